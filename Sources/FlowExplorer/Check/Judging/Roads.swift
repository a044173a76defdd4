/// The shortest ways through a searched graph, while a watcher remembers.
struct Roads {
  /// A state, and what the watcher remembers there.
  struct Place: Hashable {
    var state: Int
    var memory: Int
  }

  /// A way, and where it leads.
  struct Road {
    var path: [Int]
    var state: Int
    var memory: Int
  }

  let graph: FactGraph
  let watcher: Watcher
  private let cost: ((Int) -> Int)?

  /// - Parameter cost: what a way costs; nil if all cost the same. Of equally cheap roads the one
  ///   with the fewest steps is taken, then the one that was authored first.
  init(_ graph: FactGraph, _ watcher: Watcher, cost: ((Int) -> Int)? = nil) {
    self.graph = graph
    self.watcher = watcher
    self.cost = cost
  }

  /// Where a journey may begin without having broken the promise.
  var starts: [Place] {
    (0..<graph.startCount).compactMap { start in
      let memory = watcher.after(graph.startLabels[start])
      return memory == Watcher.broken ? nil : Place(state: start, memory: memory)
    }
  }

  /// A shortest road from a start to a place; nil if there is none.
  func road(toPlace isGoal: (_ state: Int, _ memory: Int) -> Bool) -> Road? {
    road(from: starts, toPlace: isGoal, toStep: { _, _ in false })
  }

  /// A shortest road from a start that ends with a step; nil if there is none.
  ///
  /// - Parameter isGoal: asked with the way, and with what is remembered after it.
  func road(toStep isGoal: (_ edge: Int, _ memory: Int) -> Bool) -> Road? {
    road(from: starts, toPlace: { _, _ in false }, toStep: isGoal)
  }

  private func step(_ edge: Int) -> Int { ((cost?(edge) ?? 0) << 24) + 1 }

  /// A shortest road from one of some places to a place or step.
  ///
  /// Linear in the graph times what the watcher may remember; with costs, times a logarithm.
  func road(
    from starts: [Place], toPlace isGoal: (Int, Int) -> Bool, toStep isLast: (Int, Int) -> Bool
  ) -> Road? {
    let width = watcher.width
    // Where ways have costs, a step that is a goal is a place of its own, after all others.
    let places = graph.stateCount * width
    var seen = [Bool](repeating: false, count: places)
    var cameBy = [Int32](repeating: -2, count: places)
    var cameFrom = [Int32](repeating: -1, count: places)
    var best = [Int](repeating: .max, count: cost == nil ? 0 : places)
    var frontier = Frontier(isOrdered: cost != nil)
    func path(to place: Int) -> [Int] {
      var path: [Int] = []
      var at = place
      while cameBy[at] >= 0 {
        path.append(Int(cameBy[at]))
        at = Int(cameFrom[at])
      }
      return path.reversed()
    }
    func end(_ edge: Int, from place: Int, _ memory: Int) -> Road {
      Road(path: path(to: place) + [edge], state: Int(graph.targets[edge]), memory: memory)
    }
    for start in starts {
      let place = start.state * width + start.memory
      guard !seen[place], cameBy[place] == -2 else { continue }
      cameBy[place] = -1
      if cost != nil { best[place] = 0 }
      frontier.add(place, cost: 0)
    }
    while let (place, spent) = frontier.next() {
      if place >= places {
        let (edge, memory) = ((place - places) / width, (place - places) % width)
        let after = watcher.after(graph.labels[edge], memory)
        return end(edge, from: graph.source(of: edge) * width + memory, after)
      }
      guard !seen[place] else { continue }
      seen[place] = true
      let (state, memory) = (place / width, place % width)
      if isGoal(state, memory) {
        return Road(path: path(to: place), state: state, memory: memory)
      }
      for edge in graph.edges(of: state) {
        let after = watcher.after(graph.labels[edge], memory)
        let total = cost == nil ? 0 : spent + step(edge)
        if isLast(edge, after) {
          guard cost != nil else { return end(edge, from: place, after) }
          frontier.add(places + edge * width + memory, cost: total)
        }
        guard after != Watcher.broken else { continue }
        let next = Int(graph.targets[edge]) * width + after
        guard cost == nil ? cameBy[next] == -2 : !seen[next] && total < best[next] else { continue }
        cameBy[next] = Int32(edge)
        cameFrom[next] = Int32(place)
        if cost != nil { best[next] = total }
        frontier.add(next, cost: total)
      }
    }
    return nil
  }
}
