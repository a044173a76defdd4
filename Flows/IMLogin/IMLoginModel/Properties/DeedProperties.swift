import EveryPath
import FlowModel
import IMLoginFlow

extension PropertyID {
  static let uncaused = PropertyID("nothing is done without a cause", keeps: "N5", "N6", "N11")
  static let launch = PropertyID(
    "a launch logs in with what fits and shows home, or shows the login page with nothing stored",
    keeps: "N-R5")
  static let readAgain = PropertyID(
    "what could not be read is read again once it can be, and decides", keeps: "N12")
  static let renewed = PropertyID(
    "when the server refuses a token that another process has renewed, the new one logs in",
    keeps: "N13")
  static let tapAsks = PropertyID(
    "a tap on the login page asks the app's own server, once", keeps: "N-R1", "N-R2", "N9")
  static let serverGave = PropertyID(
    "with account and token from the server a login is called", keeps: "N-R2")
  static let successStored = PropertyID(
    "a manual login that succeeded is stored, then home shows", keeps: "N-R4")
  static let failureRemoved = PropertyID(
    "a manual login that failed removes what is stored, then is explained", keeps: "N-R4")
  static let serverPatience = PropertyID(
    "the app's own server is not waited for longer than 40 s", keeps: "N9")
  static let endDeeds = PropertyID(
    "when a session ends, what is stored is removed, then a logout is called",
    keeps: "N-R10", "N-R11", "N8")
  static let kickedManual = PropertyID(
    "a manual login that is kicked or not answered is explained, then treated as any end",
    keeps: "N-R10", "N9")
  static let saysWhy = PropertyID(
    "when the logout is over, the login page says why the session ended",
    keeps: "N-R10", "N-R11", "N6", "N8")
}

/// What the app does about whatever happens: exactly this, in this order, at once.
extension IMLoginProperties {
  @PropertyBuilder<Messenger> static var deeds: [Property<Messenger>] {
    deedsOfLogins
    deedsOfEnds
    Always(.uncaused, whenever: .isAlive && !.hasCause, .deeds([]))
  }

  @PropertyBuilder<Messenger> private static var deedsOfLogins: [Property<Messenger>] {
    Always(
      .launch, whenever: .processLaunched && .isAlive,
      .any(StoreReading.allCases) { .finds($0).before && .deeds(deedsOfLaunch($0)) })

    Always(
      .readAgain, whenever: .saw(.protectedDataAvailable) && .isAlive,
      .any(StoreReading.allCases) {
        .saw(.read($0))
          && (.isAtHome.before && .deeds(deedsOfRefusal($0))
            || !.isAtHome.before && .deeds(deedsOfLaunch($0)))
      })

    Always(
      .renewed, whenever: .meetsRenewedToken && .isAlive,
      .deeds([.autoLoginOrdered(isFit: true)]))

    Always(
      .tapAsks,
      whenever: .saw(.tapped(.logIn)) && .isAlive
        && !.world("logsOut") { $0.logout != nil }.before,
      .deeds([.serverAsked]))

    Always(.serverGave, whenever: .saw(.serverGave) && .isAlive, .deeds([.loginOrdered]))

    Always(
      .successStored, whenever: .manualSucceeded && !(.processEnded && .deeds([])),
      .doesFirst([.saved, .homeShown]))

    Always(
      .failureRemoved, whenever: (.manualFailed || .gaveServerUp) && .isAlive,
      .deeds([.cleared, .failureShown]))

    Within(
      .serverPatience, .seconds(40), of: .saw(.serverAsked),
      .ordersManual || .saw(.failureShown) || .processEnded)
  }

  @PropertyBuilder<Messenger> private static var deedsOfEnds: [Property<Messenger>] {
    Always(.endDeeds, whenever: .endsLiveSession, .doesFirst([.cleared, .logoutOrdered]))

    Always(
      .kickedManual, whenever: .isAlive && .losesManual,
      .deeds([.failureShown, .cleared, .logoutOrdered]))

    Always(
      .saysWhy, whenever: .endsLogout && .isAlive,
      .any([nil] + LoginReason.allCases) { .whyEnded($0).before && .deeds([.loginShown($0)]) })
  }

  private static func deedsOfLaunch(_ reading: StoreReading) -> [MessengerObservation] {
    switch reading {
    case .fit: [.autoLoginOrdered(isFit: true), .homeShown]
    case .empty: [.loginShown(nil)]
    case .unfit: [.cleared, .loginShown(nil)]
    case .unreadable: []
    }
  }

  /// What the session of home does when it has read this after a refusal.
  private static func deedsOfRefusal(_ reading: StoreReading) -> [MessengerObservation] {
    switch reading {
    case .fit: [.autoLoginOrdered(isFit: true)]
    case .empty, .unfit: [.cleared, .logoutOrdered]
    case .unreadable: []
    }
  }
}

extension Predicate<Messenger> {
  /// The app's process lives, and nothing ended it in this step.
  fileprivate static var isAlive: Predicate {
    !.processEnded && .world("isRunning") { $0.isRunning }
  }

  /// The app did exactly this, in this order.
  fileprivate static func deeds(_ expected: [MessengerObservation]) -> Predicate {
    .happened("deeds(\(expected.names))") { $0.deeds == expected }
  }

  /// The app did exactly this; if its process was ended half-way, at least the first.
  fileprivate static func doesFirst(_ expected: [MessengerObservation]) -> Predicate {
    .happened("doesFirst(\(expected.names))") { log in
      log.processEnded ? log.deeds.first == expected.first : log.deeds == expected
    }
  }

  fileprivate static func finds(_ reading: StoreReading) -> Predicate {
    .world("finds(\(reading))") { $0.reading == reading }
  }

  /// The session of home has ended for this reason, and no other page has said so.
  fileprivate static func whyEnded(_ reason: LoginReason?) -> Predicate {
    .world("whyEnded(\(reason?.rawValue ?? "nil"))") { $0.whyEnded == reason }
  }

  /// Something that the app should do something about.
  fileprivate static var hasCause: Predicate {
    .saw(.protectedDataAvailable) || .meetsRenewedToken || .processLaunched
      || .saw(.tapped(.logIn)) || .saw(.serverGave) || .manualSucceeded || .manualFailed
      || .gaveServerUp || .losesManual || .endsLiveSession || .endsLogout
  }

  /// A manual login is kicked, or the service was waited for long enough.
  fileprivate static var losesManual: Predicate {
    .saw(.kicked) && .logsInManually.before || .gaveServiceUp
  }

  /// The session of home ended; it was not ending already.
  ///
  /// A refused token ends it only with the reading that follows.
  fileprivate static var endsLiveSession: Predicate {
    .endsSession && (.isAtHome && !.isLeaving).before
      && !(.saw(.tokenRefused) && .isLocked.before)
      && !(.processEnded && (.saw(.tokenRefused) || .findsNoNewToken))
  }

  /// The logout of the session of home ended, or was waited for long enough.
  fileprivate static var endsLogout: Predicate {
    (.saw(.logoutTold) || .isTime) && .isLeaving.before
  }

  /// The server refused the token, and another process has stored a newer one that can be read.
  fileprivate static var meetsRenewedToken: Predicate {
    .saw(.tokenRefused) && (.isTokenRenewed && !.isLocked).before
  }
}

extension StepLog<Messenger> {
  /// What the app did, in order.
  fileprivate var deeds: [MessengerObservation] { observations.filter(\.isDeed) }
}

extension [MessengerObservation] {
  fileprivate var names: String { map { "\($0)" }.joined(separator: ", ") }
}
