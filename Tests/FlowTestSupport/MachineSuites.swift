public import FlowExplorer
public import PermissionFlow

/// Runs a generated suite of a flow on its machine; says what differs first, or is left out.
public func complaint<F: Flow>(of flow: F, in kind: Suite.Kind) throws -> String? {
  let graph = try FlowGraph(flow)
  let suite = Suite(kind, of: graph.plan)
  guard !suite.isEmpty else { return "the suite is empty" }
  for test in suite {
    if let mismatch = test.mismatch(on: graph) { return "\(mismatch)" }
  }
  for requirement in suite.uncovered {
    switch requirement.status {
    case .covered, .infeasible: continue
    case .skipped:
      if !requirement.isBeyondLimits {
        return "\(requirement.name) is left out"
      }
    }
  }
  return nil
}
