import Reducers

/// Counts cups: data that is not finite.
public struct TeaCounter: Reducer {
  public enum Event: Hashable, Sendable { case cup, washedUp }
  public enum Effect: Hashable, Sendable { case washUp }

  /// How many cups there are.
  public let cups: Int
  public let start: [Int] = []

  public init(cups: Int) { self.cups = cups }

  public func reduce(_ state: inout [Int], _ event: Event) -> [Effect] {
    switch event {
    case .cup: state.append(state.count + 1)
    case .washedUp: state = []
    }
    return state.count == cups ? [.washUp] : []
  }
}
