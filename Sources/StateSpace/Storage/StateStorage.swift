/// An exact set of states that numbers them in the order of their discovery.
public protocol StateStorage<State> {
  /// What is kept.
  associatedtype State: Hashable

  /// The states, each at its number.
  var values: [State] { get }

  /// The number of a state; nil if it was not seen.
  func number(of state: State) -> Int?

  /// The number of a state, and whether it was not seen before.
  mutating func insert(_ state: State) -> (number: Int, isNew: Bool)
}

extension StateStorage {
  /// How many states were seen.
  @inlinable public var count: Int { values.count }

  /// The state with a number.
  @inlinable
  public subscript(number: Int) -> State { values[number] }

  /// Whether a state was seen.
  @inlinable
  public func contains(_ state: State) -> Bool { number(of: state) != nil }
}

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
