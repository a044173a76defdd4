import CameraFlow
import EveryPath
import PermissionFlows

/// A first sketch of the camera journey: it reads well, starts the camera on a page that has been
/// popped, and pops twice.
struct CameraSketch: CameraLesson {
  /// Where the journey can be.
  enum State: Hashable, Sendable {
    case opening
    case checking
    case asking
    case starting
    case running
    case explaining(AccessRefusal)
    case inSettings
    case closed(CameraOutcome)
    case ended
  }

  typealias Event = LessonEvent
  typealias Effect = LessonEffect
  typealias Outcome = CameraOutcome

  /// How long to wait between the end of the dialog and Settings.
  var settingsDelay: Duration = .milliseconds(200)

  var name: String { "camera-sketch" }

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
        On(.read(.refused(reason))) { leaveThenExplain(reason) }
      }
      On(.pageGone) { Go(to: .closed(.cancelled)) }
    case .asking:
      On(.answered(.yes)) { begin }
      On(.answered(.no)) { leaveThenExplain(.denied) }
      Ignore(.foregrounded, because: "the alert bounces the app inactive and active")
    case .starting:
      On(.sessionStarted) {
        Deliver(.ready)
        Go(to: .running)
      }
      On(.pageGone) { Go(to: .closed(.cancelled)) }
    case .running: On(.pageGone) { Go(to: .ended) }
    case .explaining(let reason): explaining(reason)
    case .inSettings: On(.foregrounded) { Go(to: .checking) }
    case .closed(let outcome): Finish(outcome)
    case .ended: Finish()
    }
  }

  @RowBuilder private func explaining(_ reason: AccessRefusal) -> Transitions {
    On(.tapped(.openSettings)) {
      Perform(.access(.dismissAlert), until: .alertGone)
      Wait(settingsDelay, because: "opening Settings while the dialog is closing can fail")
      Remember()
      Perform(.access(.openSettings), until: .leftApp)
      Go(to: .inSettings)
    }
    On(.tapped(.cancel)) {
      Perform(.access(.dismissAlert), until: .alertGone)
      Go(to: .closed(.denied))
    }
    Ignore(.foregrounded, because: "our own alert bounces the app inactive and active")
  }

  @StepBuilder private var begin: Steps {
    Perform(.page(.startSession))
    Go(to: .starting)
  }

  @StepBuilder private func leaveThenExplain(_ reason: AccessRefusal) -> Steps {
    Perform(.page(.leavePage), until: .page(.pageLeft))
    Perform(.access(.showAlert(reason)))
    Go(to: .explaining(reason))
  }

  func resume(from state: State) -> Resumption<State, Outcome> { .at(.checking) }
}
