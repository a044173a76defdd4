public import CameraFlow
public import PermissionFlow

/// Settings is opened from the dialog's button, without waiting until the dialog is gone: at once, or
/// after a delay that is only a guess.
public struct CameraHasty: CameraLesson {
  /// Where the journey can be.
  public enum State: Hashable, Sendable {
    case checking
    case guiding
    case inSettings
    case returning
    case closed(CameraOutcome)
  }

  /// What it can be told.
  public typealias Event = CameraEvent
  /// What it can order.
  public typealias Effect = LessonEffect
  /// How it can end.
  public typealias Outcome = CameraOutcome

  /// How long to wait before Settings; zero for not at all.
  public var delay: Duration

  /// The lesson.
  public init(delay: Duration) { self.delay = delay }

  /// The flow's name.
  public var name: String { delay == .zero ? "camera-no-wait" : "camera-delay-only" }

  /// The state an attempt begins in.
  public var start: State { .checking }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
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

  /// Where a new process goes on.
  public func resume(from state: State) -> Resumption<State, Outcome> { .at(.returning) }
}
