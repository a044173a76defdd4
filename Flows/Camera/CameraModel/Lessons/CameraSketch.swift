import CameraFlow
import EveryPath

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
    case explaining(CameraReason)
    case inSettings
    case closed(CameraOutcome)
    case ended
  }

  typealias Event = CameraEvent
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
        On(.read(reason.reading)) { leaveThenExplain(reason) }
      }
      On(.pageGone) { Go(to: .closed(.cancelled)) }
    case .asking:
      On(.answered(.allow)) { begin }
      On(.answered(.deny)) { leaveThenExplain(.denied) }
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

  @RowBuilder private func explaining(_ reason: CameraReason) -> Transitions {
    On(.tapped(.openSettings)) {
      Perform(.camera(.dismissAlert), until: .alertGone)
      Wait(settingsDelay, because: "opening Settings while the dialog is closing can fail")
      Remember()
      Perform(.camera(.openSettings), until: .leftApp)
      Go(to: .inSettings)
    }
    On(.tapped(.cancel)) {
      Perform(.camera(.dismissAlert), until: .alertGone)
      Go(to: .closed(.denied))
    }
    Ignore(.foregrounded, because: "our own alert bounces the app inactive and active")
  }

  @StepBuilder private var begin: Steps {
    Perform(.camera(.startSession))
    Go(to: .starting)
  }

  @StepBuilder private func leaveThenExplain(_ reason: CameraReason) -> Steps {
    Perform(.camera(.leavePage), until: .pageLeft)
    Perform(.camera(.showAlert(reason)))
    Go(to: .explaining(reason))
  }

  func resume(from state: State) -> Resumption<State, Outcome> { .at(.checking) }
}
