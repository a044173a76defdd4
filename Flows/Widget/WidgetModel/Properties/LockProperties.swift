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
      .notYet, whenever: .processLaunched && .world("isUnread") { $0.isUnread },
      .happened("isUnseen") { $0.observations.isEmpty })

    Always(
      .removedOnlyBy, whenever: .saw(.deleted),
      .saw(.logoutTold) || .saw(.changeTold)
        || .beginsWork && !.isLocked.before && .foundForeignToken)

    Always(
      .notLoggedOut, whenever: .heard(.cleanUp, component: WidgetSession.token),
      !.isLoggedIn.before)

    Always(
      .readAgain, whenever: .saw(.unlockTold) && .isAppAlive,
      .ordered(.read, component: WidgetToken.session))

    Always(
      .saidOfARead,
      whenever: .any(WidgetTimeline.Request.allCases) { .saw(.completed($0, .signedOut)) },
      (!.isLocked && (!.holdsToken || .isOfAnother)).before)

    Always(
      .saysLocked, whenever: .isAskedWhileLocked,
      .saw(.completed(.timeline, .locked)) && .world("comesBack") { $0.shown.entry.comesBack })

    CanAlwaysReach(
      .showsLater,
      whenever: .isAskedWhileLocked && .holdsToken && .holdsOwnToken
        && .world("holdsValidToken") { $0.shared?.isValid == true },
      without: .processLaunched || .saw(.reloadAsked), .shows(.data))
  }
}

extension Predicate<WidgetPhone> {
  /// The extension is asked for an entry and cannot read the shared store.
  fileprivate static var isAskedWhileLocked: Predicate {
    .saw(.asked(.timeline)) && .isLocked.before && .isExtensionAlive
  }

  /// The extension has read the token of one account, and the store holds that of the other.
  fileprivate static var isOfAnother: Predicate {
    .world("hasRead") { $0.used != nil } && .tokenChange(.foreign)
  }
}
