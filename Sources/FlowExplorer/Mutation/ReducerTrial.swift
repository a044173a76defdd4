public import FlowModel
import PermissionFlow

extension SystemMutant {
  /// How many pairs of positions are compared before it is left open whether a difference can be seen.
  private static let mostPairs = 200_000

  /// What becomes of the mutant under its system's promises.
  ///
  /// One that its world never brings about is equivalent, and so is one that no promise notices and
  /// nobody can see, if the unchanged system is known. One that can be seen survives, with a shortest
  /// journey that shows it.
  ///
  /// - Throws: what keeps a system from being built.
  public func result(flow: String) throws -> MutationScore.Result {
    try result(flow: flow) { try $0.accept(Judging()) }
  }

  /// What becomes of the mutant under journeys that fit the unchanged system: it is noticed if one
  /// does not fit any more, or ends otherwise.
  ///
  /// - Throws: ``UnfitForMutants`` if a journey does not fit the system that was changed, which may
  ///   be another than the one it was written for; what keeps a system from being built.
  public func result(flow: String, by journeys: [Journey]) throws -> MutationScore.Result {
    if let original,
      let other = try journeys.first(where: { try !original.accept(Fitting(journey: $0)) })
    {
      throw UnfitForMutants(
        description: "the changes of `\(flow)` are tried in a world of their own"
          + (original.summary.isEmpty ? "" : " (\(original.summary))")
          + ", and \"\(other.title)\" does not fit there, so it can tell nothing of them")
    }
    return try result(flow: flow) { system in
      try journeys.first { try !system.accept(Fitting(journey: $0)) }?.title
    }
  }

  private func result(
    flow: String, killer: (any AnySystem) throws -> String?
  ) throws -> MutationScore.Result {
    MutationScore.Result(self, flow: flow, fate: try fate(killer))
  }

  private func fate(_ killer: (any AnySystem) throws -> String?) throws -> Fate {
    guard let system else { return .equivalent }
    if let name = try killer(system) { return .killed(by: name) }
    guard let original else {
      return .survived(
        Difference(
          journey: ["the changed event comes"], expected: "as before", actual: system.summary))
    }
    var product = try SightProduct(original, system)
    return product.fate(mostPairs: Self.mostPairs)
  }
}

extension MutationScore.Result {
  /// A reducer's mutant, and what became of it.
  public init(_ mutant: SystemMutant, flow: String, fate: Fate) {
    self.init(
      flow: flow, id: mutant.id, kind: mutant.kind, line: "", change: mutant.change, fate: fate)
  }
}

/// Whether a journey fits a system, and ends there as it expects to.
struct Fitting: SystemVisitor {
  let journey: Journey

  func visit<W: World>(_ system: System<W>) -> Bool {
    Replay(journey, in: system).result == .matched
  }
}

/// The promise of a system that is broken, or that never has to hold; nil if there is none.
private struct Judging: SystemVisitor {
  func visit<W: World>(_ system: System<W>) -> String? {
    // Most of what is wrong shows near the start.
    for limits in [SearchLimits(maxStates: 400), SearchLimits(maxStates: 4_000), SearchLimits()] {
      let report = explore(system, limits: limits).report
      if let promise = Self.killer(in: report) { return promise }
      if report.isComplete { break }
    }
    return nil
  }

  private static func killer(in report: CheckReport) -> String? {
    for promise in report.promises where promise.verdict == .broken { return promise.name }
    for promise in report.promises where promise.verdict == .vacuous {
      return "\(promise.name) (it never has to hold)"
    }
    return nil
  }
}
