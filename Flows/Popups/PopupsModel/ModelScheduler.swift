package import PopupsFlow
import Reducers

/// The scheduler of a model: the shipped one, or a lesson in its place.
package enum ModelScheduler: Reducer {
  /// The shipped one.
  case shipped(PopupScheduler)
  /// One with a fault.
  case lesson(PopupLesson)

  /// The name in messages.
  package var name: String {
    switch self {
    case .shipped(let scheduler): scheduler.name
    case .lesson(let lesson): lesson.name
    }
  }

  /// Nothing is there.
  package var start: PopupState { PopupState() }

  /// The events about its catalogue.
  package var alphabet: [PopupEvent] {
    switch self {
    case .shipped(let scheduler): scheduler.alphabet
    case .lesson(let lesson): lesson.alphabet
    }
  }

  /// Takes one event.
  package func reduce(_ state: inout PopupState, _ event: PopupEvent) -> [PopupEffect] {
    switch self {
    case .shipped(let scheduler): scheduler.reduce(&state, event)
    case .lesson(let lesson): lesson.reduce(&state, event)
    }
  }

  /// What is in each group.
  package func name(of state: PopupState) -> String { state.description }
}
