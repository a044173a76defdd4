import FlowModel
import PermissionFlow

/// The mutants of one part of a system, seen from the system's world.
struct MutantsInWorld<W: World>: Sendable {
  let system: System<W>
  let part: Int
  /// How many positions of a mutant are looked at: five times as many as the system has.
  let mostStates: Int
  private let coverage: Coverage
  private let beginnings: Set<Int>

  /// - Parameter report: what a complete search of the system found.
  init(of system: System<W>, part: Int, report: CheckReport) {
    self.system = system
    self.part = part
    coverage = report.coverage
    mostStates = report.states * 5 + 10_000
    beginnings = Set(PlanRows(system.parts[part].plan).beginnings)
  }

  /// The system with a mutant for its part; nil if the system never passes what is changed, so that
  /// it makes no difference.
  func system(with mutant: Mutant) -> System<W>? {
    let (plan, touch) = mutant.changed
    let isPassed =
      touch.edges.contains { coverage.edges[part][$0] }
      || touch.entries.contains { beginnings.contains($0) }
      || touch.cells.contains { coverage.heard[part][$0.position][$0.symbol] }
    return isPassed ? system.running(plan, inPart: part) : nil
  }

  /// Whether anything in the world can tell a mutant from the system, and how.
  func fate(of mutated: System<W>) -> Fate {
    switch SystemProduct(system, mutated).compare(limit: mostStates) {
    case .alike: .equivalent
    case .undecided(let reason): .undecided(reason)
    case .different(let difference): .survived(difference)
    }
  }
}

/// Why promises or journeys cannot be tried on mutants: they do not hold as it is.
public struct UnfitForMutants: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let description: String

  static func unfinished(_ system: String, _ completeness: Completeness) -> Self {
    Self(
      description: "the search of `\(system)` is \(completeness), so nothing is known of what can "
        + "happen in it; allow more")
  }
}
