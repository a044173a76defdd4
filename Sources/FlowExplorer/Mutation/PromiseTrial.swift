public import FlowModel
import PermissionFlow

/// Tries mutants of one part of a system on the system's promises, in its world.
///
/// A mutant is noticed if a promise is broken, or never has to hold any more. One that no promise
/// notices is searched whole; if nothing in its world can see a difference, it is equivalent.
public struct PromiseTrial<W: World>: Sendable {
  private let system: System<W>
  private let part: Int
  private let coverage: Coverage
  private let beginnings: Set<Int>
  private let limits: SearchLimits
  private let mostStates: Int
  /// How far a mutant is searched at first: most of what is wrong shows near the start.
  static var nearby: [SearchLimits] {
    [SearchLimits(maxStates: 400), SearchLimits(maxStates: 4_000)]
  }

  /// Why promises cannot be tried: they do not hold as it is.
  public struct Unfit: Error, Sendable, CustomStringConvertible {
    /// What is wrong, and what to do.
    public let description: String
  }

  /// A trial of mutants of one part.
  ///
  /// - Parameter limits: how far the system, and each mutant, may be searched; a mutant never further
  ///   than five times the number of the system's own positions.
  /// - Throws: ``Unfit`` if a promise does not hold, or the search of the system is not complete.
  public init(
    of system: System<W>, part: Int, limits: SearchLimits = SearchLimits()
  ) throws {
    let report = explore(system, limits: limits).report
    guard report.isComplete else {
      throw Unfit(
        description:
          "the search of `\(system.name)` is \(report.completeness), so nothing is known "
          + "of its promises; allow more")
    }
    if let promise = report.promises.first(where: { $0.verdict != .holds }) {
      throw Unfit(
        description: "the promise \"\(promise.name)\" of `\(system.name)` is "
          + "\(promise.verdict.rawValue) without any change; see `journey check \(system.name)`")
    }
    self.init(of: system, part: part, limits: limits, report: report)
  }

  init(of system: System<W>, part: Int, limits: SearchLimits, report: CheckReport) {
    self.system = system
    self.part = part
    self.limits = limits
    coverage = report.coverage
    mostStates = report.states * 5 + 10_000
    beginnings = Set(PlanRows(system.parts[part].plan).beginnings)
  }

  /// What becomes of a mutant of the part's plan.
  public func fate(of mutant: Mutant) -> Fate {
    let (plan, touch) = mutant.changed
    guard isPassed(touch) else { return .equivalent }
    let mutated = system.running(plan, inPart: part)
    for limits in Self.nearby {
      if let fate = judge(mutated, limits) { return fate }
    }
    let difference: Difference
    switch SystemProduct(system, mutated).compare(limit: mostStates) {
    case .alike: return .equivalent
    case .undecided(let reason): return .undecided(reason)
    case .different(let found): difference = found
    }
    var whole = limits
    whole.maxStates = min(limits.maxStates ?? mostStates, mostStates)
    let report = explore(mutated, limits: whole).report
    if let fate = Self.fate(in: report) { return fate }
    return report.isComplete
      ? .survived(difference) : .undecided("the search is \(report.completeness)")
  }

  /// Whether the system ever passes what a change touches; where it does not, it makes no difference.
  private func isPassed(_ touch: Mutant.Touch) -> Bool {
    touch.edges.contains { coverage.edges[part][$0] }
      || touch.entries.contains { beginnings.contains($0) }
      || touch.cells.contains { coverage.heard[part][$0.position][$0.symbol] }
  }

  private func judge(_ mutated: System<W>, _ limits: SearchLimits) -> Fate? {
    Self.fate(in: explore(mutated, limits: limits).report)
  }

  static func fate(in report: CheckReport) -> Fate? {
    for promise in report.promises where promise.verdict == .broken {
      return .killed(by: promise.name)
    }
    for promise in report.promises where promise.verdict == .vacuous {
      return .killed(by: "\(promise.name) (it never has to hold)")
    }
    return nil
  }

  /// The score of some mutants of the part's plan.
  public func score(_ mutants: some Sequence<Mutant>) -> MutationScore {
    MutationScore(
      mutants.map {
        MutationScore.Result($0, flow: system.parts[part].name, fate: fate(of: $0))
      })
  }
}
