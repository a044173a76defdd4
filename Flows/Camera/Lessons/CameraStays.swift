public import CameraFlow
public import PermissionFlow

/// Path 2 untouched: after a refusal the person is left on a black page.
public struct CameraStays: Flow {
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

  public typealias Event = CameraEvent
  public typealias Effect = LessonEffect
  public typealias Outcome = CameraOutcome

  /// The lesson.
  public init() {}

  public var name: String { "camera-stays" }

  public var start: State { .opening }

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
        On(.read(CameraReading(rawValue: reason.rawValue) ?? .denied)) { Go(to: .black) }
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

  public func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }
}
