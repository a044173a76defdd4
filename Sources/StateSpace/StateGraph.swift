/// What a search found: every state, every transition, and how each state was first reached.
@frozen
public struct StateGraph<State: Hashable, Action: Hashable> {
  /// The states in the order of their discovery, so by distance from an initial state.
  public let states: [State]
  /// How many of the states are initial; they come first.
  @inlinable public var startCount: Int { levels.initialCount }
  /// The different actions, in the order of their first use.
  public let choices: [Action]
  @usableFromInline let table: TransitionTable<Action>
  /// Whether everything was seen.
  public let completeness: Completeness
  /// Where each distance begins.
  public let levels: Levels

  @inlinable
  init(
    states: [State], choices: [Action], table: TransitionTable<Action>, levels: Levels,
    completeness: Completeness
  ) {
    self.states = states
    self.choices = choices
    self.table = table
    self.levels = levels
    self.completeness = completeness
  }

  /// Where the transitions of each state begin; one more than there are expanded states.
  @inlinable public var firstEdge: [Int] { table.firstEdge }

  /// Where each transition leads.
  @inlinable public var targets: [Int32] { table.targets }

  /// Which action each transition is.
  @inlinable public var choiceNumbers: [Int32] { table.choiceNumbers }

  /// The system's label of each transition.
  @inlinable public var labels: [UInt32] { table.labels }

  /// The transition by which each state was first reached; -1 for an initial state.
  @inlinable public var parentEdge: [Int] { table.parentEdge }

  /// How many states were looked at: all, unless the search was stopped.
  @inlinable public var expandedCount: Int { firstEdge.count - 1 }

  /// The transitions from a state.
  @inlinable
  public func edges(of state: Int) -> Range<Int> {
    state < expandedCount ? firstEdge[state]..<firstEdge[state + 1] : 0..<0
  }

  /// The state a transition starts from.
  ///
  /// Logarithmic in the number of states.
  @inlinable
  public func source(of edge: Int) -> Int { table.source(of: edge) }

  /// The transitions of a shortest path from an initial state to a state.
  @inlinable
  public func shortestPath(to state: Int) -> [Int] {
    var path: [Int] = []
    var at = state
    while parentEdge[at] >= 0 {
      path.append(parentEdge[at])
      at = source(of: parentEdge[at])
    }
    return path.reversed()
  }

  /// The number of the state from which another was first reached; nil for an initial state.
  @inlinable
  public func parent(of number: Int) -> Int? { table.parent(of: number) }

  /// The same graph with its states and actions mapped to others.
  @inlinable
  public func mapping<NewState: Hashable, NewAction: Hashable>(
    states newState: (State) -> NewState, choices newAction: (Action) -> NewAction
  ) -> StateGraph<NewState, NewAction> {
    StateGraph<NewState, NewAction>(
      states: states.map(newState), choices: choices.map(newAction),
      table: TransitionTable(like: table), levels: levels, completeness: completeness)
  }
}

extension StateGraph: Sendable where State: Sendable, Action: Sendable {}
