public import PopupsFlow
public import Reducers

/// The scheduler of a model: the shipped one, or a lesson in its place.
package enum ModelScheduler: Reducer {
  /// The shipped one.
  case shipped(PopupScheduler)
  /// One with a fault.
  case lesson(PopupLesson)

  package var name: String {
    switch self {
    case .shipped(let scheduler): scheduler.name
    case .lesson(let lesson): lesson.name
    }
  }

  /// Nothing is there.
  package var start: PopupState { PopupState() }

  package var alphabet: [PopupEvent] {
    switch self {
    case .shipped(let scheduler): scheduler.alphabet
    case .lesson(let lesson): lesson.alphabet
    }
  }

  package func reduce(_ state: inout PopupState, _ event: PopupEvent) -> [PopupEffect] {
    switch self {
    case .shipped(let scheduler): scheduler.reduce(&state, event)
    case .lesson(let lesson): lesson.reduce(&state, event)
    }
  }

  /// What is in each group.
  package func name(of state: PopupState) -> String { state.description }
}

/// A scheduler together with its stage.
///
/// A world refers to both at once: it is copied for every step of a search, and each reference that
/// it has is counted.
public struct StagedScheduler<R: Reducer>: Reducer
where R.State == PopupState, R.Event == PopupEvent, R.Effect == PopupEffect {
  /// What can happen.
  let stage: PopupStage
  let scheduler: R

  /// The scheduler's name.
  public var name: String { scheduler.name }
  /// The scheduler's start.
  public var start: PopupState { scheduler.start }
  /// The scheduler's events.
  public var alphabet: [PopupEvent] { scheduler.alphabet }

  /// What the scheduler does.
  public func reduce(_ state: inout PopupState, _ event: PopupEvent) -> [PopupEffect] {
    scheduler.reduce(&state, event)
  }

  /// What the scheduler orders of a timer.
  public func timing(of effect: PopupEffect) -> TimerOrder<PopupEvent>? {
    scheduler.timing(of: effect)
  }

  /// The scheduler's name for a state.
  public func name(of state: PopupState) -> String { scheduler.name(of: state) }
}
