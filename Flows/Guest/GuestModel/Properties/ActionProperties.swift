import FlowModel
import GuestFlow

extension PropertyID {
  static let freeNoPanel = PropertyID("never: a free action brings up the panel", keeps: "R4", "G1")
  static let freeAtOnce = PropertyID("a free action runs at once", keeps: "R4")
  static let userOnly = PropertyID(
    "an action that needs an account is sent for a user only", keeps: "G2", "G4")
  static let noOpenMove = PropertyID(
    "an action is sent only once no move of data is open", keeps: "R8", "G4")
  static let inUse = PropertyID(
    "an action is sent only once the user's data are in use", keeps: "R2")
  static let notTwice = PropertyID("never: the server does an action twice", keeps: "G3")
  static let doneIsDone = PropertyID("\"done\" means that the server did it", keeps: "G3")
  static let oneOutcome = PropertyID("every attempt has exactly one outcome")
  static let attemptEnds = PropertyID("an attempt can always end")
}

/// Who may do what, and once.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var action: [Property<GuestWorld>] {
    AtNoTime(
      .freeNoPanel, given: .saw(.ran(.share)),
      .any(free) { action in .any(GateReason.allCases) { .saw(.panelOrdered(action, $0)) } })

    Always(.freeAtOnce, whenever: .saw(.tapped(.share)) && .isAlive, .saw(.ran(.share)))

    Always(.userOnly, whenever: .isSending, .isUser)

    Always(.noOpenMove, whenever: .isSending, !.isStored(.moving))

    Always(.inUse, whenever: .isSending, .isOpen(.user))

    AtNoTime(.notTwice, given: .isServing, .ran(into: .servedTwice))

    Before(
      .doneIsDone, since: .isWishing, .isServing,
      before: .gateDelivered(.done) && !.saw(.ran(.share)))

    ExactlyOnce(
      .oneOutcome, from: .began(GuestComponents.gate), to: .ended(GuestComponents.gate),
      void: .processEnded, .delivered(GuestComponents.gate))

    CanAlwaysReach(
      .attemptEnds, whenever: .isGateRunning, without: .processEnded,
      .ended(GuestComponents.gate))
  }
}
