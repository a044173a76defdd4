public import CameraFlow
public import PermissionFlow

/// Path 2 untouched: after a refusal the person is left on a black page.
public struct CameraStays: CameraLesson {
  /// Where the journey can be.
  public enum State: Hashable, Sendable {
    case opening
    case checking
    case asking
    case starting
    case running
    case black
    case closed
    case ended
  }

  /// What it can be told.
  public typealias Event = CameraEvent
  /// What it can order.
  public typealias Effect = LessonEffect
  /// How it can end.
  public typealias Outcome = CameraOutcome

  /// The lesson.
  public init() {}

  /// The flow's name.
  public var name: String { "camera-stays" }

  /// The state an attempt begins in.
  public var start: State { .opening }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
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

  /// Where a new process goes on.
  public func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }
}
