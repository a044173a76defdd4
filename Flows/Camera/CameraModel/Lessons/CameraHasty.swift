import CameraFlow
import EveryPath

/// Settings is opened from the dialog's button, without waiting until the dialog is gone: at once,
/// or after a delay that is only a guess.
struct CameraHasty: CameraLesson {
  /// Where the journey can be.
  enum State: Hashable, Sendable {
    case checking
    case guiding
    case inSettings
    case returning
    case closed(CameraOutcome)
  }

  typealias Event = CameraEvent
  typealias Effect = LessonEffect
  typealias Outcome = CameraOutcome

  /// How long to wait before Settings; zero for not at all.
  var delay: Duration

  var name: String { delay == .zero ? "camera-no-wait" : "camera-delay-only" }

  var start: State { .checking }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .checking:
      Enter { Perform(.camera(.readStatus)) }
      On(.read(.denied)) {
        Perform(.camera(.showAlert(.denied)))
        Go(to: .guiding)
      }
      for reading in CameraReading.allCases where reading != .denied {
        On(.read(reading)) { Go(to: .closed(.cancelled)) }
      }
      On(.foregrounded) { Go(to: .checking) }
    case .guiding: guiding
    case .inSettings: On(.foregrounded) { Go(to: .returning) }
    case .returning:
      Enter { Perform(.camera(.readStatus)) }
      for reading in CameraReading.allCases {
        On(.read(reading)) {
          Forget()
          Go(to: .closed(.denied))
        }
      }
      On(.foregrounded) { Go(to: .returning) }
    case .closed(let outcome): Finish(outcome)
    }
  }

  @RowBuilder private var guiding: Transitions {
    Interrupt(.tapped(.openSettings)) {
      Wait(delay, because: "the dialog should have closed by then")
      Remember()
      Perform(.camera(.openSettings), until: .leftApp) {
        Or(.settingsFailed) {
          Forget()
          Go(to: .closed(.denied))
        }
      }
      Go(to: .inSettings)
    }
    On(.tapped(.cancel)) { close }
    On(.tapped(.alternative)) { close }
    Ignore(.foregrounded, because: "the guide stays as it is")
  }

  @StepBuilder private var close: Steps {
    Perform(.camera(.dismissAlert), until: .alertGone)
    Go(to: .closed(.denied))
  }

  func resume(from state: State) -> Resumption<State, Outcome> { .at(.returning) }
}
