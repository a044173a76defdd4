import CameraFlow
import EveryPath

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

  typealias Event = CameraEvent
  typealias Effect = LessonEffect
  typealias Outcome = CameraOutcome

  var name: String { "camera-stays" }

  var start: State { .opening }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .opening:
      Enter {
        Perform(.camera(.openPage), until: .pageShown)
        Go(to: .checking)
      }
    case .checking:
      Enter { Perform(.camera(.readStatus)) }
      On(.read(.authorized)) {
        Perform(.camera(.startSession))
        Go(to: .starting)
      }
      On(.read(.notDetermined)) {
        Perform(.camera(.requestAccess))
        Go(to: .asking)
      }
      for reason in CameraReason.allCases {
        On(.read(reason.reading)) { Go(to: .black) }
      }
      On(.pageGone) { Go(to: .closed) }
    case .asking:
      On(.answered(.allow)) {
        Perform(.camera(.startSession))
        Go(to: .starting)
      }
      On(.answered(.deny)) { Go(to: .black) }
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
