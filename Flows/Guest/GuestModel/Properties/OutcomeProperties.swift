import EveryPath
import FlowModel
import GuestFlow

extension PropertyID {
  static let closeCancels = PropertyID("a person who closes the panel has cancelled", keeps: "G3")
  static let onlyPersonCancels = PropertyID("only the person cancels", keeps: "G3")
  static let endsWithoutPanel = PropertyID("an attempt ends once the panel is gone", keeps: "G3")
  static let freeDone = PropertyID("a free action is done", keeps: "R4")
  static let endsAsAnswered = PropertyID(
    "an action ends as done or as refused as soon as the server says so", keeps: "G3")
  static let turnedAway = PropertyID(
    "an action that the server does not take from this session is asked about again", keeps: "R5")
  static let canSendAgain = PropertyID(
    "an action whose answer does not come can always be sent again", keeps: "G3")
  static let endsOrShows = PropertyID(
    "an attempt ends or shows something to touch, whatever is silent", keeps: "R5", "F7")
}

/// An attempt ends as the person and the server say.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var outcomes: [Property<GuestWorld>] {
    byPerson
    byServer
    LeadsTo(.endsOrShows, outOf: { $0.waitsUnseen(GuestComponents.gate) })
  }

  @PropertyBuilder<GuestWorld> private static var byPerson: [Property<GuestWorld>] {
    NeverAfter(
      .closeCancels, { $0.saw(.touched(.close)) },
      until: { $0.isWishing || $0.log.processEnded }
    ) { $0.delivered(GuestComponents.gate) && !$0.gateDelivered(.cancelled) && !$0.hasRun }

    Before(
      .onlyPersonCancels, since: { $0.isWishing }, { $0.saw(.touched(.close)) },
      before: { $0.gateDelivered(.cancelled) })

    Always(
      .endsWithoutPanel,
      whenever: { $0.delivered(GuestComponents.gate) && $0.isAlive && !$0.hasRun }
    ) { $0.world.panel == nil }

    Always(
      .freeDone, whenever: { $0.hasRun && $0.delivered(GuestComponents.gate) }
    ) { $0.gateDelivered(.done) }
  }

  @PropertyBuilder<GuestWorld> private static var byServer: [Property<GuestWorld>] {
    Always(
      .endsAsAnswered, whenever: { $0.isAnswered && $0.isAlive }
    ) { $0.gateDelivered($0.saw(.actionTold(isDone: true)) ? .done : .failed) }

    Always(.turnedAway, whenever: { $0.isTurnedAway && $0.isAlive }) { transition in
      Lapse.allCases.contains { lapse in
        transition.saw(.lapsed(lapse))
          && transition.before.world.kept.map { transition.saw(.panelOrdered($0, lapse.reason)) }
            == true
      }
    }

    CanAlwaysReach(
      .canSendAgain,
      whenever: { $0.isGateRunning && $0.world.isOnItsWay && $0.world.parcel == nil },
      without: { $0.log.processEnded || $0.saw(.logoutAsked) }
    ) { $0.isSending }
  }
}

extension Transition<GuestWorld> {
  /// An attempt runs, and neither panel nor form can be touched.
  func waitsUnseen(_ component: ComponentID<some Flow>) -> Bool {
    isRunning(component) && world.isInUse && world.panel?.phase != .up && world.form?.phase != .up
  }

  /// The gate waits for an answer of the server to its action.
  fileprivate var isExpectingAnswer: Bool {
    wasRunning(GuestComponents.gate) && before.world.isOnItsWay
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
