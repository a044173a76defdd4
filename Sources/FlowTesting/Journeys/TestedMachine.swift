import FlowExplorer
import PermissionFlow

/// A machine on a journey, and what it made of the last thing it was told.
struct TestedMachine<F: Flow> {
  /// What became of one input and of the held events it released.
  struct Heard {
    var verdict: SuiteCase.Verdict = .refused
    var effects: [F.Effect] = []
    var orders: [Order] = []
    var outcome: F.Outcome?
    var line: SourceLine?
  }

  private var run: SuiteRun<F>
  private(set) var state: F.State?
  private(set) var position = "not started"
  private(set) var hasEnded = false

  init(_ graph: FlowGraph<F>) { run = SuiteRun(graph) }

  mutating func take(_ input: SuiteInput) -> Heard {
    var heard: Heard?
    var after: Machine<F>?
    run.take(input) { machine, reaction in
      var all = heard ?? Heard(verdict: SuiteCase.Verdict(reaction.verdict))
      all.orders += machine.orders(of: reaction)
      all.effects += machine.effects(of: reaction)
      all.outcome = all.outcome ?? machine.outcome(of: reaction)
      if case .moved(let edge) = reaction.verdict, all.line == nil {
        all.line = machine.graph.plan.edges[edge].line
      }
      heard = all
      after = machine
    }
    if let after {
      state = after.flowState
      position = after.positionID ?? "not started"
      hasEnded = after.state.hasEnded
    }
    return heard ?? Heard()
  }
}
