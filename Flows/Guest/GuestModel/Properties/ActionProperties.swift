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
    AtNoTime(.freeNoPanel, given: { $0.saw(.ran(.share)) }) { transition in
      transition.log.observations.contains { observation in
        if case .panelOrdered(let action, _) = observation { free.contains(action) } else { false }
      }
    }

    Always(
      .freeAtOnce, whenever: { $0.saw(.tapped(.share)) && !$0.log.processEnded }
    ) { $0.saw(.ran(.share)) }

    Always(.userOnly, whenever: { $0.isSending }) { $0.world.stored.isUser }

    Always(.noOpenMove, whenever: { $0.isSending }) { $0.world.stored != .moving }

    Always(.inUse, whenever: { $0.isSending }) { $0.world.opened == .user }

    AtNoTime(.notTwice, given: { $0.isServing }) { $0.ran(into: .servedTwice) }

    Before(
      .doneIsDone, since: { $0.isWishing }, { $0.isServing },
      before: {
        $0.gateDelivered(.done) && !$0.saw(.ran(.share))
      })

    ExactlyOnce(
      .oneOutcome, from: { $0.began(GuestComponents.gate) },
      to: { $0.ended(GuestComponents.gate) }, void: { $0.log.processEnded }
    ) { $0.delivered(GuestComponents.gate) }

    CanAlwaysReach(
      .attemptEnds, whenever: { $0.isGateRunning },
      without: { $0.log.processEnded }
    ) { $0.ended(GuestComponents.gate) }
  }
}
