import EveryPath
public import FlowModel
import StateSpace

/// Tries changes of reducers on the properties of their systems, see `SystemMutant`.
///
/// Each unchanged system is checked once, when the first of its mutants is tried. A property that
/// never has to hold there, since its small world lacks what the property is about, tells nothing
/// of a mutant.
public struct ReducerMutationTest {
  private let flow: String
  /// The names of the properties that each unchanged system keeps, by its name, summary and
  /// fingerprint.
  private var kept: [[String]: Set<String>] = [:]

  /// - Parameter flow: what the reducers are called in the results.
  public init(flow: String) { self.flow = flow }

  /// What becomes of a mutant.
  ///
  /// One that its world never brings about is equivalent, and so is one that no property notices
  /// and cannot be seen, if the unchanged system is known. One that can be seen survives, with a
  /// shortest journey that shows it.
  ///
  /// - Throws: ``UnfitForMutants`` if a property is broken without any change, or none has to hold,
  ///   or that is not known; what keeps a system from being built.
  public mutating func result(of mutant: SystemMutant) throws -> MutationScore.Result {
    var asked: Set<String>?
    if let original = mutant.original {
      let key = [original.name, original.summary, original.fingerprint]
      let names = try kept[key] ?? original.accept(Keeping())
      kept[key] = names
      asked = names
    }
    return try mutant.result(flow: flow) { try $0.accept(Judging(asked: asked)) }
  }
}

/// The names of the properties that a system keeps.
private struct Keeping: SystemVisitor {
  func visit<W: World>(_ system: System<W>) throws -> Set<String> {
    let report = system.explore().report
    guard report.isComplete else {
      throw UnfitForMutants.unfinished(system.name, report.completeness)
    }
    let kept = report.properties.filter { $0.verdict == .holds }.map(\.name)
    let unfit = report.properties.first { property in
      property.verdict != .holds && (property.verdict != .vacuous || kept.isEmpty)
    }
    if let unfit { throw UnfitForMutants.unkept(unfit.name, unfit.verdict, in: system.name) }
    return Set(kept)
  }
}

extension SystemMutant {
  /// How many pairs of positions are compared before it is left open whether they differ.
  private static let mostPairs = 200_000

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

  fileprivate func result(
    flow: String, killer: (any AnySystem) throws -> String?
  ) throws -> MutationScore.Result {
    MutationScore.Result(self, flow: flow, status: try status(killer))
  }

  private func status(_ killer: (any AnySystem) throws -> String?) throws -> MutantStatus {
    guard let system else { return .equivalent }
    if let name = try killer(system) { return .killed(by: name) }
    guard let original else {
      return .survived(
        Difference(
          journey: ["the changed event comes"], expected: "as before", actual: system.summary))
    }
    var product = try ObservationProduct(original, system)
    return product.status(mostPairs: Self.mostPairs)
  }
}

extension MutationScore.Result {
  /// A reducer's mutant, and what became of it.
  public init(_ mutant: SystemMutant, flow: String, status: MutantStatus) {
    self.init(
      flow: flow, id: mutant.id, kind: mutant.kind, line: "", change: mutant.change, status: status)
  }
}

/// Whether a journey fits a system, and ends there as it expects to.
struct Fitting: SystemVisitor {
  let journey: Journey

  func visit<W: World>(_ system: System<W>) -> Bool {
    Replay(journey, in: system).result == .matched
  }
}

/// The property of a system that is broken, or that never has to hold; nil if there is none.
private struct Judging: SystemVisitor {
  /// The names of the properties that tell something; nil for all.
  let asked: Set<String>?

  func visit<W: World>(_ system: System<W>) throws -> String? {
    // Most of what is wrong shows near the start.
    for limits in [SearchLimits(maxStates: 400), SearchLimits(maxStates: 4_000), .usual] {
      let report = system.explore(limits: limits).report
      if let property = killer(in: report) { return property }
      if report.isComplete { break }
    }
    return nil
  }

  private func killer(in report: CheckReport) -> String? {
    let properties = report.properties.filter { asked?.contains($0.name) ?? true }
    for property in properties where property.verdict == .broken { return property.name }
    for property in properties where property.verdict == .vacuous {
      return "\(property.name) (it never has to hold)"
    }
    return nil
  }
}
