/// Seen states of an ``Overlay``: those that the searched graph knows are found by their number
/// there, the others by hashing.
@frozen
public struct OverlayStorage<State: Hashable>: StateStorage {
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

  /// The number of a state, and whether it was not seen before.
  @inlinable
  public mutating func insert(_ state: OverlaidState<State>) -> (number: Int, isNew: Bool) {
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
}

extension OverlayStorage: Sendable where State: Sendable {}
