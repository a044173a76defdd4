import FlowModel
import PermissionFlow

/// What is odd about a definition once it is seen in its world; each rule has a file of its own.
struct WorldLint<W: World> {
  let coverage: Coverage
  let system: System<W>
  let graph: SearchGraph<SystemState<W>, SystemMove<W>>

  /// Every finding, rule by rule, each in the order of discovery or as authored.
  ///
  /// What never happens is odd only if everything was seen.
  var findings: [Finding] {
    guard graph.completeness == .complete else { return endlessSteps + refusedEvents }
    return endlessSteps + refusedEvents + neverAcknowledged
  }

  /// A shortest journey that ends with a way, in words.
  func journey(to way: Int) -> [String] {
    (graph.shortestPath(to: graph.source(of: way)) + [way]).map { edge in
      let state = graph.states[graph.source(of: edge)]
      return system.text(of: graph.choices[Int(graph.choiceNumbers[edge])], in: state).says
    }
  }
}
