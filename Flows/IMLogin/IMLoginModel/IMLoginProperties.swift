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

extension Transition<Messenger> {
  /// A manual login was ordered.
  var ordersManual: Bool { saw(.loginOrdered) }

  /// An automatic login was ordered.
  var ordersAutomatic: Bool {
    saw(.autoLoginOrdered(isFit: true)) || saw(.autoLoginOrdered(isFit: false))
  }

  /// The app learned that a manual login succeeded.
  var manualSucceeded: Bool { saw(.manualTold(isSuccess: true)) }

  /// The app learned that a manual login failed.
  var manualFailed: Bool { saw(.manualTold(isSuccess: false)) }

  /// The app learned that the automatic login failed for good.
  var autoFailedForGood: Bool { saw(.autoFailed(isTerminal: true)) }

  /// The server had refused the token, and a later reading found no newer one.
  var findsNoNewToken: Bool {
    guard before.world.isUnread, before.world.page == .home else { return false }
    return saw(.read(.unfit)) || saw(.read(.empty))
  }

  /// The person asked to leave.
  var leaves: Bool { saw(.tapped(.logOut)) || saw(.tapped(.switchAccount)) }

  /// Something that ends a session: a kick, a failure for good, the person.
  var endsSession: Bool { saw(.kicked) || autoFailedForGood || findsNoNewToken || leaves }

  /// The app's own server was waited for long enough.
  var gaveServerUp: Bool { isTime && before.world.asked != nil }

  /// The messaging service was waited for long enough.
  var gaveServiceUp: Bool { isTime && before.world.manual != nil }

  /// A time is over.
  var isTime: Bool {
    log.entries.contains { if case .timer = $0.input { true } else { false } }
  }

  /// The login page came up.
  var showsLogin: Bool {
    log.observations.contains { observation in
      if case .loginShown = observation { true } else { false }
    }
  }

  /// The login page came up with one of these reasons.
  func showsLogin(with reasons: [LoginReason]) -> Bool {
    reasons.contains { saw(.loginShown($0)) }
  }

  /// The app ordered something, or one of its machines moved.
  var changesSomething: Bool {
    !log.effects.isEmpty
      || zip(before.components, state.components).contains {
        $0.machine.position != $1.machine.position
      }
  }
}
