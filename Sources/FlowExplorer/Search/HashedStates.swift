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

  /// Notes the states that ways lead to, and tells how many were new.
  @inlinable
  public mutating func insert<Choice>(_ ways: Successors<Choice, State>) -> Int {
    let before = count
    for way in ways.ways { _ = insert(way.state) }
    return count &- before
  }

  /// How much memory the set holds, without what the states keep outside of their own values.
  @inlinable public var bytes: Int { numbering.bytes }
}

extension HashedStates: Sendable where State: Sendable {}
