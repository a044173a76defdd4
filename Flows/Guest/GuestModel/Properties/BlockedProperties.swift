import EveryPath
import FlowModel
import GuestFlow

extension PropertyID {
  static let notAfterClose = PropertyID(
    "once the panel is closed by hand, its action is never sent", keeps: "G3")
  static let ownAttempt = PropertyID(
    "an action is sent only while its own attempt waits for an answer", keeps: "G3")
  static let goesOn = PropertyID(
    "after its login a blocked action can always go on", keeps: "R8", "G3")
  static let survives = PropertyID(
    "a blocked action can survive the end of the app, once a user is stored", keeps: "G3")
  static let dropped = PropertyID(
    "without a user, a blocked action is dropped with the process", keeps: "G3")
  static let intentOutlives = PropertyID("never: an intent outlives its attempt")
  static let secondTap = PropertyID(
    "a second gated tap takes the place of the first, or changes nothing", keeps: "G10")

  static func lost(_ action: GuestAction) -> PropertyID {
    PropertyID("a \(action.rawValue) that lost to another action is never sent", keeps: "G10")
  }
}

/// The blocked action: once after its login, never after cancel, never after another login.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var blocked: [Property<GuestWorld>] {
    NeverAfter(.notAfterClose, .saw(.touched(.close)), until: .isWishing, .isSending)

    Before(
      .ownAttempt, since: .delivered(GuestComponents.gate) || .processEnded,
      .isWishing || .isResuming, before: .isSending)

    CanAlwaysReach(
      .goesOn, whenever: .saw(.loginAccepted) && !.saw(.otherAccepted) && .isGateRunning,
      without: .processEnded || .saw(.touched(.close)) || .isWishing, .isSending)

    CanAlwaysReach(
      .survives, whenever: .isResuming && (.isStored(.user) || .isStored(.moving)),
      without: .processEnded || .saw(.touched(.close)) || .isWishing, .isSending)

    // A process that ends again before it comes to this leaves it to the next.
    Always(
      .dropped, whenever: .isResuming && .isAlive && !.standsReady, .gateDelivered(.dropped))

    AtNoTime(
      .intentOutlives, given: .hasItsAnswer,
      .hasItsAnswer && .hasIntent(GuestComponents.gate))
  }
}

extension GuestProperties {
  /// Of two taps one loses, and never runs.
  @PropertyBuilder<GuestWorld> static func taps(
    _ secondWish: SecondWish
  ) -> [Property<GuestWorld>] {
    let replaces = replaces(secondWish)
    for action in gated {
      NeverAfter(
        .lost(action), replaces.then(.isMet(action), else: .comes(action)),
        until: .saw(.wished(action)) || replaces.then(.comes(action), else: .isMet(action)),
        .saw(.sent(action)))
    }

    Always(
      .secondTap, whenever: .isSecondTap && .isAlive,
      (replaces && .any(gated) { .comes($0) }).then(
        .any(gated) { .comes($0) && .keeps($0) } && .isWeighed,
        else: .areAsBefore(keptAndShown) && !.isSending))
  }

  /// A second tap takes the place of the first only while the panel is coming up for that.
  private static func replaces(_ secondWish: SecondWish) -> Predicate<GuestWorld> {
    secondWish == .replacesFirst ? .hasPanel.before : .never
  }
}

extension Predicate<GuestWorld> {
  /// A gated action is tapped while one is under way.
  fileprivate static var isSecondTap: Predicate {
    .any(GuestProperties.gated) { .saw(.tapped($0)) } && (.isGateRunning && .isKept).before
  }

  /// The action is tapped while another is under way.
  fileprivate static func comes(_ action: GuestAction) -> Predicate {
    .saw(.tapped(action)) && (.isGateRunning && .isKept && !.keeps(action)).before
  }

  /// The action is under way, and another is tapped.
  fileprivate static func isMet(_ action: GuestAction) -> Predicate {
    .any(GuestProperties.gated.filter { $0 != action }) { .saw(.tapped($0)) }
      && (.isGateRunning && .keeps(action)).before
  }

  /// The attempt is over, or its caller has its outcome.
  fileprivate static var hasItsAnswer: Predicate {
    .ended(GuestComponents.gate) || .delivered(GuestComponents.gate)
  }
}
