public import FlowModel
public import SimulatedPhone

extension PropertyID {
  package static let questionStands = PropertyID(
    "never: an attempt is given up while the system's question may still be answered", keeps: "L2")
  package static let refusedUnderQuestion = PropertyID(
    "never: a refusal is the outcome while the system's question is on the screen", keeps: "C2")
  package static let questionAwaited = PropertyID(
    "a question that was interrupted is asked again, and not given up", keeps: "L2")
  package static let questionEnds = PropertyID(
    "a question that was interrupted can come back, or be answered", keeps: "L2")
}

/// A question that was asked is waited for, also where it was interrupted.
extension PermissionProperties {
  /// What is told while the question is on the screen is not believed: the person can still answer.
  ///
  /// - Parameter isRefused: Whether the attempt ends with a refusal.
  public static func refusedUnderQuestion(
    at slot: PermissionSlot = 0, _ isRefused: Predicate<Phone>
  ) -> Property<Phone> {
    AtNoTime(
      .refusedUnderQuestion, given: .showsQuestion(at: slot),
      .showsQuestion(at: slot) && isRefused
    ).property
  }

  /// The question is not given up, neither while the person looks at it nor while it may come back.
  ///
  /// - Parameters:
  ///   - isDetour: Where the person does what the app should have done.
  ///   - givesUp: Whether the attempt ends without an answer.
  @PropertyBuilder<Phone>
  public static func questionStands(
    at slot: PermissionSlot = 0, of component: Int = 0,
    without isDetour: Predicate<Phone> = .never,
    _ givesUp: Predicate<Phone>
  ) -> [Property<Phone>] {
    let isOpen = Predicate<Phone>.world("isQuestionOpen(\(slot))") { $0[slot].isQuestionOpen }
    AtNoTime(.questionStands, given: isOpen, givesUp && isOpen)

    NeverAfter(
      .questionAwaited, .comesBackToAQuestion(at: slot) && .awaitsOutcome(component),
      until: .isTold(at: slot) || .readContradicts(.notDetermined, at: slot)
        || .requested(at: slot) || .ended(component) && !givesUp || .processEnded,
      givesUp)

    CanAlwaysReach(
      .questionEnds,
      whenever: .comesBackToAQuestion(at: slot) && .awaitsOutcome(component) && !isDetour,
      without: !.isInFront || .began(component) || .processEnded || isDetour,
      .showsQuestion(at: slot) || .isTold(at: slot) || .ended(component))
  }
}

extension Predicate<Phone> {
  /// The app is active again and has no answer yet, for all it knows; otherwise it would be reading
  /// the status already.
  fileprivate static func comesBackToAQuestion(at slot: PermissionSlot) -> Predicate {
    .saw(.becameActive)
      && .world("waitsForAnswer(\(slot))") { phone in
        (phone.isAsking(at: slot) || phone[slot].isUnheard) && !phone.isReading(at: slot)
      }.before
  }
}
