import FlowModel
import WidgetFlow

extension PropertyID {
  static let ownToken = PropertyID(
    "the token in the shared store is of whoever is logged in", keeps: "W1")
  static let storedForOwner = PropertyID(
    "only a token of whoever is logged in is stored", keeps: "W1", "W2")
  static let ownData = PropertyID(
    "the widget never rests on the data of somebody who is not logged in", keeps: "W3")
  static let restsOnStore = PropertyID(
    "while the app lives the widget comes to rest on what the store holds", keeps: "W3")
  static let lateToken = PropertyID("never: a token that arrives late is stored", keeps: "W2")
  static let canGetToken = PropertyID(
    "whoever is logged in can still get a token", keeps: "W-R2", "W1")
  static let tokenInTheEnd = PropertyID(
    "whoever is logged in and uses the app again and again has a token in the end", keeps: "W1")
  static let oneWriter = PropertyID("never: the extension writes to the shared store", keeps: "W5")
}

/// A token belongs to somebody, and so does what the widget shows.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var owners: [Property<WidgetPhone>] {
    AlwaysSettled(.ownToken, whenever: .isAppAlive && .holdsToken, .holdsOwnToken)

    Always(.storedForOwner, whenever: .wroteToken, .holdsOwnToken)

    AlwaysSettled(
      .ownData,
      whenever: .world("showsData") { $0.shown.owner != nil }
        && (.isAppAlive && !.isReloadIgnored || !.hasLeftover),
      .world("showsOwnData") { $0.shown.owner == $0.account })

    AlwaysSettled(
      .restsOnStore, whenever: .isAppAlive && !.shows(.placeholder) && !.isReloadIgnored,
      .world("showsTheStore") { $0.showsTheStore })

    AtNoTime(.lateToken, given: .saw(.lateToken), .saw(.lateToken) && .wroteToken)

    CanAlwaysReach(
      .canGetToken, whenever: .isAppAlive && .isLoggedIn, without: .processEnded,
      .holdsToken && .holdsOwnToken)

    LeadsTo(.tokenInTheEnd, fairly: everydayUse, .lacksToken, !.lacksToken)

    AtNoTime(.oneWriter, given: .saw(.asked(.timeline)), .saw(.extensionWrote))
  }

  /// The app and its page are used again and again, iOS tells the app of a tap, and the server
  /// gives a token now and then; the phone is unlocked some time.
  private static let everydayUse: [Fairness] = [
    .strong("unlock"), .strong("launch"), .strong("page"), .strong("page-left"),
    .strong("tap-told"), .strong("token"),
  ]
}

extension Predicate<WidgetPhone> {
  fileprivate static var isReloadIgnored: Predicate {
    .world("isReloadIgnored") { $0.isReloadIgnored }
  }
}

extension WidgetPhone {
  /// The entry can be made of what the shared store holds, or comes back by itself.
  fileprivate var showsTheStore: Bool {
    guard shown.entry != .locked else { return true }
    guard let shared else { return shown.entry == .signedOut }
    return shown.entry != .signedOut && (shown.owner == nil || shown.owner == shared.owner)
  }
}
