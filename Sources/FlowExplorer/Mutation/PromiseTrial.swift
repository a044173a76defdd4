public import FlowModel

/// Tries mutants of one part of a system on the system's promises, in its world.
///
/// A mutant is noticed if a promise is broken, or never has to hold any more. One that no promise
/// notices is searched whole; if nothing in its world can see a difference, it is equivalent.
public struct PromiseTrial<W: World>: Sendable {
  private let mutants: MutantsInWorld<W>
  private let limits: SearchLimits
  /// How far a mutant is searched at first: most of what is wrong shows near the start.
  static var nearby: [SearchLimits] {
    [SearchLimits(maxStates: 400), SearchLimits(maxStates: 4_000)]
  }

  /// A trial of mutants of one part.
  ///
  /// - Parameter limits: how far the system, and each mutant, may be searched; a mutant never further
  ///   than five times the number of the system's own positions and 10,000 more.
  /// - Throws: ``UnfitForMutants`` if a promise does not hold, or the search of the system is not
  ///   complete.
  public init(
    of system: System<W>, part: Int, limits: SearchLimits = SearchLimits()
  ) throws {
    let report = explore(system, limits: limits).report
    guard report.isComplete else {
      throw UnfitForMutants.unfinished(system.name, report.completeness)
    }
    if let promise = report.promises.first(where: { $0.verdict != .holds }) {
      throw UnfitForMutants(
        description: "the promise \"\(promise.name)\" of `\(system.name)` is "
          + "\(promise.verdict.rawValue) without any change; see `journey check \(system.name)`")
    }
    mutants = MutantsInWorld(of: system, part: part, report: report)
    self.limits = limits
  }

  /// What becomes of a mutant of the part's plan.
  public func fate(of mutant: Mutant) -> Fate {
    guard let mutated = mutants.system(with: mutant) else { return .equivalent }
    var isSearched = false
    for limits in Self.nearby where !isSearched {
      let report = explore(mutated, limits: limits).report
      if let fate = Self.fate(in: report) { return fate }
      isSearched = report.isComplete
    }
    // What nobody in the world can see needs no further search.
    let unnoticed = mutants.fate(of: mutated)
    guard case .survived = unnoticed, !isSearched else { return unnoticed }
    var whole = limits
    whole.maxStates = min(limits.maxStates ?? mutants.mostStates, mutants.mostStates)
    let report = explore(mutated, limits: whole).report
    return Self.fate(in: report)
      ?? (report.isComplete ? unnoticed : .undecided("the search is \(report.completeness)"))
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
  public func score(_ list: some Sequence<Mutant>) -> MutationScore {
    MutationScore(
      list.map {
        MutationScore.Result($0, flow: mutants.system.parts[mutants.part].name, fate: fate(of: $0))
      })
  }
}
