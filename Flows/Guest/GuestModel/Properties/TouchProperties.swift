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
    Always(.tapLeads, whenever: { $0.isWishing && !$0.log.processEnded }) { $0.leadsOn }

    Always(
      .goesOnAfter, whenever: { $0.isResuming && $0.standsReady && !$0.log.processEnded }
    ) { $0.leadsOn }
  }

  @PropertyBuilder<GuestWorld> private static var buttons: [Property<GuestWorld>] {
    Always(
      .closes, whenever: { $0.saw(.touched(.close)) && !$0.log.processEnded }
    ) { $0.world.kept == nil && $0.world.panel?.phase == .going }

    Always(
      .oneTap, whenever: { $0.saw(.touched(.quick)) && !$0.log.processEnded }
    ) { $0.world.panel?.content == .progress }

    Always(
      .moreWays, whenever: { $0.saw(.touched(.more)) && !$0.log.processEnded }
    ) { $0.world.form?.phase == .coming && $0.orders.isEmpty }

    Always(
      .agreed, whenever: { $0.saw(.touched(.merge)) && !$0.log.processEnded }
    ) { $0.saw(.loginOrdered) && $0.world.panel?.content == .progress }

    Always(
      .retried, whenever: { $0.retries(.stopped) }
    ) { $0.saw(.diskTold(.open(.user))) && $0.world.panel?.content == .progress }

    Always(
      .sentAgain, whenever: { $0.retries(.unanswered) }
    ) { $0.world.kept != nil && $0.world.panel?.phase == .going }

    Always(
      .conflictAsks, whenever: { $0.saw(.conflictTold) && !$0.log.processEnded }
    ) { $0.world.panel?.content == .merge }
  }

  @PropertyBuilder<GuestWorld> private static var ends: [Property<GuestWorld>] {
    Always(
      .afterPanel,
      whenever: {
        $0.world.panel == nil && $0.before.world.panel?.phase == .going && !$0.log.processEnded
      }
    ) { $0.isSending || $0.ended(GuestComponents.gate) }

    NeverAfter(
      .refusedIsNotDone,
      { $0.saw(.actionTold(isDone: false)) }, until: { $0.isSending || $0.log.processEnded }
    ) { $0.gateDelivered(.done) && !$0.hasRun }
  }
}

extension Transition<GuestWorld> {
  /// The person tries again what the panel says.
  fileprivate func retries(_ content: Panel.Content) -> Bool {
    saw(.touched(.retry)) && before.world.panel?.content == content && !log.processEnded
  }

  /// Whether what was tapped goes the way that who uses the app calls for.
  fileprivate var leadsOn: Bool {
    guard let action = world.kept ?? parcelled else { return false }
    switch before.world.standing {
    case .user: return saw(.sent(action))
    case .switching: return world.panel?.content == .progress
    case .nobody, .guest: return saw(.panelOrdered(action, .guest))
    case .expired: return saw(.panelOrdered(action, .expired))
    case .kicked: return saw(.panelOrdered(action, .kicked))
    }
  }

  private var parcelled: GuestAction? { world.parcel?.action }

  /// A user is stored, or a move to one is open.
  fileprivate var standsReady: Bool {
    before.world.standing == .user || before.world.standing == .switching
  }

  /// Whether a blocked action goes the way that who uses the app now calls for.
  var isWeighed: Bool {
    guard let action = world.kept else { return false }
    switch world.standing {
    case .user: return saw(.sent(action)) || world.panel?.phase == .going
    case .switching: return world.panel?.content == .progress
    case .nobody, .guest: return saw(.panelOrdered(action, .guest))
    case .expired: return saw(.panelOrdered(action, .expired))
    case .kicked: return saw(.panelOrdered(action, .kicked))
    }
  }
}
