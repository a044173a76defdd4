public import FlowModel
import PermissionFlow

extension SystemMutant {
  /// What becomes of the mutant under its system's promises.
  ///
  /// One that its world never brings about is equivalent; whether another could be seen at all if no
  /// promise notices it, is for its reader to say.
  ///
  /// - Throws: what keeps the system from being built.
  public func result(flow: String) throws -> MutationScore.Result {
    MutationScore.Result(
      flow: flow, id: id, kind: kind, line: "", change: change,
      fate: try system.map { try $0.accept(Judging()) } ?? .equivalent)
  }
}

extension MutationScore.Result {
  /// A reducer's mutant, and what became of it.
  public init(_ mutant: SystemMutant, flow: String, fate: Fate) {
    self.init(
      flow: flow, id: mutant.id, kind: mutant.kind, line: "", change: mutant.change, fate: fate)
  }
}

/// Judges a system by its promises.
private struct Judging: SystemVisitor {
  func visit<W: World>(_ system: System<W>) throws -> Fate {
    // Most of what is wrong shows near the start.
    for limits in [SearchLimits(maxStates: 400), SearchLimits(maxStates: 4_000), SearchLimits()] {
      let report = explore(system, limits: limits).report
      if let fate = Self.fate(in: report) { return fate }
      if report.isComplete { break }
    }
    return .survived(
      Difference(
        journey: ["the changed event comes"], expected: "as before", actual: system.summary))
  }

  /// What a report says of a mutant; nil if it has nothing to say.
  private static func fate(in report: CheckReport) -> Fate? {
    for promise in report.promises where promise.verdict == .broken {
      return .killed(by: promise.name)
    }
    for promise in report.promises where promise.verdict == .vacuous {
      return .killed(by: "\(promise.name) (it never has to hold)")
    }
    return nil
  }
}
