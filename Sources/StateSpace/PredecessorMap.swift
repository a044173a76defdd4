/// From which state each was first reached, and by which action.
@frozen
public struct PredecessorMap<Action>: TransitionRecord {
  @usableFromInline var arrivals: [(source: Int, action: Action)?] = []

  /// Nothing yet.
  @inlinable
  public init() {}

  /// Notes the next initial state.
  @inlinable
  public mutating func addInitialState() { arrivals.append(nil) }

  /// Notes the first transition to a state.
  @inlinable
  public mutating func add(
    _ action: Action, label: UInt32, from source: Int, to target: Int, isNew: Bool
  ) {
    if isNew { arrivals.append((source, action)) }
  }

  /// Nothing to note.
  @inlinable
  public mutating func close() {}

  /// The step by which a state was first reached; nil for an initial state.
  @inlinable
  public func arrival(at number: Int) -> (source: Int, action: Action)? { arrivals[number] }

  /// The number of the state from which another was first reached; nil for an initial state.
  public func parent(of number: Int) -> Int? { arrivals[number]?.source }

  /// The steps by which a state was first reached, each with the number of its source.
  @inlinable
  public func steps(to number: Int) -> [(source: Int, action: Action)] {
    var steps: [(source: Int, action: Action)] = []
    var at = number
    while let arrival = arrivals[at] {
      steps.append(arrival)
      at = arrival.source
    }
    return steps.reversed()
  }
}

extension PredecessorMap: Sendable where Action: Sendable {}
