import FlowModel
import GuestFlow

/// Who may do what, and once.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var action: [Property<GuestWorld>] {
    AtNoTime("a free action brings up the panel", given: { $0.saw(.ran(.share)) }) { transition in
      transition.log.observations.contains { observation in
        if case .panelOrdered(let action, _) = observation { free.contains(action) } else { false }
      }
    }

    Always(
      "a free action runs at once",
      whenever: { $0.saw(.tapped(.share)) && !$0.log.processEnded }
    ) { $0.saw(.ran(.share)) }

    Always("an action that needs an account is sent for a user only", whenever: { $0.isSending }) {
      $0.world.stored.isUser
    }

    Always(
      "an action is sent only once no move of data is open", whenever: { $0.isSending }
    ) { $0.world.stored != .moving }

    Always("an action is sent only once the user's data are in use", whenever: { $0.isSending }) {
      $0.world.opened == .user
    }

    AtNoTime("the server does an action twice", given: { $0.isServing }) {
      $0.ran(into: .servedTwice)
    }

    Before(
      "\"done\" means that the server did it", since: { $0.isWishing }, { $0.isServing },
      before: {
        $0.delivered(GateOutcome.done, component: GuestComponent.gate) && !$0.saw(.ran(.share))
      })

    ExactlyOnce(
      "every attempt has exactly one outcome", from: { $0.began(GuestComponent.gate) },
      to: { $0.ended(GuestComponent.gate) }, void: { $0.log.processEnded }
    ) { $0.delivered(GuestComponent.gate) }

    CanAlwaysReach(
      "an attempt can always end", whenever: { $0.isGateRunning },
      without: { $0.log.processEnded }
    ) { $0.ended(GuestComponent.gate) }
  }
}
