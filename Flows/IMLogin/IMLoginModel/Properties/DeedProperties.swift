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
    Always(.uncaused, whenever: { $0.isAlive && !$0.hasCause }) { $0.deeds.isEmpty }
  }

  @PropertyBuilder<Messenger> private static var deedsOfLogins: [Property<Messenger>] {
    Always(
      .launch, whenever: { $0.log.processLaunched && $0.isAlive }
    ) { $0.deeds == $0.before.world.deedsOfLaunch }

    Always(
      .readAgain, whenever: { $0.saw(.protectedDataAvailable) && $0.isAlive }
    ) { $0.deeds == $0.deedsOfReading }

    Always(
      .renewed, whenever: { $0.meetsRenewedToken && $0.isAlive }
    ) { $0.deeds == [.autoLoginOrdered(isFit: true)] }

    Always(
      .tapAsks, whenever: { $0.saw(.tapped(.logIn)) && $0.isAlive && $0.before.world.logout == nil }
    ) { $0.deeds == [.serverAsked] }

    Always(
      .serverGave, whenever: { $0.saw(.serverGave) && $0.isAlive }
    ) { $0.deeds == [.loginOrdered] }

    Always(
      .successStored, whenever: { $0.manualSucceeded && !($0.log.processEnded && $0.deeds.isEmpty) }
    ) { $0.doesFirst([.saved, .homeShown]) }

    Always(
      .failureRemoved, whenever: { ($0.manualFailed || $0.gaveServerUp) && $0.isAlive }
    ) { $0.deeds == [.cleared, .failureShown] }

    Within(
      .serverPatience, .seconds(40),
      of: { $0.saw(.serverAsked) },
      { $0.ordersManual || $0.saw(.failureShown) || $0.log.processEnded })
  }

  @PropertyBuilder<Messenger> private static var deedsOfEnds: [Property<Messenger>] {
    Always(.endDeeds, whenever: { $0.endsLiveSession }) {
      $0.doesFirst([.cleared, .logoutOrdered])
    }

    Always(
      .kickedManual, whenever: { $0.isAlive && $0.losesManual }
    ) { $0.deeds == [.failureShown, .cleared, .logoutOrdered] }

    Always(
      .saysWhy, whenever: { $0.endsLogout && $0.isAlive }
    ) { $0.deeds == [.loginShown($0.before.world.whyEnded)] }
  }
}

extension Transition<Messenger> {
  /// The app's process lives, and nothing ended it in this step.
  fileprivate var isAlive: Bool { !log.processEnded && world.isRunning }

  /// What the app did, in order.
  fileprivate var deeds: [MessengerObservation] { log.observations.filter(\.isDeed) }

  /// The app did exactly this; if its process was ended half-way, at least the first.
  fileprivate func doesFirst(_ expected: [MessengerObservation]) -> Bool {
    log.processEnded ? deeds.first == expected.first : deeds == expected
  }

  /// Something that the app should do something about.
  fileprivate var hasCause: Bool {
    if saw(.protectedDataAvailable) || meetsRenewedToken { return true }
    if log.processLaunched || saw(.tapped(.logIn)) || saw(.serverGave) { return true }
    if manualSucceeded || manualFailed || gaveServerUp { return true }
    return losesManual || endsLiveSession || endsLogout
  }

  /// A manual login is kicked, or the service was waited for long enough.
  fileprivate var losesManual: Bool {
    saw(.kicked) && before.world.manual != nil || gaveServiceUp
  }

  /// The session of home ended; it was not ending already.
  ///
  /// A refused token ends it only with the reading that follows.
  fileprivate var endsLiveSession: Bool {
    if saw(.tokenRefused), before.world.isLocked { return false }
    if saw(.tokenRefused) || findsNoNewToken, log.processEnded { return false }
    return endsSession && before.world.page == .home && !before.world.isLeaving
  }

  /// The logout of the session of home ended, or was waited for long enough.
  fileprivate var endsLogout: Bool {
    (saw(.logoutTold) || isTime) && before.world.isLeaving
  }

  /// The server refused the token, and another process has stored a newer one that can be read.
  fileprivate var meetsRenewedToken: Bool {
    saw(.tokenRefused) && before.world.isTokenRenewed && !before.world.isLocked
  }

  /// What the reading that the app waited for asks of it; nil if there was none.
  fileprivate var deedsOfReading: [MessengerObservation]? {
    let reading = StoreReading.allCases.first { saw(.read($0)) }
    return reading.map {
      before.world.page == .home ? Messenger.deedsOfRefusal($0) : Messenger.deedsOfLaunch($0)
    }
  }
}

extension Messenger {
  /// What a launch does with what is stored.
  fileprivate var deedsOfLaunch: [MessengerObservation] { Self.deedsOfLaunch(reading) }

  /// What a launch does when it has read this.
  fileprivate static func deedsOfLaunch(_ reading: StoreReading) -> [MessengerObservation] {
    switch reading {
    case .fit: [.autoLoginOrdered(isFit: true), .homeShown]
    case .empty: [.loginShown(nil)]
    case .unfit: [.cleared, .loginShown(nil)]
    case .unreadable: []
    }
  }

  /// What the session of home does when it has read this after a refusal.
  fileprivate static func deedsOfRefusal(_ reading: StoreReading) -> [MessengerObservation] {
    switch reading {
    case .fit: [.autoLoginOrdered(isFit: true)]
    case .empty, .unfit: [.cleared, .logoutOrdered]
    case .unreadable: []
    }
  }
}
