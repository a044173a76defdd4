extension Survey {
  /// The states of a shortest journey from a start to a state, both included, by number.
  public func shortestPath(to number: Int) -> [Int] {
    var path = [number]
    while let parent = parent(of: path[path.count - 1]) { path.append(parent) }
    return path.reversed()
  }

  /// The choices of a shortest journey from a start to a state.
  ///
  /// They are not kept, so the model is asked for the ways on from every state on the path.
  public func shortestJourney(to number: Int) -> [Model.Choice] {
    let path = shortestPath(to: number)
    var ways = Successors<Model.Choice, Model.State>()
    return zip(path, path.dropFirst()).compactMap { from, to in
      ways.ask(model, from: seen[from])
      return ways.ways.first { $0.state == seen[to] }?.choice
    }
  }

  /// The number of the first state, so of a nearest one, of which something is true.
  public func first(where isWanted: (Model.State) -> Bool) -> Int? {
    (0..<count).first { isWanted(seen[$0]) }
  }
}
