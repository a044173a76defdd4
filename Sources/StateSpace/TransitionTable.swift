/// Every transition that a search finds, by number: all of a ``StateGraph`` but its states.
@frozen
public struct TransitionTable<Action: Hashable>: TransitionRecord {
  @usableFromInline var actions = Interner<Action>()
  @usableFromInline var firstEdge = [0]
  @usableFromInline var targets: [Int32] = []
  @usableFromInline var choiceNumbers: [Int32] = []
  @usableFromInline var labels: [UInt32] = []
  /// The transition by which each state was first reached; -1 for an initial state.
  @usableFromInline var parentEdge: [Int] = []

  /// Nothing yet.
  @inlinable
  public init() {}

  /// The same transitions, with their actions mapped to others.
  @inlinable
  init<Other>(like other: TransitionTable<Other>) {
    firstEdge = other.firstEdge
    targets = other.targets
    choiceNumbers = other.choiceNumbers
    labels = other.labels
    parentEdge = other.parentEdge
  }

  /// Notes the next initial state.
  @inlinable
  public mutating func addInitialState() { parentEdge.append(-1) }

  /// Notes the next transition.
  @inlinable
  @inline(__always)
  public mutating func add(
    _ action: Action, label: UInt32, from source: Int, to target: Int, isNew: Bool
  ) {
    if isNew { parentEdge.append(targets.count) }
    targets.append(Int32(truncatingIfNeeded: target))
    choiceNumbers.append(actions.insert(action).number)
    labels.append(label)
  }

  /// Notes where the transitions of the next state begin.
  @inlinable
  public mutating func close() { firstEdge.append(targets.count) }

  /// The number of the state from which another was first reached; nil for an initial state.
  @inlinable
  public func parent(of number: Int) -> Int? {
    parentEdge[number] < 0 ? nil : source(of: parentEdge[number])
  }

  /// The state a transition starts from.
  @inlinable
  func source(of edge: Int) -> Int {
    var (low, high) = (0, firstEdge.count - 1)
    while low + 1 < high {
      let middle = (low + high) / 2
      if firstEdge[middle] <= edge { low = middle } else { high = middle }
    }
    return low
  }
}

extension TransitionTable: Sendable where Action: Sendable {}
