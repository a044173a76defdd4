/// What would have kept a promise: to rest without having broken it, or to come to what it asks for.
struct Trial {
  private let graph: FactGraph
  private let watcher: Watcher
  private let isWanted: (_ edge: Int, _ memory: Int) -> Bool
  private let isCut: [Bool]

  /// - Parameters:
  ///   - isCut: the sets of facts of the steps that are no honest way out: a process ends.
  ///   - wanted: the sets of facts of the steps that end a passing journey.
  ///   - owing: what the watcher remembers while something still has to happen; nil if nothing ever
  ///     has to.
  init(
    _ graph: FactGraph, _ watcher: Watcher, isCut: [Bool], wanted: [Bool], owing: Int? = nil
  ) {
    self.graph = graph
    self.watcher = watcher
    isWanted = { edge, memory in wanted[Int(graph.labels[edge])] && memory != owing }
    self.isCut = isCut
  }

  /// The last point of a journey from which a passing one still existed; nil if there was none.
  ///
  /// In a loop that could be left at several points it is the one from which passing is nearest.
  func decision(on path: [Int], loopStart: Int?) -> Decision? {
    guard let first = path.first else { return nil }
    var memories = [
      watcher.next[Int(graph.startLabels[graph.source(of: first)])][0]
    ]
    for edge in path {
      let memory = memories[memories.count - 1]
      memories.append(memory < 0 ? memory : watcher.next[Int(graph.labels[edge])][memory])
    }
    // Ending the process is a way out of everything: it counts only where there is no other.
    for avoided in [isCut, isCut.map { _ in false }] {
      let passage = Passage(
        graph, watcher, isAvoided: { avoided[Int(graph.labels[$0])] }, isWanted: isWanted)
      let decisions = path.indices.compactMap { step in
        decision(at: step, on: path, memories[step], passage)
      }
      let looping = decisions.filter { $0.step >= loopStart ?? .max }
      let nearest = looping.min { $0.passing.count < $1.passing.count } ?? decisions.last
      if let nearest { return nearest }
    }
    return nil
  }

  private func decision(
    at step: Int, on path: [Int], _ memory: Int, _ passage: Passage
  ) -> Decision? {
    guard memory >= 0 else { return nil }
    let others = graph.edges(of: graph.source(of: path[step])).filter { $0 != path[step] }
    let roads = others.map { edge -> Decision.Road in
      let after = watcher.next[Int(graph.labels[edge])][memory]
      let steps = passage.distance(by: edge, memory)
      return Decision.Road(edge: edge, steps: steps, isBroken: after == Watcher.broken)
    }
    let best = roads.filter { $0.steps != nil }.min { $0.steps ?? 0 < $1.steps ?? 0 }
    let isResting = step > 0 && isWanted(path[step - 1], memory)
    guard best != nil || isResting else { return nil }
    return Decision(
      step: step, passing: best.map { passage.road(by: $0.edge, memory) } ?? [],
      roads: roads)
  }
}

/// The point of a journey at which it was decided that the promise breaks.
struct Decision {
  /// A way that was not taken there.
  struct Road {
    let edge: Int
    /// How many steps a passing journey has that begins with it; nil if none does.
    let steps: Int?
    /// Whether it breaks the promise at once.
    let isBroken: Bool
  }

  /// The index of the step that decided it.
  let step: Int
  /// The nearest passing journey from there; empty if it would have been enough to stop.
  let passing: [Int]
  /// The other ways from there, in authored order.
  let roads: [Road]
}
