import FlowModel
import WidgetFlow

extension PropertyID {
  static let atLaunch = PropertyID("a launch without a token fetches one", keeps: "W-R3")
  static let notTwice = PropertyID(
    "never: a launch with one's own token fetches another", keeps: "W-R3", "W4")
  static let foreignGoes = PropertyID("a launch removes a token of somebody else", keeps: "W4")
  static let onThePage = PropertyID("entering the page fetches a token", keeps: "W-R3")
  static let atLogin = PropertyID("a login fetches a token", keeps: "W-R3")
  static let atLogout = PropertyID("a logout removes the token", keeps: "W-R3", "W3")
  static let notForNobody = PropertyID(
    "never: a token is fetched while nobody is logged in", keeps: "W4")
}

/// The moments at which the token is brought up to date.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var moments: [Property<WidgetPhone>] {
    Always(
      .atLaunch, whenever: .beginsWork && .isAppAlive && (.isLoggedIn && !.holdsToken).before,
      .saw(.tokenAsked))

    AtNoTime(.notTwice, given: .findsOwnToken, .findsOwnToken && .saw(.tokenAsked))

    Always(
      .foreignGoes, whenever: .beginsWork && .isAppAlive && .foundForeignToken, .saw(.deleted))

    Always(
      .onThePage,
      whenever: (.saw(.opened) || .saw(.revealed)) && .isAppAlive && .isLoggedIn
        && !.isFetching.before,
      .saw(.tokenAsked))

    Always(.atLogin, whenever: .saw(.began) && .isAppAlive, .saw(.tokenAsked))

    Always(.atLogout, whenever: .saw(.ended), .saw(.deleted))

    AtNoTime(.notForNobody, given: .saw(.tokenAsked), .saw(.tokenAskedForNobody))
  }
}

extension Predicate<WidgetPhone> {
  fileprivate static var findsOwnToken: Predicate {
    .beginsWork && (.holdsToken && .holdsOwnToken).before
  }
}
