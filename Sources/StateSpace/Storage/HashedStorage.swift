/// Seen states of any kind: hashing decides where to look, equality alone decides what is found.
@frozen
public struct HashedStorage<State: Hashable>: StateStorage {
  @usableFromInline var interner = Interner<State>()

  /// Nothing was seen yet.
  @inlinable
  public init() {}

  /// The states, each at its number.
  @inlinable public var values: [State] { interner.values }

  /// The number of a state; nil if it was not seen.
  @inlinable
  public func number(of state: State) -> Int? {
    let number = interner.find(state)
    return number < 0 ? nil : Int(number)
  }

  /// The number of a state, and whether it was not seen before.
  @inlinable
  @inline(__always)
  public mutating func insert(_ state: State) -> (number: Int, isNew: Bool) {
    let (number, isNew) = interner.insert(state)
    return (Int(number), isNew)
  }
}

extension HashedStorage: Sendable where State: Sendable {}
