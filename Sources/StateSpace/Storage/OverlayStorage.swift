/// Seen states of an ``Overlay``: those that the searched graph knows are found by their number
/// there, the others by hashing.
@frozen
public struct OverlayStorage<State: Hashable>: InterningStorage {
  @usableFromInline var order: [OverlaidState<State>] = []
  /// For each state of the graph its number here; negative if it was not seen.
  @usableFromInline var numbersOfKnown: [Int32]
  @usableFromInline var others = Interner<State>()
  @usableFromInline var numbersOfOthers: [Int32] = []

  /// Nothing was seen yet.
  ///
  /// - Parameter knownCount: how many states the searched graph has.
  @inlinable
  public init(knownCount: Int) {
    numbersOfKnown = [Int32](repeating: -1, count: knownCount)
  }

  /// The states, each at its number.
  @inlinable public var values: [OverlaidState<State>] { order }

  /// How many states were seen.
  @inlinable public var count: Int { order.count }

  /// The state with a number.
  @inlinable
  public subscript(number: Int) -> OverlaidState<State> { order[number] }

  /// The number of a state; nil if it was not seen.
  @inlinable
  public func number(of state: OverlaidState<State>) -> Int? {
    switch state {
    case .known(let known):
      let number = numbersOfKnown[Int(known)]
      return number < 0 ? nil : Int(number)
    case .other(let state):
      let other = others.find(state)
      return other < 0 ? nil : Int(numbersOfOthers[Int(other)])
    }
  }

  /// Whether a state was seen.
  @inlinable
  public func contains(_ state: OverlaidState<State>) -> Bool { number(of: state) != nil }

  /// Notes a state; false if it was seen before.
  @inlinable
  public mutating func insert(_ state: OverlaidState<State>) -> Bool { note(state).isNew }

  /// Notes the states that some transitions lead to, in order, and tells where each leads.
  @inlinable
  public mutating func insert<Action>(
    _ places: Range<Int>, of transitions: borrowing TransitionList<Action, OverlaidState<State>>,
    _ tell: (_ place: Int, _ number: Int, _ isNew: Bool) -> Void
  ) {
    for place in places {
      let (number, isNew) = note(transitions[place].state)
      tell(place, number, isNew)
    }
  }

  @inlinable
  mutating func note(_ state: OverlaidState<State>) -> (number: Int, isNew: Bool) {
    let next = Int32(truncatingIfNeeded: order.count)
    switch state {
    case .known(let known):
      let number = numbersOfKnown[Int(known)]
      guard number < 0 else { return (Int(number), false) }
      numbersOfKnown[Int(known)] = next
    case .other(let state):
      let (other, isNew) = others.insert(state)
      guard isNew else { return (Int(numbersOfOthers[Int(other)]), false) }
      numbersOfOthers.append(next)
    }
    order.append(state)
    return (Int(next), true)
  }

  /// How much memory the set holds.
  @inlinable public var bytes: Int {
    order.capacity * MemoryLayout<OverlaidState<State>>.stride
      + (numbersOfKnown.capacity + numbersOfOthers.capacity) * MemoryLayout<Int32>.stride
      + others.bytes
  }
}

extension OverlayStorage: Sendable where State: Sendable {}
