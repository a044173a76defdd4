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
