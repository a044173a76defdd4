import FlowModel
import IMLoginFlow

/// When an automatic login is right.
extension IMLoginProperties {
  @PropertyBuilder<Messenger> static var automatic: [Property<Messenger>] {
    AtMostOnce(
      "an automatic login is called once for each token in a process",
      per: { $0.log.processLaunched || $0.saw(.tokenRenewed) }
    ) { $0.ordersAutomatic }

    Always(
      "an automatic login is called only on a reading that fits", whenever: { $0.ordersAutomatic }
    ) { $0.saw(.read(.fit)) }

    NeverAfter(
      "no automatic login after a kick, until a manual one succeeds", { $0.saw(.kicked) },
      until: { $0.manualSucceeded }
    ) { $0.ordersAutomatic }

    NeverAfter(
      "no automatic login after one that failed for good, until a manual one succeeds",
      { $0.autoFailedForGood }, until: { $0.manualSucceeded }
    ) { $0.ordersAutomatic }

    NeverAfter(
      "no automatic login after a manual one that failed, until one succeeds",
      { $0.manualFailed }, until: { $0.manualSucceeded }
    ) { $0.ordersAutomatic }

    NeverAfter(
      "no automatic login after a logout, until a manual one succeeds", { $0.leaves },
      until: { $0.manualSucceeded }
    ) { $0.ordersAutomatic }

    Always(
      "an automatic login only for the account that logged in last, with success",
      whenever: { $0.ordersAutomatic }
    ) { !$0.saw(.autoLoginOrdered(isFit: false)) }

    AtNoTime(
      "an automatic login throws another device out",
      given: { $0.ordersAutomatic && $0.before.world.isTakenOver }
    ) { $0.saw(.threwOther) }
  }
}
