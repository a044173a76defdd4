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
      .byTap, since: .processLaunched || .manualSucceeded || .manualFailed,
      .saw(.tapped(.logIn)), before: .ordersManual)

    Before(
      .serverFirst, since: .saw(.tapped(.logIn)) || .processLaunched, .saw(.serverGave),
      before: .ordersManual)

    Always(
      .spinner, whenever: .isRunning(),
      .world("showsProgress") { $0.isSpinnerUp == $0.isManualUnderWay })

    Always(
      .explained,
      whenever: (.manualFailed || .saw(.kicked) && .logsInManually.before) && !.processEnded,
      .saw(.failureShown))

    AtNoTime(.oneLogin, given: .ordersManual, .saw(.loginOverLogin))
  }
}
