/// A few states one after the other, and the transitions from all of them.
///
/// What a search looks up for one state does not keep the processor busy; for sixteen it does.
@frozen
@usableFromInline
struct ExpandedGroup<Model: TransitionSystem>: ~Copyable {
  @usableFromInline var transitions = TransitionList<Model.Action, Model.State>()
  /// Where the transitions of each state end.
  @usableFromInline var ends: [Int] = []

  @inlinable
  init() {}

  /// The places of the transitions of one of the states.
  @inlinable
  func places(of number: Int) -> Range<Int> { places(of: number..<number &+ 1) }

  /// The places of the transitions of some of the states.
  @inlinable
  func places(of part: Range<Int>) -> Range<Int> {
    guard !part.isEmpty else { return 0..<0 }
    return (part.lowerBound == 0 ? 0 : ends[part.lowerBound &- 1])..<ends[part.upperBound &- 1]
  }

  @inlinable
  mutating func expand<Storage: StateStorage<Model.State>>(
    _ numbers: Range<Int>, _ model: Model, _ states: borrowing Storage
  ) {
    ends.removeAll(keepingCapacity: true)
    transitions.removeAll()
    for number in numbers {
      model.transitions(from: states[number], into: &transitions)
      ends.append(transitions.count)
    }
  }
}
