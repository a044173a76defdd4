import EveryPath
import FlowModel
import GuestFlow

extension PropertyID {
  static let wishKept = PropertyID("a comment is kept from the moment it is wanted")
  static let intentSends = PropertyID("an intent to comment is one to send what is kept")
  static let wishGone = PropertyID("a comment that has its outcome is kept no longer")
  static let closeGivesUp = PropertyID("a person who closes the panel has given the comment up")
  static let closeCancels = PropertyID(
    "a person who closes the panel is told that the comment was cancelled")
  static let sentBesidePanel = PropertyID("never: a comment is sent beside its panel")
  static let endedBesidePanel = PropertyID("never: a comment has its outcome beside its panel")
  static let doneIsDone = PropertyID("a comment that the server has done in time is done")
  static let keptAfterLaunch = PropertyID(
    "after a launch a kept comment is sent for a user, and dropped for anybody else")
}

/// A comment on its way through the panel, a login and the server.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var comments: [Property<KickedWorld>] {
    keeping
    panel
    sending
  }

  @PropertyBuilder<KickedWorld> private static var keeping: [Property<KickedWorld>] {
    Always(
      .wishKept, whenever: { $0.lives(.wished) && !$0.delivered(KickedComponents.gate) }
    ) { $0.world.isKept && $0.hasIntent(KickedComponents.gate) }

    Always(.intentSends) { !$0.hasIntent(KickedComponents.gate) || $0.world.isKept }

    Always(
      .wishGone, whenever: { $0.delivered(KickedComponents.gate) && !$0.saw(.swept(.panel)) }
    ) { !$0.world.isKept && !$0.hasIntent(KickedComponents.gate) }
  }

  @PropertyBuilder<KickedWorld> private static var panel: [Property<KickedWorld>] {
    Always(
      .closeGivesUp, whenever: { $0.lives(.touched(.panel, .close)) }
    ) { !$0.world.isKept && !$0.hasIntent(KickedComponents.gate) }

    NeverAfter(
      .closeCancels, { $0.saw(.touched(.panel, .close)) },
      until: { $0.forgetsTouch(of: .panel, KickedComponents.gate) }
    ) { transition in
      transition.delivered(KickedComponents.gate)
        && !transition.delivered(.cancelled, component: KickedComponents.gate)
    }

    AtNoTime(.sentBesidePanel, given: { $0.isSending }) {
      $0.isSending && $0.world.view(.panel) != .none
    }

    AtNoTime(.endedBesidePanel, given: { $0.delivered(KickedComponents.gate) }) {
      $0.delivers(KickedComponents.gate, beside: .panel)
    }
  }

  @PropertyBuilder<KickedWorld> private static var sending: [Property<KickedWorld>] {
    Always(
      .doneIsDone, whenever: { $0.lives(.commentTold) && $0.before.world.sendsUnseen }
    ) { $0.delivered(.done, component: KickedComponents.gate) }

    Always(
      .keptAfterLaunch,
      whenever: { $0.resumed(KickedComponents.gate) && !$0.log.processEnded }
    ) { transition in
      transition.world.stored == .user
        ? transition.isSending
        : transition.delivered(.dropped, component: KickedComponents.gate)
    }
  }
}

extension KickedWorld {
  /// The comment is on its way in the name of whoever uses the app.
  fileprivate var sendsUnseen: Bool {
    stored == .user && letter?.login == holder && view(.panel) == .none
  }
}
