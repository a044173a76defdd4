import FlowModel
import IMLoginFlow

extension PropertyID {
  static let endsAtLogin = PropertyID(
    "a kick or a failure for good can always lead to the login page", keeps: "N-R10", "N-R11", "N6")
  static let loginOnce = PropertyID(
    "the login page comes up once for each end of a session", keeps: "N6")
  static let kickReason = PropertyID(
    "the login page speaks of a kick only after one", keeps: "N-R10")
  static let refusalReason = PropertyID(
    "the login page speaks of a refusal only after a failure for good", keeps: "N-R11")
  static let logoutEnds = PropertyID(
    "a logout ends at the login page within 10 s, whatever the server says", keeps: "N8")
  static let endsOrShows = PropertyID(
    "a login or logout ends at a page to touch, whatever is silent", keeps: "N-R3", "N8")
  static let wayBack = PropertyID("from everywhere a way leads to a complete login", keeps: "N8")
}

/// How a session ends.
extension IMLoginProperties {
  @PropertyBuilder<Messenger> static var ends: [Property<Messenger>] {
    reachingLogin
    speaking
    inTime
  }

  @PropertyBuilder<Messenger> private static var reachingLogin: [Property<Messenger>] {
    CanAlwaysReach(
      .endsAtLogin,
      whenever: (.saw(.kicked) || .autoFailedForGood) && .isAtHome.before && !.processEnded,
      without: .leaves || .processEnded, .showsLogin)

    AtMostOnce(.loginOnce, per: .beginsAnew, .showsLogin)
  }

  @PropertyBuilder<Messenger> private static var speaking: [Property<Messenger>] {
    Before(
      .kickReason, since: .beginsAnew, .saw(.kicked),
      before: .showsLogin(with: KickReason.allCases.map(\.loginReason)))

    Before(
      .refusalReason, since: .beginsAnew, .autoFailedForGood,
      before: .showsLogin(with: LoginReason.refusals))
  }

  @PropertyBuilder<Messenger> private static var inTime: [Property<Messenger>] {
    Within(
      .logoutEnds, .seconds(10), of: .saw(.logoutOrdered) && .isAtHome.before,
      .showsLogin || .processEnded)

    LeadsTo(.endsOrShows, outOf: .world("waitsUnseen") { $0.waitsUnseen })

    CanAlwaysReach(
      .wayBack, whenever: .isRunning(), without: .processEnded,
      .isAtHome && .offersEverything)
  }
}

extension Predicate<Messenger> {
  fileprivate static var beginsAnew: Predicate { .saw(.homeShown) || .processLaunched }
}

extension Messenger {
  /// The app is in use, under the spinner, on its way out, or before its first page.
  fileprivate var waitsUnseen: Bool {
    isRunning && !isLocked && (page == .blank || isSpinnerUp || isLeaving)
  }
}
