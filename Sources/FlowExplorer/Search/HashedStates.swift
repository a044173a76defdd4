public import FlowModel

/// Seen states of any kind: hashing decides where to look, equality alone decides what is found.
@frozen
public struct HashedStates<State: Hashable>: SeenStates {
  @usableFromInline var numbering = Numbering<State>()

  /// Nothing was seen yet.
  @inlinable
  public init() {}

  /// How many states were seen.
  @inlinable public var count: Int { numbering.count }

  /// The state with a number.
  @inlinable
  public subscript(number: Int) -> State { numbering[UInt32(truncatingIfNeeded: number)] }

  /// Whether a state was seen.
  @inlinable
  public func contains(_ state: State) -> Bool { numbering.contains(state) }

  /// Notes a state; false if it was seen before.
  @inlinable
  public mutating func insert(_ state: State) -> Bool { numbering.insert(state).isNew }

  /// Notes the states that some ways lead to, in order, and tells the place of the way to each new one.
  @inlinable
  public mutating func insert<Choice>(
    _ places: Range<Int>, of ways: borrowing Successors<Choice, State>, _ tellNew: (Int) -> Void
  ) {
    for place in places where insert(ways[place].state) { tellNew(place) }
  }

  /// How much memory the set holds, without what the states keep outside of their own values.
  @inlinable public var bytes: Int { numbering.bytes }
}

extension HashedStates: Sendable where State: Sendable {}
