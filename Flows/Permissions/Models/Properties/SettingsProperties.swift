public import FlowModel
public import SimulatedPhone

extension PropertyID {
  package static let settingsWhenDenied = PropertyID(
    "Settings is opened only where it can help: after a read says denied", keeps: "S4")
  package static let settingsWhenTold = PropertyID(
    "Settings is opened only where it can help: after the app was told \"no\"")
  package static let settingsByTap = PropertyID(
    "Settings is opened only by a tap of the person", keeps: "C5", "S4", "P1")
  package static let settingsTooEarly = PropertyID(
    "never: Settings is opened while a dialog is still closing", keeps: "C5", "S4")
  package static let settingsActive = PropertyID(
    "Settings is opened only while the app is active", keeps: "S4")
  package static let intentFirst = PropertyID(
    "the intent is persisted before Settings is opened", keeps: "C10")
  package static let intentOutlives = PropertyID(
    "never: an intent outlives its attempt", keeps: "C10", "S10", "L4")
  package static let resumedAnswer = PropertyID("a resumed journey can get its answer", keeps: "L4")
  package static let settingsReached = PropertyID(
    "a person who is still refused and chooses Settings can get there at once", keeps: "P1")
  package static let settingsLater = PropertyID(
    "Settings is opened no sooner than its delay after the dialog is gone", keeps: "C5", "S4")
  package static let readBeforeOutcome = PropertyID(
    "after Settings there is no outcome before a fresh read")
  package static let freshRead = PropertyID(
    "coming back to the app shows nothing before a fresh read", keeps: "C9", "S10")
  package static let unseen = PropertyID(
    "a process that was started in the background shows and tells nothing before it is active",
    keeps: "L4")
}

/// Settings: opened rightly, and back.
extension PermissionProperties {
  /// Settings opens by a tap, where it can help, after the dialog, with the intent persisted.
  ///
  /// - Parameter readsDenial: Whether the app can read that a switch in Settings can help; if not,
  ///   it has been told "no".
  @PropertyBuilder<Phone>
  public static func settings(
    at slot: PermissionSlot = 0, readsDenial: Bool = true
  ) -> [Property<Phone>] {
    opening

    if readsDenial {
      onlyAfter(.denied, at: slot, .settingsWhenDenied, .saw(.settingsOrdered))
    } else {
      Before(
        .settingsWhenTold, since: .began() || .processEnded,
        .saw(.about(slot, .answerTold(isAllowed: false)))
          || .saw(.about(slot, .failedOtherwise)),
        before: .saw(.settingsOrdered))
    }
  }

  /// Settings opens by a tap, after the dialog, while the app is active, with the intent persisted.
  @PropertyBuilder<Phone> public static var opening: [Property<Phone>] {
    Before(
      .settingsByTap, since: .began() || .processEnded || .saw(.cameBackFromErrand),
      .saw(.touched(.openSettings)), before: .saw(.settingsOrdered))

    AtNoTime(
      .settingsTooEarly, given: .saw(.settingsOrdered), .ran(into: .settingsDuringDismissal))

    Always(.settingsActive, whenever: .saw(.settingsOrdered), .isActive.before)

    Always(.intentFirst, whenever: .saw(.settingsOrdered), .hasIntent())

    // Whoever asked has the answer with the outcome: a new process must not go on with it.
    let isAnswered = Predicate<Phone>.ended() || .delivered()
    AtNoTime(.intentOutlives, given: isAnswered, isAnswered && .hasIntent())

    waitsForThePerson

    CanAlwaysReach(
      .resumedAnswer, whenever: .anyResumed && .isRunning(), without: .processEnded, .delivered())
  }

  /// Who chooses Settings can come there, unless they leave the app or ask anew.
  public static func settingsReached(at slot: PermissionSlot = 0) -> Property<Phone> {
    CanAlwaysReach(
      .settingsReached,
      whenever: .saw(.touched(.openSettings)) && .reads(.denied, at: slot)
        && .hasDialog(about: slot).before,
      without: .began() || .processEnded || !.isActive, .saw(.settingsOrdered)
    ).property
  }

  /// Settings opens a named delay after the dialog; without a delay there is no property.
  ///
  /// - Parameter isGone: Whether the app is told that its dialog is gone.
  @PropertyBuilder<Phone>
  public static func settingsLater(
    by delay: Duration, at slot: PermissionSlot = 0, after isGone: Predicate<Phone>
  ) -> [Property<Phone>] {
    if delay > .zero {
      NotBefore(
        .settingsLater, delay,
        since: .ended() || .readContradicts(.denied, at: slot) || .processEnded, after: isGone,
        .saw(.settingsOrdered))
    }
  }

  /// After a trip to Settings the outcome rests on a fresh read.
  public static var readBeforeOutcome: Property<Phone> {
    NeverAfter(
      .readBeforeOutcome, .saw(.cameBackFromErrand) && .isRunning() && .hasIntent(),
      until: .didRead || .processEnded || .began(), .delivered()
    ).property
  }

  /// After coming back, what is shown rests on a fresh read.
  public static var readBeforeShowing: Property<Phone> {
    NeverAfter(
      .freshRead, .saw(.becameActive) && .isRunning().before,
      until: .didRead || .processEnded || .began(), .showsSomething
    ).property
  }

  /// What is gone on with out of the person's sight waits for the person.
  public static var waitsForThePerson: Property<Phone> {
    NeverAfter(
      .unseen, .saw(.launchedInBackground) && .anyResumed,
      until: .saw(.becameActive) || .processEnded, .showsSomething || .delivered()
    ).property
  }
}

extension Predicate<Phone> {
  /// A dialog about a permission is on the screen, be it on its way.
  static func hasDialog(about slot: PermissionSlot) -> Predicate {
    hasDialog("about: \(slot)") { $0.slot == slot }
  }
}
