import EveryPath
import FlowModel
import GuestFlow

/// What must hold in guest mode: one list for all flows and lessons.
enum GuestProperties {
  /// A step of the device with the components on it.
  typealias Step = Transition<GuestWorld>

  /// The actions the model offers: two that need an account, one that does not.
  static let gated: [GuestAction] = [.comment, .favourite]
  static let free: [GuestAction] = [.share]

  /// The whole list; which of two taps loses is the gate's policy.
  @PropertyBuilder<GuestWorld> static func all(
    _ secondWish: GateFlow.SecondWish = .keepsFirst
  ) -> [Property<GuestWorld>] {
    action
    blocked
    taps(secondWish)
    panel
    identity
    move
    disk
    touches
    logins
    lapses
    kept
    outcomes
    loginForm
  }
}

// MARK: - What the properties speak of

extension Transition<GuestWorld> {
  /// An action that needs an account was sent.
  var isSending: Bool { GuestProperties.gated.contains { saw(.sent($0)) } }

  /// The server did an action.
  var isServing: Bool { GuestProperties.gated.contains { saw(.served($0)) } }

  /// An attempt for an action that needs an account began.
  var isWishing: Bool { GuestProperties.gated.contains { saw(.wished($0)) } }

  /// Something of the guest's was deleted.
  var isDropping: Bool { GuestItem.allCases.contains { saw(.dropped($0)) } }

  /// A blocked action is gone on with in a new process.
  var isResuming: Bool { resumed(GuestComponents.gate) }

  /// The gate's attempt runs.
  var isGateRunning: Bool { isRunning(GuestComponents.gate) }

  /// No process ended in this step.
  var isAlive: Bool { !log.processEnded }

  /// A free action ran.
  var hasRun: Bool { GuestProperties.free.contains { saw(.ran($0)) } }

  /// The gate delivered this.
  func gateDelivered(_ outcome: GateOutcome) -> Bool {
    delivered(outcome, component: GuestComponents.gate)
  }

  /// The account form delivered this.
  func formDelivered(_ outcome: FormFlow.Outcome) -> Bool {
    delivered(outcome, component: GuestComponents.form)
  }

  func ran(into hazard: GuestHazard) -> Bool { saw(.hazard(hazard)) }
}
