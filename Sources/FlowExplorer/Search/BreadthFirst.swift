import FlowModel

/// A breadth-first search: exact, deterministic, complete or openly truncated.
///
/// Linear in the number of states and ways; every state is stored once.
///
/// - Parameter progress: told how far the search is, every thousand states or so.
public func searchBreadthFirst<Model: SearchModel>(
  _ model: Model, limits: SearchLimits = SearchLimits(),
  progress: ((SearchProgress) -> Void)? = nil
) -> SearchGraph<Model.State, Model.Choice> {
  var graph = SearchGraph<Model.State, Model.Choice>()
  var table = Numbering<Model.State>()
  var choices = Numbering<Model.Choice>()
  var depths: [Int32] = []
  for start in model.starts where table.insert(start).isNew {
    graph.parentEdge.append(-1)
    depths.append(0)
  }
  graph.startCount = table.values.count
  let clock = ContinuousClock()
  let deadline = limits.seconds.map { clock.now + .seconds($0) }
  var ways = Successors<Model.Choice, Model.State>()
  var next = 0
  var limit: Completeness.Limit?
  while next < table.values.count {
    if let maxDepth = limits.maxDepth, depths[next] >= maxDepth { limit = .depth }
    if let maxStates = limits.maxStates, table.values.count > maxStates { limit = .states }
    if let deadline, next & 1023 == 0, clock.now > deadline { limit = .time }
    guard limit == nil else { break }
    if let progress, next & 1023 == 0 {
      progress(SearchProgress(states: table.values.count, depth: Int(depths[next])))
    }
    ways.ways.removeAll(keepingCapacity: true)
    model.successors(of: table.values[next], into: &ways)
    for way in ways.ways {
      let (number, isNew) = table.insert(way.state)
      if isNew {
        graph.parentEdge.append(graph.targets.count)
        depths.append(depths[next] + 1)
      }
      graph.targets.append(number)
      graph.choiceNumbers.append(choices.insert(way.choice).number)
      graph.labels.append(way.label)
    }
    graph.firstEdge.append(graph.targets.count)
    next += 1
  }
  graph.states = table.values
  graph.choices = choices.values
  if let limit {
    graph.completeness = .truncated(limit, frontier: graph.states.count - next)
  }
  return graph
}
