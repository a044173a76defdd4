import FlowModel
import IMLoginFlow

extension PropertyID {
  static let homeAtOnce = PropertyID(
    "home is there at once when an automatic login is called", keeps: "N-R5", "N10")
  static let homeOffline = PropertyID(
    "home is there without a network, right after the launch", keeps: "N-R5", "N10")
  static let offered = PropertyID(
    "what is offered is exactly what the connection allows", keeps: "N10")
  static let sending = PropertyID("sending is offered only while logged in", keeps: "N10")
  static let everything = PropertyID(
    "everything is offered only when everything is there", keeps: "N10")
  static let complete = PropertyID("a complete login offers everything", keeps: "N10")
}

/// Home: there at once, and what it offers.
extension IMLoginProperties {
  @PropertyBuilder<Messenger> static var home: [Property<Messenger>] {
    homeAtOnce
    homeOffers
  }

  @PropertyBuilder<Messenger> private static var homeAtOnce: [Property<Messenger>] {
    Always(.homeAtOnce, whenever: .ordersAutomatic && !.processEnded, .isAtHome)

    Sometimes(
      .homeOffline, .processLaunched && .isAtHome && !.world("hasNetwork") { $0.hasNetwork })
  }

  @PropertyBuilder<Messenger> private static var homeOffers: [Property<Messenger>] {
    Always(
      .offered, whenever: .isRunning(),
      .world("offersWhatIsPossible") { $0.allowed == $0.possible })

    Always(
      .sending, whenever: .world("offersSending") { $0.allowed >= .send },
      .world("isLoggedIn") { $0.client.isLoggedIn })

    Always(.everything, whenever: .offersEverything, .isSynced)

    AlwaysSettled(.complete, whenever: .isAtHome && .isSynced, .offersEverything)
  }
}

extension Predicate<Messenger> {
  static var offersEverything: Predicate {
    .world("offersEverything") { $0.allowed == .everything }
  }
  fileprivate static var isSynced: Predicate { .world("isSynced") { $0.client.link == .synced } }
}

extension Messenger {
  /// What can be done with the connection as it is.
  fileprivate var possible: Capability {
    guard client.isLoggedIn else { return .read }
    return client.link == .synced ? .everything : .send
  }
}
