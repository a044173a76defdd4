import FlowModel
import WidgetFlow

extension PropertyID {
  static let notYet = PropertyID("nothing is done about what cannot be read yet", keeps: "W12")
  static let removedOnlyBy = PropertyID(
    "the shared token is removed only by who leaves, or by a launch that has read it", keeps: "W12")
  static let notLoggedOut = PropertyID(
    "nobody is logged out by a reading made before the unlock", keeps: "W12")
  static let readAgain = PropertyID(
    "what was read before the unlock is read again at the unlock", keeps: "W12")
  static let saidOfARead = PropertyID(
    "signed out is said only of a store that was read", keeps: "W12")
  static let saysLocked = PropertyID(
    "a widget asked on a locked phone says so, and asks again by itself", keeps: "W12")
  static let showsLater = PropertyID(
    "a widget asked on a locked phone can show the data later by itself", keeps: "W12")
}

/// A store that cannot be read yet is neither empty nor of another account.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var locks: [Property<WidgetPhone>] {
    Always(
      .notYet, whenever: { $0.log.processLaunched && $0.world.isUnread }
    ) { $0.log.observations.isEmpty }

    Always(.removedOnlyBy, whenever: { $0.saw(.deleted) }) { transition in
      transition.saw(.logoutTold) || transition.saw(.changeTold)
        || transition.beginsWork && !transition.before.world.isLocked
          && transition.foundForeignToken
    }

    Always(
      .notLoggedOut, whenever: { $0.heard(.cleanUp, component: WidgetSession.token) }
    ) { $0.before.world.account == nil }

    Always(
      .readAgain, whenever: { $0.saw(.unlockTold) && $0.isAppAlive }
    ) { $0.ordered(.read, component: WidgetToken.session) }

    Always(
      .saidOfARead, whenever: { $0.isSignedOutSaid }
    ) { !$0.before.world.isLocked && ($0.before.world.shared == nil || $0.isOfAnother) }

    Always(
      .saysLocked, whenever: { $0.isAskedWhileLocked }
    ) { $0.saw(.completed(.timeline, .locked)) && $0.world.shown.entry.comesBack }

    CanAlwaysReach(
      .showsLater,
      whenever: {
        $0.isAskedWhileLocked && $0.world.hasOwnToken && $0.world.shared?.isValid == true
      },
      without: { $0.log.processLaunched || $0.saw(.reloadAsked) }
    ) { $0.world.shown.entry == .data }
  }
}

extension Transition<WidgetPhone> {
  /// The extension is asked for an entry and cannot read the shared store.
  fileprivate var isAskedWhileLocked: Bool {
    saw(.asked(.timeline)) && before.world.isLocked && isExtensionAlive
  }

  fileprivate var isSignedOutSaid: Bool {
    WidgetTimeline.Request.allCases.contains { saw(.completed($0, .signedOut)) }
  }

  /// The extension had read the token of one account, and the store holds that of the other.
  fileprivate var isOfAnother: Bool {
    before.world.used != nil && before.world.tokenChange == .foreign
  }
}
