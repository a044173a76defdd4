import FlowModel
import IMLoginFlow

/// How a session ends.
extension IMLoginPromises {
  @PromiseBuilder<Messenger> static var ends: [Promise<Messenger>] {
    CanAlwaysReach(
      "a kick or a failure for good leads to the login page",
      whenever: {
        ($0.saw(.kicked) || $0.autoFailedForGood) && $0.before.world.page == .home
          && !$0.log.processEnded
      },
      without: { $0.leaves || $0.log.processEnded }
    ) { $0.showsLogin }

    AtMostOnce(
      "the login page comes up once for each end of a session",
      per: { $0.saw(.homeShown) || $0.log.processLaunched }
    ) { $0.showsLogin }

    Before(
      "the login page speaks of a kick only after one",
      since: { $0.saw(.homeShown) || $0.log.processLaunched }, { $0.saw(.kicked) },
      before: { $0.showsLogin(with: KickReason.allCases.map(\.loginReason)) })

    Before(
      "the login page speaks of a refusal only after a failure for good",
      since: { $0.saw(.homeShown) || $0.log.processLaunched }, { $0.autoFailedForGood },
      before: { $0.showsLogin(with: LoginReason.refusals) })

    Within(
      "a logout ends at the login page within 10 s, whatever the server says", .seconds(10),
      of: { $0.saw(.logoutOrdered) && $0.before.world.page == .home },
      { $0.showsLogin || $0.log.processEnded })

    CanAlwaysReach(
      "from everywhere a way leads to a complete login", whenever: { $0.isRunning() },
      without: { $0.log.processEnded }
    ) { $0.world.page == .home && $0.world.allowed == .everything }
  }
}
