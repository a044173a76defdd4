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
    NeverAfter(
      .notAfterClose, { $0.saw(.touched(.close)) }, until: { $0.isWishing }
    ) { $0.isSending }

    Before(
      .ownAttempt, since: { $0.delivered(GuestComponents.gate) || $0.log.processEnded },
      { $0.isWishing || $0.isResuming }, before: { $0.isSending })

    CanAlwaysReach(
      .goesOn, whenever: { $0.saw(.loginAccepted) && $0.isGateRunning },
      without: { $0.log.processEnded || $0.saw(.touched(.close)) || $0.isWishing }
    ) { $0.isSending }

    CanAlwaysReach(
      .survives,
      whenever: { $0.isResuming && ($0.world.stored == .user || $0.world.stored == .moving) },
      without: { $0.log.processEnded || $0.saw(.touched(.close)) || $0.isWishing }
    ) { $0.isSending }

    Always(
      .dropped,
      whenever: {
        // A process that ends again before it comes to this leaves it to the next.
        $0.isResuming && !$0.log.processEnded && $0.world.standing != .user
          && $0.world.standing != .switching
      }
    ) { $0.gateDelivered(.dropped) }

    AtNoTime(.intentOutlives, given: { $0.hasItsAnswer }) {
      $0.hasItsAnswer && $0.hasIntent(GuestComponents.gate)
    }
  }
}

extension GuestProperties {
  /// Of two taps one loses, and never runs.
  @PropertyBuilder<GuestWorld> static func taps(
    _ secondWish: GateFlow.SecondWish
  ) -> [Property<GuestWorld>] {
    for action in gated {
      NeverAfter(
        .lost(action), { $0.loser(secondWish) == action },
        until: { $0.saw(.wished(action)) || $0.winner(secondWish) == action }
      ) { $0.saw(.sent(action)) }
    }

    Always(.secondTap, whenever: { $0.isSecondTap && $0.isAlive }) {
      $0.hasWon(secondWish) ? $0.world.kept == $0.winner(secondWish) && $0.isWeighed : $0.isAsBefore
    }
  }
}

extension Transition<GuestWorld> {
  /// The action that was tapped while another is under way, and that other.
  private var rivals: (tapped: GuestAction, kept: GuestAction)? {
    guard let tapped = GuestProperties.gated.first(where: { saw(.tapped($0)) }),
      wasRunning(GuestComponents.gate), let kept = before.world.kept,
      tapped != kept
    else { return nil }
    return (tapped, kept)
  }

  /// A gated action is tapped while one is under way.
  fileprivate var isSecondTap: Bool {
    GuestProperties.gated.contains { saw(.tapped($0)) }
      && wasRunning(GuestComponents.gate) && before.world.kept != nil
  }

  /// The attempt is over, or whoever asked has its outcome.
  fileprivate var hasItsAnswer: Bool {
    ended(GuestComponents.gate) || delivered(GuestComponents.gate)
  }

  /// The second of two taps takes the place of the first.
  fileprivate func hasWon(_ secondWish: GateFlow.SecondWish) -> Bool {
    rivals != nil && replaces(secondWish)
  }

  /// The panel and what is kept are as before, and nothing is sent.
  fileprivate var isAsBefore: Bool {
    world.kept == before.world.kept && !isSending
      && world.panel?.content == before.world.panel?.content
      && world.panel?.phase == before.world.panel?.phase
  }

  /// A second tap takes the place of the first only while the panel is coming up for that.
  private func replaces(_ secondWish: GateFlow.SecondWish) -> Bool {
    secondWish == .replacesFirst && before.world.panel != nil
  }

  /// The action that lost in this step.
  fileprivate func loser(_ secondWish: GateFlow.SecondWish) -> GuestAction? {
    rivals.map { replaces(secondWish) ? $0.kept : $0.tapped }
  }

  /// The action that won in this step.
  fileprivate func winner(_ secondWish: GateFlow.SecondWish) -> GuestAction? {
    rivals.map { replaces(secondWish) ? $0.tapped : $0.kept }
  }
}
