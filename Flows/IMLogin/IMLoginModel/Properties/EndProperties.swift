import FlowModel
import IMLoginFlow

/// How a session ends.
extension IMLoginProperties {
  @PropertyBuilder<Messenger> static var ends: [Property<Messenger>] {
    reachingLogin
    speaking
    inTime
  }

  @PropertyBuilder<Messenger> private static var reachingLogin: [Property<Messenger>] {
    CanAlwaysReach(
      "a kick or a failure for good can always lead to the login page", whenever: { $0.endsAtHome },
      without: { $0.leaves || $0.log.processEnded }
    ) { $0.showsLogin }

    AtMostOnce(
      "the login page comes up once for each end of a session", per: { $0.beginsAnew }
    ) { $0.showsLogin }
  }

  @PropertyBuilder<Messenger> private static var speaking: [Property<Messenger>] {
    Before(
      "the login page speaks of a kick only after one",
      since: { $0.beginsAnew }, { $0.saw(.kicked) },
      before: { $0.showsLogin(with: KickReason.allCases.map(\.loginReason)) })

    Before(
      "the login page speaks of a refusal only after a failure for good",
      since: { $0.beginsAnew }, { $0.autoFailedForGood },
      before: { $0.showsLogin(with: LoginReason.refusals) })
  }

  @PropertyBuilder<Messenger> private static var inTime: [Property<Messenger>] {
    Within(
      "a logout ends at the login page within 10 s, whatever the server says", .seconds(10),
      of: { $0.ordersLogoutAtHome },
      { $0.showsLogin || $0.log.processEnded })

    CanAlwaysReach(
      "from everywhere a way leads to a complete login", whenever: { $0.isRunning() },
      without: { $0.log.processEnded }
    ) { $0.world.isComplete }
  }
}

extension Transition<Messenger> {
  fileprivate var beginsAnew: Bool { saw(.homeShown) || log.processLaunched }

  fileprivate var endsAtHome: Bool {
    guard before.world.page == .home, !log.processEnded else { return false }
    return saw(.kicked) || autoFailedForGood
  }

  fileprivate var ordersLogoutAtHome: Bool {
    saw(.logoutOrdered) && before.world.page == .home
  }
}

extension Messenger {
  fileprivate var isComplete: Bool { page == .home && allowed == .everything }
}
