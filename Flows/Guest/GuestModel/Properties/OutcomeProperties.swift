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
    LeadsTo(.endsOrShows, outOf: .waitsUnseen(GuestComponents.gate))
  }

  @PropertyBuilder<GuestWorld> private static var byPerson: [Property<GuestWorld>] {
    NeverAfter(
      .closeCancels, .saw(.touched(.close)), until: .isWishing || .processEnded,
      .delivered(GuestComponents.gate) && !.gateDelivered(.cancelled) && !.hasRun)

    Before(
      .onlyPersonCancels, since: .isWishing, .saw(.touched(.close)),
      before: .gateDelivered(.cancelled))

    Always(
      .endsWithoutPanel, whenever: .delivered(GuestComponents.gate) && .isAlive && !.hasRun,
      !.hasPanel)

    Always(
      .freeDone, whenever: .hasRun && .delivered(GuestComponents.gate), .gateDelivered(.done))
  }

  @PropertyBuilder<GuestWorld> private static var byServer: [Property<GuestWorld>] {
    Always(
      .endsAsAnswered, whenever: .isAnswered && .isAlive,
      .saw(.actionTold(isDone: true)).then(.gateDelivered(.done), else: .gateDelivered(.failed)))

    Always(
      .turnedAway, whenever: .isTurnedAway && .isAlive,
      .any(Lapse.allCases) { lapse in
        .saw(.lapsed(lapse))
          && .any(actions) { .keeps($0).before && .saw(.panelOrdered($0, lapse.reason)) }
      })

    CanAlwaysReach(
      .canSendAgain,
      whenever: .isGateRunning && .isOnItsWay && .world("hasNoParcel") { $0.parcel == nil },
      without: .processEnded || .saw(.logoutAsked), .isSending)
  }
}

extension Predicate<GuestWorld> {
  /// An attempt runs, and neither panel nor form can be touched.
  static func waitsUnseen(_ component: ComponentID<some Flow>) -> Predicate {
    .isRunning(component) && .isInUse && !.panelIs(.up) && !.formIs(.up)
  }

  /// With an attempt under way and no panel, the action is with the server.
  fileprivate static var isOnItsWay: Predicate {
    .world("isOnItsWay") { $0.isRunning && $0.panel == nil }
  }

  /// The gate waited for an answer of the server to its action.
  private static var wasExpectingAnswer: Predicate { (.isGateRunning && .isOnItsWay).before }

  fileprivate static var isAnswered: Predicate {
    (.saw(.actionTold(isDone: true)) || .saw(.actionTold(isDone: false))) && .wasExpectingAnswer
  }

  /// The server answers that it does not know the session.
  fileprivate static var isTurnedAway: Predicate {
    .hearsLapse && .wasExpectingAnswer && !.session(.live).before
  }
}
