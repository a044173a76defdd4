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
    var choices: [Model.Choice] = []
    for (from, to) in zip(path, path.dropFirst()) {
      ways.ask(model, from: seen[from])
      for place in 0..<ways.count where ways[place].state == seen[to] {
        choices.append(ways[place].choice)
        break
      }
    }
    return choices
  }

  /// The number of the first state, so of a nearest one, of which something is true.
  public func first(where isWanted: (Model.State) -> Bool) -> Int? {
    (0..<count).first { isWanted(seen[$0]) }
  }
}
