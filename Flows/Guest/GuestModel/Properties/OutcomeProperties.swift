import EveryPath
import FlowModel
import GuestFlow

/// An attempt ends as the person and the server say.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var outcomes: [Property<GuestWorld>] {
    byPerson
    byServer
  }

  @PropertyBuilder<GuestWorld> private static var byPerson: [Property<GuestWorld>] {
    NeverAfter(
      "who closes the panel has cancelled", { $0.saw(.touched(.close)) },
      until: { $0.isWishing || $0.log.processEnded }
    ) { $0.delivered(GuestComponent.gate) && !$0.gateDelivered(.cancelled) && !$0.hasRun }

    Before(
      "nobody but the person cancels", since: { $0.isWishing }, { $0.saw(.touched(.close)) },
      before: { $0.gateDelivered(.cancelled) })

    Always(
      "an attempt ends once the panel is gone",
      whenever: { $0.delivered(GuestComponent.gate) && $0.isAlive && !$0.hasRun }
    ) { $0.world.panel == nil }

    Always(
      "a free action is done", whenever: { $0.hasRun && $0.delivered(GuestComponent.gate) }
    ) { $0.gateDelivered(.done) }
  }

  @PropertyBuilder<GuestWorld> private static var byServer: [Property<GuestWorld>] {
    Always(
      "an action ends as done or as refused as soon as the server says so",
      whenever: { $0.isAnswered && $0.isAlive }
    ) { $0.gateDelivered($0.saw(.actionTold(isDone: true)) ? .done : .failed) }

    Always(
      "an action that the server does not take from this session is asked about again",
      whenever: { $0.isTurnedAway && $0.isAlive }
    ) { transition in
      Lapse.allCases.contains { lapse in
        transition.saw(.lapsed(lapse))
          && transition.before.world.kept.map { transition.saw(.panelOrdered($0, lapse.reason)) }
            == true
      }
    }

    CanAlwaysReach(
      "an action whose answer does not come can always be sent again",
      whenever: { $0.isGateRunning && $0.world.isOnItsWay && $0.world.parcel == nil },
      without: { $0.log.processEnded || $0.saw(.logoutAsked) }
    ) { $0.isSending }
  }
}

extension Transition<GuestWorld> {
  /// The gate waits for an answer of the server to its action.
  fileprivate var isExpectingAnswer: Bool {
    before.components[GuestComponent.gate].machine.isRunning && before.world.isOnItsWay
  }

  fileprivate var isAnswered: Bool {
    (saw(.actionTold(isDone: true)) || saw(.actionTold(isDone: false))) && isExpectingAnswer
  }

  /// The server answers that it does not know the session.
  fileprivate var isTurnedAway: Bool {
    Lapse.allCases.contains { saw(.lapsed($0)) } && isExpectingAnswer
      && before.world.session != .live
  }
}

extension GuestWorld {
  /// With an attempt under way and no panel, the action is with the server.
  fileprivate var isOnItsWay: Bool { isRunning && panel == nil }
}
