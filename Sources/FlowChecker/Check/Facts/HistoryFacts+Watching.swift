import FlowModel
import StateSpace

extension HistoryFacts {
  /// The observer of a searched graph.
  func watcher(_ graph: FactGraph) -> Monitor {
    let instants = graph.instants(of: self)
    return Monitor(width: kind.width, labels: instants.count) { set, memory in
      kind.after(instants[set], memory)
    }
  }

  /// One that breaks where a fact holds once all of a step is remembered as 1.
  func watcher(_ graph: FactGraph, breakingOn last: [Bool]) -> Monitor {
    let instants = graph.instants(of: self)
    return Monitor(width: kind.width, labels: instants.count) { set, memory in
      let after = kind.after(instants[set], memory)
      return after == 1 && last[set] ? Monitor.violated : after
    }
  }
}
