import FlowModel
import IMLoginFlow

/// Home: there at once, and what it offers.
extension IMLoginProperties {
  @PropertyBuilder<Messenger> static var home: [Property<Messenger>] {
    homeAtOnce
    homeOffers
  }

  @PropertyBuilder<Messenger> private static var homeAtOnce: [Property<Messenger>] {
    Always(
      "home is there at once when an automatic login is called",
      whenever: { $0.ordersAutomatic && !$0.log.processEnded }
    ) { $0.world.page == .home }

    Sometimes("home is there without a network, right after the launch") {
      $0.log.processLaunched && $0.world.isAtHomeOffline
    }
  }

  @PropertyBuilder<Messenger> private static var homeOffers: [Property<Messenger>] {
    Always(
      "what is offered is exactly what the connection allows", whenever: { $0.isRunning() }
    ) { $0.world.allowed == $0.world.possible }

    Always(
      "sending is offered only while logged in", whenever: { $0.world.offersSending }
    ) { $0.world.client.isLoggedIn }

    Always(
      "everything is offered only when everything is there",
      whenever: { $0.world.offersEverything }
    ) { $0.world.client.link == .synced }

    AlwaysSettled(
      "a complete login offers everything", whenever: { $0.world.isHomeSynced }
    ) { $0.world.offersEverything }
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
