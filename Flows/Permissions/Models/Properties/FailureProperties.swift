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
    at place: Place = 0, of component: Int = 0, _ isDenied: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    NeverAfter(
      .failureIsNoRefusal,
      {
        $0.saw(.about(place, .failedOtherwise)) && !$0.before.world.isNextAnswerLate(at: place)
      },
      until: { transition in
        transition.began(component) || transition.log.processEnded
          || transition.saw(.about(place, .answerTold(isAllowed: false)))
          || transition.saw(.about(place, .read(.denied)))
      }, isDenied
    ).property
  }

  /// A failure is told as such, unless the system answers or is asked once more.
  ///
  /// - Parameter isGivenUp: Whether the attempt ends without an answer.
  static func failureIsTold(
    at place: Place, of component: Int, _ isGivenUp: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    NeverAfter(
      .failureIsTold,
      {
        $0.saw(.about(place, .failedOtherwise)) && !$0.before.world.isNextAnswerLate(at: place)
      },
      until: { transition in
        transition.began(component) || transition.log.processEnded
          || transition.saw(.about(place, .requested))
          || transition.saw(.about(place, .answerTold(isAllowed: false)))
          || transition.readOther(than: .notDetermined, at: place)
      }, isGivenUp
    ).property
  }

  /// A guide that rests on a failure alone may be wrong: then the person tries again.
  ///
  /// - Parameter isGranted: Whether the attempt ends with a grant.
  public static func retryGrants(
    at place: Place = 0, of component: Int = 0, _ isGranted: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    CanAlwaysReach(
      .retryGrants,
      whenever: { transition in
        transition.explains && transition.phone.interface.shown?.dialog.offersRetry == true
          && transition.phone[place].isGranted && transition.awaitsOutcome(component)
      },
      without: { transition in
        transition.began(component) || transition.log.processEnded || transition.phone.front != .app
      }, isGranted
    ).property
  }

  /// Where Settings has no row, the guide is no dead end.
  public static func guideHelps(at place: Place = 0) -> Property<Phone> {
    Always(.guideHelps, whenever: { $0.ordered(.guide) }) { transition in
      let service = transition.phone[place]
      return service.hasRow || service.staleReading != nil
        || transition.log.observations.contains { observation in
          if case .dialogOrdered(let dialog) = observation { dialog.offersRetry } else { false }
        }
    }.property
  }

  /// What is told as granted can be used.
  ///
  /// - Parameters:
  ///   - isGranted: Whether the attempt ends with a grant.
  ///   - isRight: Whether that grant is what the phone has.
  public static func outcomeIsGotten(
    at place: Place = 0, _ isGranted: @escaping Property<Phone>.Fact,
    _ isRight: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    Always(.outcomeIsGotten, whenever: isGranted) { transition in
      let service = transition.phone[place]
      guard !service.hasStaleObject else { return false }
      // What an app that lives on goes on reading, it cannot know better.
      return service.staleReading != nil || isRight(transition)
    }.property
  }
}
