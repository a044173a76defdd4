public import FlowModel
import PermissionFacts
public import SimulatedPhone

extension PropertyID {
  package static let failureIsNoRefusal = PropertyID(
    "a failure for another reason is not told as a refusal")
  package static let failureIsTold = PropertyID(
    "a failure for another reason is not told as a question that was left open")
  package static let retryGrants = PropertyID(
    "a person who has allowed it can still get the grant from the guide, without Settings")
  package static let guideHelps = PropertyID(
    "the guide leads to Settings only where a row can help, or offers another try")
  package static let outcomeIsGotten = PropertyID(
    "an outcome never says more than the person will get")
}

/// What failed is not told as a refusal, and what is told is what the person gets.
extension PermissionProperties {
  /// A failure for another reason is no refusal.
  ///
  /// - Parameter isDenied: Whether the attempt ends as refused.
  public static func failureIsNoRefusal(
    at slot: PermissionSlot = 0, of component: Int = 0, _ isDenied: Predicate<Phone>
  ) -> Property<Phone> {
    NeverAfter(
      .failureIsNoRefusal,
      .saw(.about(slot, .failedOtherwise)) && !.isNextAnswerLate(at: slot).before,
      until: .began(component) || .processEnded
        || .saw(.about(slot, .answerTold(isAllowed: false))) || .read(.denied, at: slot),
      isDenied
    ).property
  }

  /// A failure is told as such, unless the system answers or is asked once more.
  ///
  /// - Parameter isGivenUp: Whether the attempt ends without an answer.
  static func failureIsTold(
    at slot: PermissionSlot, of component: Int, _ isGivenUp: Predicate<Phone>
  ) -> Property<Phone> {
    NeverAfter(
      .failureIsTold,
      .saw(.about(slot, .failedOtherwise)) && !.isNextAnswerLate(at: slot).before,
      until: .began(component) || .processEnded || .requested(at: slot)
        || .saw(.about(slot, .answerTold(isAllowed: false)))
        || .readOther(than: .notDetermined, at: slot),
      isGivenUp
    ).property
  }

  /// A guide that rests on a failure alone may be wrong: then the person tries again.
  ///
  /// - Parameter isGranted: Whether the attempt ends with a grant.
  public static func retryGrants(
    at slot: PermissionSlot = 0, of component: Int = 0, _ isGranted: Predicate<Phone>
  ) -> Property<Phone> {
    CanAlwaysReach(
      .retryGrants,
      whenever: .explains && .hasDialog("offersRetry") { $0.offersRetry }
        && .isGranted(at: slot) && .awaitsOutcome(component),
      without: .began(component) || .processEnded || !.isInFront, isGranted
    ).property
  }

  /// Where Settings has no row, the guide is no dead end.
  public static func guideHelps(at slot: PermissionSlot = 0) -> Property<Phone> {
    Always(
      .guideHelps, whenever: .ordered(.guide),
      .world("hasRow(\(slot))") { $0[slot].hasRow } || .readsStale(at: slot)
        || .dialogOrdered("offersRetry") { $0.offersRetry }
    ).property
  }

  /// What is told as granted can be used.
  ///
  /// - Parameters:
  ///   - isGranted: Whether the attempt ends with a grant.
  ///   - isRight: Whether that grant is what the phone has.
  public static func outcomeIsGotten(
    at slot: PermissionSlot = 0, _ isGranted: Predicate<Phone>,
    _ isRight: Predicate<Phone>
  ) -> Property<Phone> {
    // What an app that lives on goes on reading, it cannot know better.
    Always(
      .outcomeIsGotten, whenever: isGranted,
      !.world("hasStaleObject(\(slot))") { $0[slot].hasStaleObject }
        && (.readsStale(at: slot) || isRight)
    ).property
  }
}

extension Predicate<Phone> {
  static func isGranted(at slot: PermissionSlot) -> Predicate {
    .world("isGranted(\(slot))") { $0[slot].isGranted }
  }
}
