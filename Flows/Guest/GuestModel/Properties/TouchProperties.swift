import FlowModel
import GuestFlow

extension PropertyID {
  static let tapLeads = PropertyID(
    "a gated tap is sent for a user, waits for a move, or brings up the panel", keeps: "R5")
  static let goesOnAfter = PropertyID(
    "a blocked action that is gone on with is sent for a user, or waits for a move", keeps: "G3")
  static let closes = PropertyID(
    "closing the panel forgets the action, and takes the panel away", keeps: "G3")
  static let oneTap = PropertyID(
    "logging in with one tap shows that the login is under way", keeps: "R7")
  static let moreWays = PropertyID("more ways lead to the account form", keeps: "R7")
  static let agreed = PropertyID(
    "a merge that is agreed to is confirmed to the server, and the panel says so", keeps: "G12")
  static let retried = PropertyID(
    "a move that is tried again goes on, and the panel says so", keeps: "G8")
  static let sentAgain = PropertyID(
    "an action that is tried again is kept while the panel goes", keeps: "G3")
  static let conflictAsks = PropertyID("in a merge conflict the person is asked", keeps: "G12")
  static let afterPanel = PropertyID(
    "when the panel is gone, the action goes on or the attempt ends", keeps: "R8")
  static let refusedIsNotDone = PropertyID(
    "an attempt ends as done only if the server did not refuse the action", keeps: "G3")
}

/// What a tap and a touch of a button lead to, at once.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var touches: [Property<GuestWorld>] {
    tapsLead
    buttons
    ends
  }

  @PropertyBuilder<GuestWorld> private static var tapsLead: [Property<GuestWorld>] {
    Always(.tapLeads, whenever: .isWishing && .isAlive, .leadsOn)

    Always(
      .goesOnAfter,
      whenever: .isResuming && .standsReady.before && !.isStored(.deleting).before && .isAlive,
      .leadsOn)
  }

  @PropertyBuilder<GuestWorld> private static var buttons: [Property<GuestWorld>] {
    Always(
      .closes, whenever: .saw(.touched(.close)) && .isAlive, !.isKept && .panelIs(.going))

    Always(
      .oneTap, whenever: .saw(.touched(.quick)) && .isAlive, .panelShows(.progress))

    Always(
      .moreWays, whenever: .saw(.touched(.more)) && .isAlive,
      .formIs(.coming) && .orders([]))

    Always(
      .agreed, whenever: .saw(.touched(.merge)) && .isAlive,
      .saw(.loginOrdered) && .panelShows(.progress))

    Always(
      .retried, whenever: .retries(.stopped),
      .saw(.diskTold(.open(.user))) && .panelShows(.progress))

    Always(.sentAgain, whenever: .retries(.unanswered), .isKept && .panelIs(.going))

    Always(
      .conflictAsks, whenever: .saw(.conflictTold) && .isAlive,
      .isFormBusy.before.then(.formIs(.going), else: .panelShows(.merge)))
  }

  @PropertyBuilder<GuestWorld> private static var ends: [Property<GuestWorld>] {
    Always(
      .afterPanel, whenever: !.hasPanel && .panelIs(.going).before && .isAlive,
      .isSending || .ended(GuestComponents.gate))

    NeverAfter(
      .refusedIsNotDone, .saw(.actionTold(isDone: false)), until: .isSending || .processEnded,
      .gateDelivered(.done) && !.hasRun)
  }
}

extension Predicate<GuestWorld> {
  /// The person tries again what the panel says.
  fileprivate static func retries(_ content: GatePanel<GuestAction>) -> Predicate {
    .saw(.touched(.retry)) && .panelShows(content).before && .isAlive
  }

  /// What was tapped goes the way that who used the app calls for.
  fileprivate static var leadsOn: Predicate {
    .any(GuestProperties.actions) { action in
      (.keeps(action) || !.isKept && .isParcelled(action))
        && .any(GateStanding.allCases) { .standing($0).before && .goes(action, as: $0) }
    }
  }

  private static func isParcelled(_ action: GuestAction) -> Predicate {
    .world("isParcelled(\(action))") { $0.parcel?.action == action }
  }

  /// A blocked action goes the way that who uses the app now calls for.
  static var isWeighed: Predicate {
    .isKept && .standing(.user) && .panelIs(.going)
      || .any(GuestProperties.actions) { action in
        .keeps(action) && .any(GateStanding.allCases) { .standing($0) && .goes(action, as: $0) }
      }
  }

  /// An action goes the way that who uses the app calls for.
  private static func goes(_ action: GuestAction, as standing: GateStanding) -> Predicate {
    switch standing {
    case .user: .saw(.sent(action))
    case .switching: .panelShows(.progress)
    case .nobody, .guest: .saw(.panelOrdered(action, .guest))
    case .expired: .saw(.panelOrdered(action, .expired))
    case .kicked: .saw(.panelOrdered(action, .kicked))
    }
  }
}
