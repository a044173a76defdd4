import FlowModel
import IMLoginFlow

extension PropertyID {
  static let once = PropertyID(
    "an automatic login is called once for each token in a process", keeps: "N-R5", "N-R6", "N1")
  static let onlyOnReading = PropertyID(
    "an automatic login is called only on a reading that fits", keeps: "N-R5", "N1")
  static let afterKick = PropertyID(
    "no automatic login after a kick, until a manual one succeeds", keeps: "N-R7", "N2", "N12")
  static let afterFailure = PropertyID(
    "no automatic login after one that failed for good, until a manual one succeeds",
    keeps: "N-R7", "N2")
  static let afterFailedManual = PropertyID(
    "no automatic login after a manual one that failed, until one succeeds",
    keeps: "N-R4", "N-R7", "N2")
  static let afterLogout = PropertyID(
    "no automatic login after a logout, until a manual one succeeds", keeps: "N2")
  static let afterReinstall = PropertyID(
    "no automatic login with what an earlier installation left, until a manual one succeeds",
    keeps: "N-R7", "N2")
  static let onlyFit = PropertyID(
    "an automatic login only for the account that logged in last, with success",
    keeps: "N-R7", "N3")
  static let noForce = PropertyID(
    "never: an automatic login throws another device out", keeps: "N3")
}

/// When an automatic login is right.
extension IMLoginProperties {
  @PropertyBuilder<Messenger> static var automatic: [Property<Messenger>] {
    AtMostOnce(.once, per: .processLaunched || .saw(.tokenRenewed), .ordersAutomatic)

    Always(.onlyOnReading, whenever: .ordersAutomatic, .saw(.read(.fit)))

    NeverAfter(.afterKick, .saw(.kicked), until: .manualSucceeded, .ordersAutomatic)

    NeverAfter(.afterFailure, .autoFailedForGood, until: .manualSucceeded, .ordersAutomatic)

    NeverAfter(.afterFailedManual, .manualFailed, until: .manualSucceeded, .ordersAutomatic)

    NeverAfter(.afterLogout, .leaves, until: .manualSucceeded, .ordersAutomatic)

    NeverAfter(.afterReinstall, .saw(.reinstalled), until: .manualSucceeded, .ordersAutomatic)

    Always(.onlyFit, whenever: .ordersAutomatic, !.saw(.autoLoginOrdered(isFit: false)))

    AtNoTime(.noForce, given: .ordersAutomatic && .isTakenOver.before, .saw(.threwOther))
  }
}
