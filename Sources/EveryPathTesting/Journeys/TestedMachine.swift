import EveryPath
import FlowChecker

/// A machine on a journey, and how it handled the last input.
struct TestedMachine<F: Flow> {
  /// What became of one input and of the deferred events it released.
  struct Response {
    var disposition: SuiteCase.Disposition = .refused
    var effects: [F.Effect] = []
    var orders: [Order] = []
    var outcome: F.Outcome?
    var line: SourceLine?
    /// Where each of the effects was ordered.
    var lines: [SourceLine?] = []
  }

  private var run: SuiteRun<F>
  private(set) var state: F.State?
  /// The id of the position; nil before the start.
  private(set) var position: String?
  private(set) var hasEnded = false

  init(_ graph: FlowGraph<F>) { run = SuiteRun(graph) }

  mutating func take(_ input: SuiteInput) -> Response {
    var heard: Response?
    var after: Machine<F>?
    run.take(input) { machine, reaction in
      var all = heard ?? Response(disposition: SuiteCase.Disposition(reaction.disposition))
      all.orders += machine.orders(of: reaction)
      let effects = machine.effects(of: reaction)
      all.effects += effects
      all.lines += effects.map { _ in machine.line(of: reaction) }
      all.outcome = all.outcome ?? machine.outcome(of: reaction)
      if case .moved(let edge) = reaction.disposition, all.line == nil {
        all.line = machine.graph.compiled.edges[edge].line
      }
      heard = all
      after = machine
    }
    if let after {
      state = after.flowState
      position = after.positionID
      hasEnded = after.state.hasEnded
    }
    return heard ?? Response()
  }

  /// Whether it would continue on some input; it receives none.
  func moves(on input: SuiteInput) -> Bool {
    var disposition: Reaction.Disposition?
    var run = run
    run.take(input) { disposition = disposition ?? $1.disposition }
    if case .moved? = disposition { return true }
    return false
  }
}

extension Machine {
  /// The row that led to a reaction; at the start the state's.
  fileprivate func line(of reaction: Reaction) -> SourceLine? {
    if case .moved(let edge) = reaction.disposition { return graph.compiled.edges[edge].line }
    return flowState.flatMap { graph.line(of: $0) }
  }
}

extension FlowGraph {
  /// Where a state is written; nil if it is none of the flow's.
  func line(of state: F.State) -> SourceLine? {
    number(of: state).map { compiled.positions[$0].line }
  }
}
