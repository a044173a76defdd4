public import FlowModel
import PermissionFacts
public import SimulatedPhone

extension PropertyID {
  package static let oneOutcome = PropertyID(
    "every attempt has exactly one outcome", keeps: "C6", "L2")
  package static let canGetOutcome = PropertyID(
    "an attempt without an outcome can still get one", keeps: "L2")
  package static let allowedIsGranted = PropertyID(
    "a person who allows in the alert gets the grant, without another try")
  package static let lateAnswer = PropertyID(
    "never: an answer to an attempt that is over changes something", keeps: "C7", "S7")
  package static let wayOut = PropertyID(
    "from everywhere a way leads out, without the app being ended", keeps: "C11", "L1")
}

/// One answer for each attempt, and late answers change nothing.
extension PermissionProperties {
  /// One outcome for each attempt, and always a way to get it.
  @PropertyBuilder<Phone>
  public static func outcome(of component: Int = 0) -> [Property<Phone>] {
    ExactlyOnce(
      .oneOutcome, from: .began(component), to: .ended(component), void: .processEnded,
      .delivered(component))

    CanAlwaysReach(
      .canGetOutcome, whenever: .awaitsOutcome(component), without: .processEnded,
      .delivered(component))
  }

  /// A person who allows has it: whatever the alert's delay, and whatever interrupts it.
  ///
  /// - Parameter isGranted: Whether the app is told of the grant, by an outcome or after one.
  public static func allowedIsGranted(
    at slot: PermissionSlot = 0, of component: Int = 0, _ isGranted: Predicate<Phone>
  ) -> Property<Phone> {
    CanAlwaysReach(
      .allowedIsGranted, whenever: .allowsInAlert(at: slot),
      without: !.isInFront || .began(component) || .processEnded, isGranted
    ).property
  }

  /// A late answer changes nothing.
  public static func lateAnswers(at slot: PermissionSlot = 0) -> Property<Phone> {
    AtNoTime(
      .lateAnswer, given: .isToldLate(at: slot),
      .isToldLate(at: slot)
        && .happened("changesSomething") { !$0.effects.isEmpty || !$0.outcomes.isEmpty }
    ).property
  }

  /// From everywhere a way leads out, without the app being ended.
  public static var wayOut: Property<Phone> {
    CanAlwaysReach(
      .wayOut, whenever: .isRunning(), without: .processEnded, .ended()
    ).property
  }
}

extension Predicate<Phone> {
  /// The person allows more than there was, in the system's alert.
  fileprivate static func allowsInAlert(at slot: PermissionSlot) -> Predicate {
    let asked = Predicate.world("isAsked(\(slot))") { $0[slot].prompt.isOnScreen }
    let allowed = Predicate.world("isAllowed(\(slot))") { phone in
      guard phone[slot].isGranted, case .status? = phone.reading(at: slot) else { return false }
      return true
    }
    return asked.before && !asked && allowed && .changesAnswer(at: slot)
  }

  /// What the person has answered is another than before.
  private static func changesAnswer(at slot: PermissionSlot) -> Predicate {
    let answers = [nil] + AuthorizationStatus.allCases.map { $0 }
    return !.areAsBefore(
      answers.map { answer in
        .world("answer(\(answer?.words ?? "none"), at: \(slot))") { $0[slot].answer == answer }
      })
  }
}
