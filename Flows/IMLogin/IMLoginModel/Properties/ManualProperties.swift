import FlowModel
import IMLoginFlow

extension PropertyID {
  static let byTap = PropertyID("a manual login only by a tap on the login page", keeps: "N-R1")
  static let serverFirst = PropertyID(
    "account and token come from the app's own server first", keeps: "N-R2")
  static let spinner = PropertyID(
    "the spinner is up exactly while a manual login is under way", keeps: "N-R3", "N4")
  static let explained = PropertyID("a manual login that failed is explained", keeps: "N-R4")
  static let oneLogin = PropertyID("never: a login is called over another one", keeps: "N9")
}

/// The manual login: one tap, one server after the other, one spinner.
extension IMLoginProperties {
  @PropertyBuilder<Messenger> static var manual: [Property<Messenger>] {
    Before(
      .byTap, since: { $0.log.processLaunched || $0.manualSucceeded || $0.manualFailed },
      { $0.saw(.tapped(.logIn)) }, before: { $0.ordersManual })

    Before(
      .serverFirst,
      since: { $0.saw(.tapped(.logIn)) || $0.log.processLaunched }, { $0.saw(.serverGave) },
      before: { $0.ordersManual })

    Always(
      .spinner, whenever: { $0.isRunning() }
    ) { $0.world.isSpinnerUp == $0.world.isManualUnderWay }

    Always(
      .explained,
      whenever: {
        ($0.manualFailed || ($0.saw(.kicked) && $0.before.world.manual != nil))
          && !$0.log.processEnded
      }
    ) { $0.saw(.failureShown) }

    AtNoTime(.oneLogin, given: { $0.ordersManual }) { $0.saw(.loginOverLogin) }
  }
}
