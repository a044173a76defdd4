import EveryPath
import FlowModel
import StateSpace

/// The mutants of one component of a system, seen from the system's world.
///
/// Properties may run timers, which are no part of the behaviour: here there are none.
struct MutantsInWorld<W: World> {
  var component: Int
  private let bare: SearchedSystem<W>

  /// - Parameter searched: the system's own search, if there is one: without timers of properties
  ///   it is the one that is needed, else it is taken over from.
  /// - Throws: ``UnfitForMutants`` if there is no such component, or the search is not complete.
  init(
    of system: System<W>, component name: String?, like searched: SearchedSystem<W>? = nil,
    limits: SearchLimits
  ) throws(UnfitForMutants) {
    guard let component = system.components.firstIndex(where: { $0.name == name ?? $0.name }) else {
      throw .missing(name, in: system.name)
    }
    self.component = component
    if let searched, !searched.system.hasClocks {
      bare = searched
    } else {
      bare = SearchedSystem(system.asking { _ in false }, like: searched, limits: limits)
    }
    guard bare.graph.completeness == .complete else {
      throw .unfinished(system.name, bare.graph.completeness)
    }
  }

  var name: String { bare.system.components[component].name }

  /// Every mutant of the component's flow.
  var all: some Sequence<Mutant> { bare.system.components[component].mutants() }

  /// How many positions of a mutant are looked at: five times as many as the system has.
  var mostStates: Int { bare.graph.states.count * 5 + 10_000 }

  /// Whether anything in the world can tell a mutant from the system, and how.
  func status(of changed: Mutant.Changed) -> MutantStatus {
    guard let isTouched = bare.states(touchedBy: changed.touch, in: component) else {
      return .equivalent
    }
    let mutated = bare.system.running(changed.compiled, inComponent: component)
    var product = SystemProduct(bare, mutated, isTouched)
    switch product.compare(limit: mostStates) {
    case .alike: return .equivalent
    case .undecided(let reason): return .undecided(reason)
    case .different(let difference): return .survived(difference)
    }
  }
}

/// Why properties cannot be tried on mutants: they do not hold as it is.
public struct UnfitForMutants: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let description: String

  static func missing(_ component: String?, in system: String) -> Self {
    Self(
      description: component.map { "`\(system)` has no component `\($0)`; name one that it has" }
        ?? "`\(system)` has no component, so no flow whose mutants could be tried")
  }

  static func unfinished(_ system: String, _ completeness: Completeness) -> Self {
    Self(
      description: "the search of `\(system)` is \(completeness), so what can happen in it "
        + "is not known; raise the limits")
  }

  static func endless(_ sentence: String, in system: String) -> Self {
    Self(description: "in `\(system)` \(sentence); fix that first")
  }

  static func unkept(
    _ property: String, _ verdict: PropertyResult.Verdict, in system: String
  ) -> Self {
    Self(
      description: "the property \"\(property)\" of `\(system)` is \(verdict.rawValue) without any "
        + "change, as a check of it shows; fix that first, or leave the property out")
  }
}
