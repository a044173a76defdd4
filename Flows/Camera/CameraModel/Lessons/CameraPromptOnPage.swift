import CameraFlow
import EveryPath
import PermissionFlows

/// Step 1 of the repair: after a refusal the guide comes up over the black page.
struct CameraPromptOnPage: CameraLesson {
  /// Where the journey can be.
  enum State: Hashable, Sendable {
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

  typealias Event = LessonEvent
  typealias Effect = LessonEffect
  typealias Outcome = CameraOutcome

  var name: String { "camera-prompt-on-page" }

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
      On(.read(.granted(.full))) { begin }
      On(.read(.notDetermined)) {
        Perform(.access(.request(.access)))
        Go(to: .asking)
      }
      for reason in Self.refusals {
        On(.read(.refused(reason))) { guide }
      }
      On(.pageGone) { Go(to: .closed) }
    case .asking:
      On(.answered(.yes)) { begin }
      On(.answered(.no)) { guide }
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
      Perform(.access(.dismissAlert), until: .alertGone)
      Go(to: .black)
    }
    On(.tapped(.openSettings)) {
      Perform(.access(.dismissAlert), until: .alertGone)
      Perform(.access(.openSettings), until: .leftApp) {
        Or(.settingsFailed) { Go(to: .black) }
      }
      Go(to: .inSettings)
    }
    On(.pageGone) { Go(to: .closed) }
  }

  @StepBuilder private var begin: Steps {
    Perform(.page(.startSession))
    Go(to: .starting)
  }

  @StepBuilder private var guide: Steps {
    Perform(.showAlertOnPage(.denied))
    Go(to: .guiding)
  }

  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }
}
