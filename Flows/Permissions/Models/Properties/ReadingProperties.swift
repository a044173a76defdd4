public import FlowModel
public import SimulatedPhone

extension PropertyID {
  package static let askedOnceMore = PropertyID(
    "a question that ends without a decision is asked once more")
  package static let givenUp = PropertyID(
    "an attempt is given up only after the person was asked or told something", keeps: "L2")

  package static func acted(_ reading: Reading) -> PropertyID {
    PropertyID(
      "a read that says \(reading.told) can come to a question, a dialog or an outcome, unless cut short",
      keeps: "C11")
  }

  package static func followed(_ reading: Reading) -> PropertyID {
    PropertyID(
      "after a read says \(reading.told), nothing contradicts it until the next read", keeps: "S12")
  }
}

/// What is read leads somewhere, and nobody is given up before.
extension PermissionProperties {
  /// The app makes something of a reading, and does not only read again.
  ///
  /// - Parameters:
  ///   - isSomething: What else a reading may come to.
  ///   - isDetour: Where the person does what the app should have done.
  public static func comesToSomething(
    after reading: Reading, at slot: PermissionSlot = 0, of component: Int = 0,
    or isSomething: Predicate<Phone> = .never,
    without isDetour: Predicate<Phone> = .never
  ) -> Property<Phone> {
    CanAlwaysReach(
      .acted(reading),
      whenever: .read(reading, at: slot) && .isRunning(component).before && !.isCutShort
        && !isDetour,
      without: !.isInFront || isDetour || .readOther(than: reading, at: slot),
      .isAsking(at: slot) || .showsQuestion || .showsDialog || .delivered(component)
        || .requested(at: slot) || isSomething
    ).property
  }

  /// A question that ends without a decision is not the end.
  ///
  /// - Parameters:
  ///   - isAsked: Whether the app asks once more in a step.
  ///   - givesUp: Whether the attempt ends without an answer.
  public static func askedOnceMore(
    of component: Int = 0, _ isAsked: Predicate<Phone>,
    before givesUp: Predicate<Phone>
  ) -> Property<Phone> {
    Before(
      .askedOnceMore, since: .began(component) || .processLaunched, isAsked,
      before: givesUp && !.processLaunched
    ).property
  }

  /// Nobody gives up on a person who was not asked.
  ///
  /// - Parameters:
  ///   - isNew: Where nobody has been asked yet: unless given, where the attempt begins.
  ///   - givesUp: Whether the attempt ends without an answer.
  public static func givenUp(
    at slot: PermissionSlot = 0, of component: Int = 0, since isNew: Predicate<Phone>? = nil,
    _ givesUp: Predicate<Phone>
  ) -> Property<Phone> {
    Before(
      .givenUp, since: (isNew ?? .began(component)) && !.anyResumed || .processLaunched,
      .isAsking(at: slot) || .requested(at: slot) || .ordered(.guide) || .ordered(.notice)
        || .saw(.cameBackFromErrand) || .anyResumed,
      before: givesUp
    ).property
  }
}
