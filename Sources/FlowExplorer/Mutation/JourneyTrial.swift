public import FlowModel

/// Tries mutants of one part of a system on journeys: those worth keeping, or one's own.
///
/// A mutant is noticed if a journey does not fit any more, or ends otherwise.
public struct JourneyTrial<W: World> {
  private let system: System<W>
  private let mutants: MutantsInWorld<W>
  private let journeys: [Journey]
  /// The titles of the journeys that do not fit the system itself; they are not tried.
  public let failing: [String]

  /// A trial of mutants of one part by some journeys.
  ///
  /// - Parameter limits: how far the system may be searched.
  /// - Throws: ``UnfitForMutants`` if the search of the system is not complete.
  public init(
    of system: System<W>, part: Int, by journeys: [Journey], limits: SearchLimits = SearchLimits()
  ) throws(UnfitForMutants) {
    self.system = system
    mutants = try MutantsInWorld(of: system, part: part, limits: limits)
    let fits = journeys.map { Replay($0, in: system).result == .matched }
    self.journeys = zip(journeys, fits).filter(\.1).map(\.0)
    failing = zip(journeys, fits).filter { !$0.1 }.map(\.0.title)
  }

  /// What becomes of a mutant of the part's plan.
  public func fate(of mutant: Mutant) -> Fate {
    let changed = mutant.changed
    guard mutants.isPassed(changed) else { return .equivalent }
    let mutated = system.running(changed.plan, inPart: mutants.part)
    for journey in journeys where Replay(journey, in: mutated).result != .matched {
      return .killed(by: journey.title)
    }
    return mutants.fate(of: changed)
  }

  /// The score of some mutants of the part's plan.
  public func score(_ list: some Sequence<Mutant>) -> MutationScore {
    MutationScore(
      list.map { MutationScore.Result($0, flow: mutants.name, fate: fate(of: $0)) })
  }
}
