/// What a search found: every state, every way on, and how each state was first reached.
public struct SearchGraph<State: Hashable, Choice: Hashable> {
  /// The states in the order of their discovery, so by distance from a start.
  public internal(set) var states: [State] = []
  /// How many of the states are starts; they come first.
  public var startCount: Int { levels.startCount }
  /// The different choices, in the order of their first use.
  public internal(set) var choices: [Choice] = []
  /// Where the ways on of each state begin; one more than there are expanded states.
  public internal(set) var firstEdge: [Int] = [0]
  /// Where each way leads.
  public internal(set) var targets: [Int32] = []
  /// Which choice each way is.
  public internal(set) var choiceNumbers: [Int32] = []
  /// The model's label of each way.
  public internal(set) var labels: [UInt32] = []
  /// The way by which each state was first reached; -1 for a start.
  public internal(set) var parentEdge: [Int] = []
  /// Whether everything was seen.
  public internal(set) var completeness = Completeness.complete
  var levels = Levels(starts: 0)

  /// How many states were expanded: all, unless the search was truncated.
  public var expandedCount: Int { firstEdge.count - 1 }

  /// The ways on from a state.
  public func edges(of state: Int) -> Range<Int> {
    state < expandedCount ? firstEdge[state]..<firstEdge[state + 1] : 0..<0
  }

  /// The state a way starts from.
  ///
  /// Logarithmic in the number of states.
  public func source(of edge: Int) -> Int {
    var low = 0
    var high = expandedCount
    while low + 1 < high {
      let middle = (low + high) / 2
      if firstEdge[middle] <= edge { low = middle } else { high = middle }
    }
    return low
  }

  /// The ways of a shortest journey from a start to a state.
  public func shortestPath(to state: Int) -> [Int] {
    var path: [Int] = []
    var at = state
    while parentEdge[at] >= 0 {
      path.append(parentEdge[at])
      at = source(of: parentEdge[at])
    }
    return path.reversed()
  }

  /// The same graph with its states and choices told otherwise.
  func mapping<NewState: Hashable, NewChoice: Hashable>(
    states newState: (State) -> NewState, choices newChoice: (Choice) -> NewChoice
  ) -> SearchGraph<NewState, NewChoice> {
    var graph = SearchGraph<NewState, NewChoice>()
    graph.states = states.map(newState)
    graph.levels = levels
    graph.choices = choices.map(newChoice)
    graph.firstEdge = firstEdge
    graph.targets = targets
    graph.choiceNumbers = choiceNumbers
    graph.labels = labels
    graph.parentEdge = parentEdge
    graph.completeness = completeness
    return graph
  }
}

extension SearchGraph: Sendable where State: Sendable, Choice: Sendable {}
