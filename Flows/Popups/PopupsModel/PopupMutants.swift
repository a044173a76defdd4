import FlowChecker
import FlowModel
import PopupsFlow
import Reducers
import StateSpace

/// The shipped scheduler with one reaction changed, in a small world: two popups of one group, one
/// of them higher.
enum PopupMutants {
  private static let stage = PopupStage(
    "two", [.init(Popup("low")), .init(Popup("higher", priority: 10))])

  /// The mutants; one without a system is changed where this world never brings it.
  static var all: [SystemMutant] {
    let scheduler = Small(popups: stage.popups)
    let original = PopupSystems.system(
      "popups", "two popups of one group, one of them higher", { _ in scheduler }, on: [stage])
    let provoked = provoked(original)
    return ReducerGraph(scheduler).mutants().map { mutant in
      let isProvoked = provoked.contains(Provoked(state: mutant.state, event: mutant.event))
      return SystemMutant(
        id: "\(mutant.mutation.rawValue): \(mutant)", kind: mutant.mutation.rawValue,
        change: "\(mutant)",
        system: isProvoked
          ? PopupSystems.system("popups", mutant.description, { _ in mutant }, on: [stage]) : nil,
        original: original)
    }
  }

  /// An event, and what the scheduler knew when it was told.
  private struct Provoked: Hashable {
    let state: PopupState
    let event: PopupEvent
  }

  /// What the scheduler is told in a world, and when.
  private static func provoked<R: Reducer>(_ system: System<PopupWorld<R>>) -> Set<Provoked>
  where R.State == PopupState, R.Event == PopupEvent, R.Effect == PopupEffect {
    var result: Set<Provoked> = []
    for state in system.explore(limits: SearchLimits()).graph.states {
      for successor in system.successors(of: state) {
        for case .told(let event) in successor.log.observations {
          result.insert(Provoked(state: state.world.reduced.state, event: event))
        }
      }
    }
    return result
  }
}

/// A scheduler with the events that a world without whims brings.
private struct Small: Reducer {
  let popups: [Popup]

  var start: PopupState { PopupState() }
  var alphabet: [PopupEvent] {
    popups.flatMap { [.add($0), .appeared($0.id), .disappeared($0.id), .closed($0.id)] }
  }
  func reduce(_ state: inout PopupState, _ event: PopupEvent) -> [PopupEffect] {
    PopupScheduler().reduce(&state, event)
  }
}
