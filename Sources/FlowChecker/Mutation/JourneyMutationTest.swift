public import FlowModel
public import StateSpace

/// Tries mutants of one component of a system on journeys: those worth keeping, or one's own.
///
/// A mutant is noticed if a journey does not fit any more, or ends otherwise. Only journeys that
/// pass what is changed are taken again.
public struct JourneyMutationTest<W: World> {
  /// A journey, and what it passes.
  private struct Taken {
    let journey: Journey
    let entries: [StepRecord.Entry]
  }

  private let system: System<W>
  private var mutants: MutantsInWorld<W>
  private let taken: [Taken]
  /// The titles of the journeys that do not fit the system itself; they are not tried.
  public let failing: [String]

  /// A mutation test of one component by some journeys.
  ///
  /// - Parameters:
  ///   - component: the component's name; the only component, or the first, unless given.
  ///   - limits: how far the system may be searched.
  /// - Throws: ``UnfitForMutants`` if there is no such component, or the search of the system is
  ///   not complete.
  public init(
    of system: System<W>, component: String? = nil, by journeys: [Journey],
    limits: SearchLimits = .usual
  ) throws(UnfitForMutants) {
    self.system = system
    mutants = try MutantsInWorld(of: system, component: component, limits: limits)
    var taken: [Taken] = []
    var failing: [String] = []
    for journey in journeys {
      let replay = Replay(journey, in: system)
      if replay.result == .matched {
        taken.append(Taken(journey: journey, entries: replay.walk.steps.flatMap(\.log.entries)))
      } else {
        failing.append(journey.title)
      }
    }
    self.taken = taken
    self.failing = failing
  }

  /// The same test for mutants of another component; nothing is searched anew.
  package func trying(component: Int) -> JourneyMutationTest {
    var mutationTest = self
    mutationTest.mutants.component = component
    return mutationTest
  }

  /// What becomes of a mutant of the component's flow.
  public func status(of mutant: Mutant) -> MutantStatus {
    let changed = mutant.changed
    guard mutants.isPassed(changed) else { return .equivalent }
    let mutated = system.running(changed.compiled, inComponent: mutants.component)
    let place = ChangedPlace(changed.touch, inComponent: mutants.component)
    for item in taken where place.isPassed(by: item.entries) {
      guard Replay(item.journey, in: mutated).result == .matched else {
        return .killed(by: item.journey.title)
      }
    }
    return mutants.status(of: changed)
  }

  /// The score of every mutant of the component's flow.
  public func score() -> MutationScore { score(mutants.all) }

  /// The score of some mutants of the component's flow.
  public func score(_ list: some Sequence<Mutant>) -> MutationScore {
    MutationScore(
      list.map { MutationScore.Result($0, flow: mutants.name, status: status(of: $0)) })
  }
}
