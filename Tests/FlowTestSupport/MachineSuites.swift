public import EveryPath
public import FlowChecker

/// Runs a generated suite of a flow on its machine; says what differs first, or is left out.
public func complaint<F: Flow>(of flow: F, in kind: Suite.Kind) throws -> String? {
  let graph = try FlowGraph(flow)
  let suite = Suite(kind, of: graph.compiled)
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

/// Tries the default suite of a flow on every mutant of it; says what nobody would notice.
public func unnoticed<F: Flow>(in flow: F) throws -> [String] {
  let compiled = try FlowGraph(flow).compiled
  let score = SuiteMutationTest(of: compiled).score(compiled.mutants())
  guard score.count.killed > 0 else { return ["no mutant of \(flow.name) is noticed"] }
  return (score.survivors + score.undecided).map(\.sentence)
}
