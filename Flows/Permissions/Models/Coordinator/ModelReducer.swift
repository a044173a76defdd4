package import PermissionFlows
import Reducers

/// The queue of a model's coordinator: the shipped one, or a lesson in its place.
package enum ModelReducer: Reducer {
  /// The shipped one.
  case shipped(ModelQueue)
  /// One with a fault.
  case lesson(LessonQueue)

  package var name: String { ModelQueue().name }

  /// Nothing is asked for.
  package var start: LessonQueue.State { LessonQueue.State() }

  /// What a diagram and a fingerprint tell it.
  package var alphabet: [ModelQueue.Event] {
    switch self {
    case .shipped(let queue): queue.alphabet
    case .lesson(let lesson): lesson.queue.alphabet
    }
  }

  package func reduce(
    _ state: inout LessonQueue.State, _ event: ModelQueue.Event
  ) -> [ModelQueue.Effect] {
    switch self {
    case .shipped(let queue): queue.reduce(&state.queue, event)
    case .lesson(let lesson): lesson.reduce(&state, event)
    }
  }

  /// Who waits for what, attempt by attempt.
  package func name(of state: LessonQueue.State) -> String {
    ([state.queue] + (state.second.map { [$0] } ?? [])).map(\.description).joined(separator: " | ")
  }
}

// A queue of an app is asked for nothing but its steps.
extension PermissionQueue: Reducer {}
