/// A few states one after the other, and the ways on from all of them.
///
/// What a survey looks up for one state does not keep the processor busy; for sixteen it does.
@frozen
@usableFromInline
struct ExpandedGroup<Model: SearchModel>: ~Copyable {
  @usableFromInline var ways = Successors<Model.Choice, Model.State>()
  /// Where the ways of each state end.
  @usableFromInline var ends: [Int] = []

  @inlinable
  init() {}

  /// The end of the group that begins with a state.
  @inlinable
  static func end(after number: Int) -> Int { (number | 15) &+ 1 }

  @inlinable
  mutating func expand<Seen: SeenStates<Model.State>>(
    _ states: Range<Int>, _ model: Model, _ seen: borrowing Seen
  ) {
    ends.removeAll(keepingCapacity: true)
    ways.removeAll()
    for state in states {
      model.successors(of: seen[state], into: &ways)
      ends.append(ways.count)
    }
  }
}
