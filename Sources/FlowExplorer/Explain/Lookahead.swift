/// The nearest wanted step from one place, looked for near that place only.
///
/// Most journeys that pass are short, and a whole ``Passage`` looks at every way of the graph.
struct Lookahead {
  /// What was found near a place.
  enum Sight: Equatable {
    /// The ways of a shortest road to a wanted step.
    case road([Int])
    /// No way leads to one.
    case nothing
    /// There is too much to see from here.
    case unclear
  }

  let graph: FactGraph
  let watcher: Watcher
  let aim: Aim
  /// How many places are looked at.
  var limit = 2_000

  /// What is seen if a way is taken first.
  func look(by first: Int, _ memory: Int) -> Sight {
    let width = watcher.width
    var cameBy: [Int: (edge: Int, place: Int)] = [:]
    var queue: [Int] = []
    func sight(_ edge: Int, from place: Int, _ memory: Int) -> Sight? {
      let label = graph.labels[edge]
      let after = watcher.after(label, memory)
      guard after != Watcher.broken, aim.allows(label) else { return nil }
      let next = Int(graph.targets[edge]) * width + after
      if aim.wants(label, after) {
        var road = [edge]
        var at = place
        while let step = cameBy[at] {
          road.append(step.edge)
          at = step.place
        }
        return .road(road.reversed())
      }
      if cameBy[next] == nil {
        cameBy[next] = (edge, place)
        queue.append(next)
      }
      return nil
    }
    // Before the first way there is no place: nothing leads back to it.
    if let sight = sight(first, from: -1, memory) { return sight }
    var head = 0
    while head < queue.count {
      guard head < limit else { return .unclear }
      let place = queue[head]
      head += 1
      for edge in graph.edges(of: place / width) {
        if let sight = sight(edge, from: place, place % width) { return sight }
      }
    }
    return .nothing
  }
}
