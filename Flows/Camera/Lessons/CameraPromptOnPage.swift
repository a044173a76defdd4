public import CameraFlow
public import PermissionFlow

/// Step 1 of the repair: after a refusal the guide comes up over the black page.
public struct CameraPromptOnPage: CameraLesson {
  /// Where the journey can be.
  public enum State: Hashable, Sendable {
    case opening
    case checking
    case asking
    case starting
    case running
    case guiding
    case inSettings
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
  public var name: String { "camera-prompt-on-page" }

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
      On(.read(.authorized)) { begin }
      On(.read(.notDetermined)) {
        Perform(.camera(.requestAccess))
        Go(to: .asking)
      }
      for reason in CameraReason.allCases {
        On(.read(reason.reading)) { guide }
      }
      On(.pageGone) { Go(to: .closed) }
    case .asking:
      On(.answered(.allow)) { begin }
      On(.answered(.deny)) { guide }
      On(.pageGone) { Go(to: .closed) }
    case .starting:
      On(.sessionStarted) {
        Deliver(.ready)
        Go(to: .running)
      }
      On(.pageGone) { Go(to: .closed) }
    case .running: On(.pageGone) { Go(to: .ended) }
    case .guiding: guiding
    case .inSettings: On(.foregrounded) { Go(to: .black) }
    case .black: On(.pageGone) { Go(to: .closed) }
    case .closed: Finish(.cancelled)
    case .ended: Finish()
    }
  }

  @RowBuilder private var guiding: Transitions {
    On(.tapped(.cancel)) {
      Perform(.camera(.dismissAlert), until: .alertGone)
      Go(to: .black)
    }
    On(.tapped(.openSettings)) {
      Perform(.camera(.dismissAlert), until: .alertGone)
      Perform(.camera(.openSettings), until: .leftApp) {
        Or(.settingsFailed) { Go(to: .black) }
      }
      Go(to: .inSettings)
    }
    On(.pageGone) { Go(to: .closed) }
  }

  @StepBuilder private var begin: Steps {
    Perform(.camera(.startSession))
    Go(to: .starting)
  }

  @StepBuilder private var guide: Steps {
    Perform(.showAlertOnPage(.denied))
    Go(to: .guiding)
  }

  /// Where a new process goes on.
  public func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }
}
