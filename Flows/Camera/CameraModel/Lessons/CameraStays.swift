import CameraFlow
import EveryPath
import PermissionFlows

/// Path 2 untouched: after a refusal the person is left on a black page.
struct CameraStays: CameraLesson {
  /// Where the journey can be.
  enum State: Hashable, Sendable {
    case opening
    case checking
    case asking
    case starting
    case running
    case black
    case closed
    case ended
  }

  typealias Event = LessonEvent
  typealias Effect = LessonEffect
  typealias Outcome = CameraOutcome

  var name: String { "camera-stays" }

  var start: State { .opening }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .opening:
      Enter {
        Perform(.page(.openPage), until: .pageShown)
        Go(to: .checking)
      }
    case .checking:
      Enter { Perform(.access(.readStatus)) }
      On(.read(.granted(.full))) {
        Perform(.page(.startSession))
        Go(to: .starting)
      }
      On(.read(.notDetermined)) {
        Perform(.access(.request(.access)))
        Go(to: .asking)
      }
      for reason in Self.refusals {
        On(.read(.refused(reason))) { Go(to: .black) }
      }
      On(.pageGone) { Go(to: .closed) }
    case .asking:
      On(.answered(.yes)) {
        Perform(.page(.startSession))
        Go(to: .starting)
      }
      On(.answered(.no)) { Go(to: .black) }
      On(.pageGone) { Go(to: .closed) }
    case .starting:
      On(.sessionStarted) {
        Deliver(.ready)
        Go(to: .running)
      }
      On(.pageGone) { Go(to: .closed) }
    case .running: On(.pageGone) { Go(to: .ended) }
    case .black: On(.pageGone) { Go(to: .closed) }
    case .closed: Finish(.cancelled)
    case .ended: Finish()
    }
  }

  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }
}
