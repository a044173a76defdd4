/// Seen states of any kind: hashing decides where to look, equality alone decides what is found.
@frozen
public struct HashedStorage<State: Hashable>: InterningStorage {
  @usableFromInline var interner = Interner<State>()

  /// Nothing was seen yet.
  @inlinable
  public init() {}

  /// How many states were seen.
  @inlinable public var count: Int { interner.count }

  /// The states, each at its number.
  @inlinable public var values: [State] { interner.values }

  /// The state with a number.
  @inlinable
  public subscript(number: Int) -> State { interner[UInt32(truncatingIfNeeded: number)] }

  /// Whether a state was seen.
  @inlinable
  public func contains(_ state: State) -> Bool { interner.contains(state) }

  /// The number of a state; nil if it was not seen.
  @inlinable
  public func number(of state: State) -> Int? {
    let number = interner.find(state)
    return number < 0 ? nil : Int(number)
  }

  /// Notes a state; false if it was seen before.
  @inlinable
  public mutating func insert(_ state: State) -> Bool { interner.insert(state).isNew }

  /// Notes the states that some transitions lead to, in order, and tells where each leads.
  @inlinable
  @inline(__always)
  public mutating func insert<Action>(
    _ places: Range<Int>, of transitions: borrowing TransitionList<Action, State>,
    _ tell: (_ place: Int, _ number: Int, _ isNew: Bool) -> Void
  ) {
    for place in places {
      let (number, isNew) = interner.insert(transitions[place].state)
      tell(place, Int(number), isNew)
    }
  }

  /// How much memory the set holds, without what the states keep outside of their own values.
  @inlinable public var bytes: Int { interner.bytes }
}

extension HashedStorage: Sendable where State: Sendable {}
