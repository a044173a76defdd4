public import FlowModel
public import SimulatedPhone

/// A question that was asked is waited for, also where it was interrupted.
extension PermissionProperties {
  /// The question is not given up, neither while the person looks at it nor while it may come back.
  ///
  /// - Parameters:
  ///   - isDetour: Where the person does what the app should have done.
  ///   - givesUp: Whether the attempt ends without an answer.
  @PropertyBuilder<Phone>
  public static func questionStands(
    at place: Place = 0, of part: Int = 0,
    without isDetour: @escaping Property<Phone>.Fact = { _ in false },
    _ givesUp: @escaping Property<Phone>.Fact
  ) -> [Property<Phone>] {
    AtNoTime(
      "an attempt is given up while the system's question may still be answered",
      given: { $0.phone[place].isQuestionOpen }
    ) { givesUp($0) && $0.phone[place].isQuestionOpen }

    NeverAfter(
      "a question that was interrupted is asked again, and not given up",
      { $0.comesBackToAQuestion(at: place) && $0.awaitsOutcome(part) },
      until: { moment in
        moment.isTold(at: place) || moment.readContradicts(.notDetermined, at: place)
          || moment.saw(.about(place, .requested)) || moment.ended(part) && !givesUp(moment)
          || moment.log.processEnded
      }, givesUp)

    CanAlwaysReach(
      "a question that was interrupted can come back, or be answered",
      whenever: { moment in
        moment.comesBackToAQuestion(at: place) && moment.awaitsOutcome(part)
          && !isDetour(moment)
      },
      without: { moment in
        moment.phone.front != .app || moment.began(part) || moment.log.processEnded
          || isDetour(moment)
      }
    ) { moment in
      moment.phone.promptOnScreen == place || moment.isTold(at: place) || moment.ended(part)
    }
  }
}

extension Moment<Phone> {
  /// The app is active again and has no answer yet, for all it knows; otherwise it would be reading the
  /// status already.
  fileprivate func comesBackToAQuestion(at place: Place) -> Bool {
    guard saw(.becameActive) else { return false }
    let phone = before.world
    return (phone.isAsking(at: place) || phone[place].isUnheard) && !phone.isReading(at: place)
  }
}
