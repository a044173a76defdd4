import EveryPath
import FlowModel
import IMLoginFlow

/// What must hold for the login of a messenger: one list for the shipped flows and all lessons.
enum IMLoginProperties {
  /// The whole list.
  @PropertyBuilder<Messenger> static var all: [Property<Messenger>] {
    automatic
    manual
    stored
    ends
    reports
    home
    deeds
  }
}

// MARK: - What the properties speak of

extension Predicate<Messenger> {
  static var ordersManual: Predicate { .saw(.loginOrdered) }

  static var ordersAutomatic: Predicate {
    .saw(.autoLoginOrdered(isFit: true)) || .saw(.autoLoginOrdered(isFit: false))
  }

  static var manualSucceeded: Predicate { .saw(.manualTold(isSuccess: true)) }

  static var manualFailed: Predicate { .saw(.manualTold(isSuccess: false)) }

  static var autoFailedForGood: Predicate { .saw(.autoFailed(isTerminal: true)) }

  /// The server had refused the token, and a later reading found no newer one.
  static var findsNoNewToken: Predicate {
    (.saw(.read(.unfit)) || .saw(.read(.empty))) && (.isUnread && .isAtHome).before
  }

  static var leaves: Predicate { .saw(.tapped(.logOut)) || .saw(.tapped(.switchAccount)) }

  /// Something that ends a session: a kick, a failure for good, the person.
  static var endsSession: Predicate {
    .saw(.kicked) || .autoFailedForGood || .findsNoNewToken || .leaves
  }

  /// The app's own server was waited for long enough.
  static var gaveServerUp: Predicate { .isTime && .world("asksServer") { $0.asked != nil }.before }

  /// The messaging service was waited for long enough.
  static var gaveServiceUp: Predicate { .isTime && .logsInManually.before }

  static var isTime: Predicate {
    .happened("isTime") { log in
      log.entries.contains { if case .timer = $0.input { true } else { false } }
    }
  }

  /// The login page came up.
  static var showsLogin: Predicate {
    .saw("loginShown") { if case .loginShown = $0 { true } else { false } }
  }

  /// The login page came up with one of these reasons.
  static func showsLogin(with reasons: [LoginReason]) -> Predicate {
    .any(reasons) { .saw(.loginShown($0)) }
  }

  /// The app ordered something, or one of its machines moved.
  static var changesSomething: Predicate {
    .happened("changesSomething") { log in
      !log.effects.isEmpty || log.entries.contains { $0.position != $0.after }
    }
  }

  static var isAtHome: Predicate { .world("isAtHome") { $0.page == .home } }
  static var isLeaving: Predicate { .world("isLeaving") { $0.isLeaving } }
  static var isLocked: Predicate { .world("isLocked") { $0.isLocked } }
  static var isTakenOver: Predicate { .world("isTakenOver") { $0.isTakenOver } }
  static var isTokenRenewed: Predicate { .world("isTokenRenewed") { $0.isTokenRenewed } }
  static var isUnread: Predicate { .world("isUnread") { $0.isUnread } }
  static var logsInManually: Predicate { .world("logsInManually") { $0.manual != nil } }
}
