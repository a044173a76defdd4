public import EveryPath

/// Tries mutants of one flow on test cases: generated suites, or one's own.
///
/// Building it runs every case on the flow itself. A mutant takes as long as the cases up to the
/// first that fails. One that none fails on survives; whether any inputs tell it from the flow is
/// not known, so some that survive may be equivalent.
public struct SuiteMutationTest: Sendable {
  private let compiled: CompiledFlow
  private let suite: CompiledSuite

  /// A mutation test by generated suites.
  public init<F: Flow>(
    of graph: FlowGraph<F>, by kinds: [Suite.Kind] = Suite.Kind.usual
  ) {
    self.init(of: graph.compiled, by: kinds)
  }

  package init(of compiled: CompiledFlow, by kinds: [Suite.Kind] = Suite.Kind.usual) {
    var suite = CompiledSuite(compiled)
    for kind in kinds { suite.add(Suite(kind, of: compiled)) }
    self.init(compiled, suite)
  }

  package init(of compiled: CompiledFlow, by cases: some Sequence<SuiteCase>) {
    var suite = CompiledSuite(compiled)
    suite.add(cases)
    self.init(compiled, suite)
  }

  private init(_ compiled: CompiledFlow, _ suite: CompiledSuite) {
    self.compiled = compiled
    self.suite = suite
  }

  /// How many cases are run.
  public var caseCount: Int { suite.cases.count }

  /// The cases that fail on the flow itself, by name; they are not run on mutants.
  public var failing: [String] { suite.failing }

  /// What becomes of a mutant of the compiled flow.
  public func status(of mutant: Mutant) -> MutantStatus {
    let (changed, touch) = mutant.changed
    if let killer = suite.killer(of: changed, touching: touch) {
      return .killed(by: killer.name())
    }
    return .survived(nil)
  }

  /// The score of some mutants of the compiled flow.
  public func score(_ mutants: some Sequence<Mutant>) -> MutationScore {
    MutationScore(
      mutants.map { MutationScore.Result($0, flow: compiled.name, status: status(of: $0)) })
  }
}
