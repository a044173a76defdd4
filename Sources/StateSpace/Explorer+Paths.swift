extension Explorer {
  /// How many of the states are initial; they come first.
  public var initialCount: Int { levels.initialCount }

  /// How many steps a state is away from the nearest initial state.
  ///
  /// Logarithmic in the greatest distance.
  public func depth(of number: Int) -> Int { levels.depth(of: number) }

  /// The number of the state from which another was first reached; nil for an initial state.
  public func parent(of number: Int) -> Int? { record.parent(of: number) }

  /// The states of a shortest path from an initial state to a state, both included, by number.
  public func shortestPath(to number: Int) -> [Int] {
    var path = [number]
    while let parent = parent(of: path[path.count - 1]) { path.append(parent) }
    return path.reversed()
  }
}

extension Explorer where Record == TransitionTable<Model.Action> {
  /// A search that goes on from what another one has found of the same system.
  ///
  /// Linear in all that was found: the set of seen states is built anew.
  ///
  /// - Parameters:
  ///   - storage: an empty one.
  ///   - label: as of a search that has not begun; those of the graph are kept.
  @inlinable
  public init(
    _ model: Model, storage: Storage, from graph: StateGraph<Model.State, Model.Action>,
    label: ((Transition, Model.State) -> UInt32)? = nil,
    growing: ((Storage, Levels) -> [String])? = nil
  ) {
    self.init(model, storage: storage, record: graph.table, label: label, growing: growing)
    for action in graph.choices { _ = kept.actions.insert(action) }
    for state in graph.states { _ = self.storage.insert(state) }
    expanded = graph.expandedCount
    transitions = graph.targets.count
    levels = graph.levels
    if case .truncated(let limit, _) = graph.completeness { self.limit = limit }
  }

  /// The graph of what was found so far.
  @inlinable public var graph: StateGraph<Model.State, Model.Action> {
    StateGraph(
      states: states.values, choices: record.actions.values, table: record, levels: levels,
      completeness: completeness)
  }
}

extension Explorer where Record == PredecessorMap<Model.Action> {
  /// The steps by which a state was first reached, each with the number of its source.
  @inlinable
  public func steps(to number: Int) -> [(source: Int, action: Model.Action)] {
    record.steps(to: number)
  }
}
