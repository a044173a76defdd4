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
    at place: Place = 0, of component: Int = 0, _ isDenied: Predicate<Phone>
  ) -> Property<Phone> {
    NeverAfter(
      .failureIsNoRefusal,
      .saw(.about(place, .failedOtherwise)) && !.isNextAnswerLate(at: place).before,
      until: .began(component) || .processEnded
        || .saw(.about(place, .answerTold(isAllowed: false))) || .read(.denied, at: place),
      isDenied
    ).property
  }

  /// A failure is told as such, unless the system answers or is asked once more.
  ///
  /// - Parameter isGivenUp: Whether the attempt ends without an answer.
  static func failureIsTold(
    at place: Place, of component: Int, _ isGivenUp: Predicate<Phone>
  ) -> Property<Phone> {
    NeverAfter(
      .failureIsTold,
      .saw(.about(place, .failedOtherwise)) && !.isNextAnswerLate(at: place).before,
      until: .began(component) || .processEnded || .requested(at: place)
        || .saw(.about(place, .answerTold(isAllowed: false)))
        || .readOther(than: .notDetermined, at: place),
      isGivenUp
    ).property
  }

  /// A guide that rests on a failure alone may be wrong: then the person tries again.
  ///
  /// - Parameter isGranted: Whether the attempt ends with a grant.
  public static func retryGrants(
    at place: Place = 0, of component: Int = 0, _ isGranted: Predicate<Phone>
  ) -> Property<Phone> {
    CanAlwaysReach(
      .retryGrants,
      whenever: .explains && .hasDialog("offersRetry") { $0.offersRetry }
        && .isGranted(at: place) && .awaitsOutcome(component),
      without: .began(component) || .processEnded || !.isInFront, isGranted
    ).property
  }

  /// Where Settings has no row, the guide is no dead end.
  public static func guideHelps(at place: Place = 0) -> Property<Phone> {
    Always(
      .guideHelps, whenever: .ordered(.guide),
      .world("hasRow(\(place))") { $0[place].hasRow } || .readsStale(at: place)
        || .dialogOrdered("offersRetry") { $0.offersRetry }
    ).property
  }

  /// What is told as granted can be used.
  ///
  /// - Parameters:
  ///   - isGranted: Whether the attempt ends with a grant.
  ///   - isRight: Whether that grant is what the phone has.
  public static func outcomeIsGotten(
    at place: Place = 0, _ isGranted: Predicate<Phone>,
    _ isRight: Predicate<Phone>
  ) -> Property<Phone> {
    // What an app that lives on goes on reading, it cannot know better.
    Always(
      .outcomeIsGotten, whenever: isGranted,
      !.world("hasStaleObject(\(place))") { $0[place].hasStaleObject }
        && (.readsStale(at: place) || isRight)
    ).property
  }
}

extension Predicate<Phone> {
  static func isGranted(at place: Place) -> Predicate {
    .world("isGranted(\(place))") { $0[place].isGranted }
  }
}
