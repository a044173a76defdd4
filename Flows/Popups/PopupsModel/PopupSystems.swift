import EveryPath
import FlowChecker
public import FlowModel
public import PopupsFlow
public import Reducers

/// Popups and their scheduler.
public enum PopupSystems {
  package typealias World = PopupWorld<ModelScheduler>

  /// Every popup system, built when first used: the shipped one, then the lessons.
  public static var catalog: [any AnySystem] {
    [LazySystem("popups", shippedSummary) { shipped() }]
      + PopupLessons.lessons.map { lesson in
        LazySystem(lesson.name, lesson.summary, isLesson: true) { lesson.system() }
      }
  }

  private static let shippedSummary =
    "one popup at a time in each group: the highest priority first, equal ones in order of arrival"

  package static func shipped(
    _ stages: [PopupStage] = PopupStages.all, name: String = "popups"
  ) -> System<World> {
    System(
      name, shippedSummary, components: [],
      worlds: stages.map { stage in
        World(stage, .shipped(PopupScheduler(catalogue: stage.popups)))
      },
      breakers: { PopupLessons.breakers }, mutants: { PopupMutants.all }
    ) {
      PopupProperties<ModelScheduler>.all(on: stages)
    }
    .drawing { [try drawing { .shipped($0) }] }
  }

  /// Any scheduler on some stages, under the one list of properties.
  public static func system<R: Reducer>(
    _ name: String, _ summary: String, _ reducer: (PopupStage) -> R, on stages: [PopupStage]
  ) -> System<PopupWorld<R>>
  where R.State == PopupState, R.Event == PopupEvent, R.Effect == PopupEffect {
    System(
      name, summary, components: [], worlds: stages.map { PopupWorld($0, reducer($0)) }
    ) {
      PopupProperties<R>.all(on: stages)
    }
  }

  /// The graph of a scheduler with one popup that comes, goes, and may be covered: to be read.
  static func drawing(
    _ scheduler: (PopupScheduler) -> ModelScheduler
  ) throws -> CompiledFlow {
    try ReducerGraph(Drawn(scheduler: scheduler(PopupScheduler()))).lowered().compiled
  }
}

/// A scheduler with the few events that a diagram has room for.
private struct Drawn: Reducer {
  let scheduler: ModelScheduler

  var name: String { scheduler.name }
  var start: PopupState { scheduler.start }
  var alphabet: [PopupEvent] {
    let popups = [Popup("low"), Popup("high", priority: 10)]
    return popups.map { .add($0) } + popups.map { .appeared($0.id) }
      + popups.map { .disappeared($0.id) } + popups.map { .closed($0.id) }
  }
  func reduce(_ state: inout PopupState, _ event: PopupEvent) -> [PopupEffect] {
    scheduler.reduce(&state, event)
  }
  func name(of state: PopupState) -> String { scheduler.name(of: state) }
}
