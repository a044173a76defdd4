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
    at place: Place = 0, _ isRefused: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    AtNoTime(.refusedUnderQuestion, given: { $0.phone.promptOnScreen == place }) {
      $0.phone.promptOnScreen == place && isRefused($0)
    }.property
  }

  /// The question is not given up, neither while the person looks at it nor while it may come back.
  ///
  /// - Parameters:
  ///   - isDetour: Where the person does what the app should have done.
  ///   - givesUp: Whether the attempt ends without an answer.
  @PropertyBuilder<Phone>
  public static func questionStands(
    at place: Place = 0, of component: Int = 0,
    without isDetour: @escaping Property<Phone>.Fact = { _ in false },
    _ givesUp: @escaping Property<Phone>.Fact
  ) -> [Property<Phone>] {
    AtNoTime(
      .questionStands, given: { $0.phone[place].isQuestionOpen }
    ) { givesUp($0) && $0.phone[place].isQuestionOpen }

    NeverAfter(
      .questionAwaited, { $0.comesBackToAQuestion(at: place) && $0.awaitsOutcome(component) },
      until: { transition in
        transition.isTold(at: place) || transition.readContradicts(.notDetermined, at: place)
          || transition.saw(.about(place, .requested))
          || transition.ended(component) && !givesUp(transition)
          || transition.log.processEnded
      }, givesUp)

    CanAlwaysReach(
      .questionEnds,
      whenever: { transition in
        transition.comesBackToAQuestion(at: place) && transition.awaitsOutcome(component)
          && !isDetour(transition)
      },
      without: { transition in
        transition.phone.front != .app || transition.began(component) || transition.log.processEnded
          || isDetour(transition)
      }
    ) { transition in
      transition.phone.promptOnScreen == place || transition.isTold(at: place)
        || transition.ended(component)
    }
  }
}

extension Transition<Phone> {
  /// The app is active again and has no answer yet, for all it knows; otherwise it would be reading
  /// the status already.
  fileprivate func comesBackToAQuestion(at place: Place) -> Bool {
    guard saw(.becameActive) else { return false }
    let phone = before.world
    return (phone.isAsking(at: place) || phone[place].isUnheard) && !phone.isReading(at: place)
  }
}
