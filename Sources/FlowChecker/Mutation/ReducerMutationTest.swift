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
  /// One that its world never brings about is equivalent, one that no property notices survives.
  ///
  /// - Throws: ``UnfitForMutants`` if a property is broken without any change, or none has to hold,
  ///   or that is not known; what keeps a system from being built.
  public mutating func result(of mutant: SystemMutant) throws -> MutationScore.Result {
    MutationScore.Result(mutant, flow: flow, status: try status(of: mutant))
  }

  private mutating func status(of mutant: SystemMutant) throws -> MutantStatus {
    guard let system = mutant.system else { return .equivalent }
    var asked: Set<String>?
    if let original = mutant.original {
      let key = [original.name, original.summary, original.fingerprint]
      let names = try kept[key] ?? original.accept(Keeping())
      kept[key] = names
      asked = names
    }
    return try system.accept(Judging(asked: asked)).map { .killed(by: $0) } ?? .survived(nil)
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

extension MutationScore.Result {
  /// A reducer's mutant, and what became of it.
  public init(_ mutant: SystemMutant, flow: String, status: MutantStatus) {
    self.init(
      flow: flow, id: mutant.id, kind: mutant.kind, line: "", change: mutant.change, status: status)
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
