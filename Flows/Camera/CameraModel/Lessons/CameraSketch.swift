import CameraFlow
import EveryPath
import FlowModel
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
    /// Nothing comes any more; only the steps of the repair stay here.
    case black
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
    case .black:
      On(.pageGone) { Go(to: .closed(.cancelled)) }
      Ignore(.foregrounded, because: "nobody looks again")
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

// MARK: - The steps of the repair

extension CameraSketch {
  /// Path 2 untouched: after a refusal the person is left on a black page.
  static var stays: AlteredFlow<Self> {
    let flow = Self()
    return AlteredFlow(flow, name: "camera-stays") { state in
      flow.refused(in: state) { Go(to: .black) }
    }
  }

  /// Step 1 of the repair: after a refusal the guide comes up over the black page.
  static var promptsOnPage: AlteredFlow<Self> {
    let flow = Self()
    return AlteredFlow(flow, name: "camera-prompt-on-page") { state in
      flow.refused(in: state) {
        Perform(.showAlertOnPage(.denied))
        Go(to: .explaining(.denied))
      }
      if case .explaining = state { flow.explainingOnPage }
      if state == .inSettings { On(.foregrounded) { Go(to: .black) } }
    }
  }

  /// What follows a refusal while the page is there, and that nothing follows its end.
  @RowBuilder private func refused(
    in state: State, @StepBuilder then steps: () -> Steps
  ) -> Transitions {
    if state == .checking {
      for reason in Self.refusals {
        On(.read(.refused(reason))) { steps() }
      }
    }
    if state == .asking {
      On(.answered(.no)) { steps() }
      On(.pageGone) { Go(to: .closed(.cancelled)) }
    }
  }

  @RowBuilder private var explainingOnPage: Transitions {
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
    On(.pageGone) { Go(to: .closed(.cancelled)) }
  }
}
