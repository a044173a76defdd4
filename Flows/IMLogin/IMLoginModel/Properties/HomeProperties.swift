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
    Always(
      .homeAtOnce, whenever: { $0.ordersAutomatic && !$0.log.processEnded }
    ) { $0.world.page == .home }

    Sometimes(.homeOffline) { $0.log.processLaunched && $0.world.isAtHomeOffline }
  }

  @PropertyBuilder<Messenger> private static var homeOffers: [Property<Messenger>] {
    Always(.offered, whenever: { $0.isRunning() }) { $0.world.allowed == $0.world.possible }

    Always(.sending, whenever: { $0.world.offersSending }) { $0.world.client.isLoggedIn }

    Always(.everything, whenever: { $0.world.offersEverything }) { $0.world.client.link == .synced }

    AlwaysSettled(.complete, whenever: { $0.world.isHomeSynced }) { $0.world.offersEverything }
  }
}

extension Messenger {
  fileprivate var isAtHomeOffline: Bool { page == .home && !hasNetwork }
  /// What can be done with the connection as it is.
  fileprivate var possible: Capability {
    guard client.isLoggedIn else { return .read }
    return client.link == .synced ? .everything : .send
  }
  fileprivate var offersEverything: Bool { allowed == .everything }
  fileprivate var offersSending: Bool { allowed >= .send }
  fileprivate var isHomeSynced: Bool { page == .home && client.link == .synced }
}
