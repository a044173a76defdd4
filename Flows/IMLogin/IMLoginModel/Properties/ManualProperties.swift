import FlowModel
import IMLoginFlow

/// The manual login: one tap, one server after the other, one spinner.
extension IMLoginProperties {
  @PropertyBuilder<Messenger> static var manual: [Property<Messenger>] {
    Before(
      "a manual login only by a tap on the login page",
      since: { $0.log.processLaunched || $0.manualSucceeded || $0.manualFailed },
      { $0.saw(.tapped(.logIn)) }, before: { $0.ordersManual })

    Before(
      "account and token come from the app's own server first",
      since: { $0.saw(.tapped(.logIn)) || $0.log.processLaunched }, { $0.saw(.serverGave) },
      before: { $0.ordersManual })

    Always(
      "the spinner is up exactly while a manual login is under way", whenever: { $0.isRunning() }
    ) { $0.world.isSpinnerUp == $0.world.isManualUnderWay }

    Always(
      "a manual login that failed is explained",
      whenever: {
        ($0.manualFailed || ($0.saw(.kicked) && $0.before.world.manual != nil))
          && !$0.log.processEnded
      }
    ) { $0.saw(.failureShown) }

    AtNoTime("a login is called over another one", given: { $0.ordersManual }) {
      $0.saw(.loginOverLogin)
    }
  }
}
