import StateSpace

/// What would have satisfied a property: to rest without having broken it, or to come to what it
/// asks for.
struct DecisionSearch {
  private let graph: FactGraph
  private let watcher: Monitor
  private let wanted: [Bool]
  private let owing: Int?
  private let isCut: [Bool]
  private let isForbidden: [Bool]?

  /// - Parameters:
  ///   - isCut: the sets of facts of the steps that are no honest way out: a process ends.
  ///   - isForbidden: those of the steps that the property itself does not count.
  ///   - wanted: the sets of facts of the steps that end a passing journey.
  ///   - owing: what the watcher remembers while something has to happen; nil if nothing has to.
  init(
    _ graph: FactGraph, _ watcher: Monitor, isCut: [Bool], isForbidden: [Bool]? = nil,
    wanted: [Bool], owing: Int? = nil
  ) {
    self.graph = graph
    self.watcher = watcher
    self.wanted = wanted
    self.owing = owing
    self.isCut = isCut
    self.isForbidden = isForbidden
  }

  /// The last point of a journey from which a passing one still existed; nil if there was none.
  ///
  /// In a loop that could be left at several points it is the one from which passing is nearest.
  func decision(on path: [Int], loopStart: Int?) -> Decision? {
    guard let first = path.first else { return nil }
    var memories = [watcher.after(graph.startLabels[graph.source(of: first)])]
    for edge in path {
      let memory = memories[memories.count - 1]
      memories.append(memory < 0 ? memory : watcher.after(graph.labels[edge], memory))
    }
    // Ending the process is a way out of everything: it counts only where there is no other.
    let forbidden = isForbidden ?? isCut.map { _ in false }
    let uncut = Goal(wanted, avoiding: zip(isCut, forbidden).map { $0 || $1 }, owing: owing)
    let cut = Goal(wanted, avoiding: forbidden, owing: owing)
    for goal in [uncut, cut] {
      var passing = PassingPaths(graph, watcher, to: goal)
      var nearest: Decision?
      for step in path.indices.reversed() {
        if step < loopStart ?? .max, nearest != nil { break }
        guard let decision = decision(at: step, on: path, memories[step], goal, &passing) else {
          continue
        }
        if nearest.map({ decision.passing.count < $0.passing.count }) ?? true { nearest = decision }
      }
      if let nearest { return noting(cut, in: nearest, memories[nearest.step]) }
    }
    return nil
  }

  /// Notes which alternatives without a passing journey have one in which a process ends.
  private func noting(_ cut: Goal, in decision: Decision, _ memory: Int) -> Decision {
    var decision = decision
    var passing = PassingPaths(graph, watcher, to: cut)
    for (number, alternative) in decision.alternatives.enumerated()
    where alternative.steps == nil && !alternative.isBroken && !alternative.isCut {
      decision.alternatives[number].needsCut = !passing.path(by: alternative.edge, memory).isEmpty
    }
    return decision
  }

  private func decision(
    at step: Int, on path: [Int], _ memory: Int, _ goal: Goal, _ passing: inout PassingPaths
  ) -> Decision? {
    guard memory >= 0 else { return nil }
    let others = graph.edges(of: graph.source(of: path[step])).filter { $0 != path[step] }
    let found = others.map { passing.path(by: $0, memory) }
    let best = found.filter { !$0.isEmpty }.min { $0.count < $1.count }
    let isResting = step > 0 && goal.wants(graph.labels[path[step - 1]], memory)
    guard best != nil || isResting else { return nil }
    return Decision(
      step: step, passing: best ?? [],
      alternatives: zip(others, found).map { edge, rest in
        let after = watcher.after(graph.labels[edge], memory)
        return Decision.Alternative(
          edge: edge, steps: rest.isEmpty ? nil : rest.count,
          isBroken: after == Monitor.violated,
          isCut: isCut[Int(graph.labels[edge])])
      })
  }
}

/// The paths that pass: near ones are looked for near by, and the whole graph only if need be.
private struct PassingPaths {
  private let graph: FactGraph
  private let near: BoundedPathSearch
  private var whole: Distances?

  init(_ graph: FactGraph, _ watcher: Monitor, to goal: Goal) {
    self.graph = graph
    near = BoundedPathSearch(in: graph.beside(watcher), to: goal)
  }

  /// A shortest path that begins with a transition; empty if it leads nowhere.
  mutating func path(by edge: Int, _ memory: Int) -> [Int] {
    if let whole { return whole.path(by: edge, memory) }
    switch near.look(by: edge, memory) {
    case .path(let path): return path
    case .nothing: return []
    case .unclear:
      let distances = Distances(in: near.graph, graph.incoming, to: near.goal)
      whole = distances
      return distances.path(by: edge, memory)
    }
  }
}

/// The point of a journey at which it was decided that the property breaks.
struct Decision {
  /// A transition that was not taken there.
  struct Alternative {
    let edge: Int
    /// How many steps a passing journey has that begins with it; nil if none does.
    let steps: Int?
    /// Whether it breaks the property at once.
    let isBroken: Bool
    /// Whether a process ends on it: then it is no way out as long as there are others.
    let isCut: Bool
    /// Whether a process ends on every passing journey that begins with it.
    var needsCut = false
  }

  /// The index of the step that decided it.
  let step: Int
  /// The nearest passing journey from there; empty if it would have been enough to stop.
  let passing: [Int]
  /// The other transitions from there, in authored order.
  var alternatives: [Alternative]
}
