import CameraModel
import FlowChecker
import FlowModel
import GuestModel
import IMLoginModel
import JourneyTool
import KickedModel
import PermissionModels
import PopupsModel
import StateSpace
import WidgetModel

/// The places of every shipped system and lesson that differ in their choices, the nearest first.
enum Sample {
  static let catalog: [any AnySystem] =
    CameraSystems.catalog + PermissionSystems.catalog + CoordinatorSystems.catalog
    + GuestSystems.catalog + PopupSystems.catalog + IMLoginSystems.catalog + WidgetSystems.catalog
    + KickedSystems.catalog

  /// - Parameter states: how many states of each system are looked at.
  static func walkers(states: Int) throws -> [StillWalker] {
    var known: Set<[ChoiceText]> = []
    return try catalog.flatMap { try $0.accept(Places(states: states)) }
      .filter { known.insert($0.snapshot.choices.map(\.text)).inserted }
  }
}

/// A walker that stands still, of which only the snapshot can be seen.
struct StillWalker: Walker {
  let snapshot: WalkSnapshot

  mutating func take(_ choice: Int) -> Bool { false }
  mutating func undo() -> Bool { false }
  mutating func redo() -> Bool { false }
  mutating func go(toStep step: Int) -> Bool { false }
  func file(title: String) -> JourneyFile {
    JourneyFile(Journey(system: snapshot.system, fingerprint: "", title: title, steps: []))
  }
}

private struct Places: SystemVisitor {
  let states: Int

  func visit<W: World>(_ system: System<W>) throws -> [StillWalker] {
    let graph = system.keeping { _ in false }.explore(limits: SearchLimits(maxStates: states)).graph
    let start = SystemWalker(Walk(system)).snapshot
    return (0..<min(states, graph.expandedCount)).map { number in
      let state = graph.states[number]
      let texts = graph.edges(of: number).map {
        system.text(of: graph.choices[Int(graph.choiceNumbers[$0])], in: state)
      }
      var snapshot = start
      snapshot.facts = system.facts(of: state.world)
      snapshot.positions = system.positions(of: state)
      snapshot.remembered = system.remembered(in: state)
      snapshot.notNow = state.world.notNow
      let sorted = Cause.allCases.flatMap { by in texts.filter { $0.by == by } }
        .map { WalkSnapshot.Choice(text: $0, visits: 7) }
      snapshot.choices = sorted.filter { !$0.isCut } + sorted.filter(\.isCut)
      return StillWalker(snapshot: snapshot)
    }
  }
}
