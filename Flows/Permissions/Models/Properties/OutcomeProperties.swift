public import FlowModel
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
      .oneOutcome, from: { $0.began(component) },
      to: { $0.ended(component) },
      void: { $0.log.processEnded }
    ) { $0.delivered(component) }

    CanAlwaysReach(
      .canGetOutcome, whenever: { $0.awaitsOutcome(component) },
      without: { $0.log.processEnded }
    ) { $0.delivered(component) }
  }

  /// A person who allows has it: whatever the alert's delay, and whatever interrupts it.
  ///
  /// - Parameter isGranted: Whether the app is told of the grant, by an outcome or after one.
  public static func allowedIsGranted(
    at place: Place = 0, of component: Int = 0, _ isGranted: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    CanAlwaysReach(
      .allowedIsGranted, whenever: { $0.allowsInAlert(at: place) },
      without: { $0.phone.front != .app || $0.began(component) || $0.log.processEnded }, isGranted
    ).property
  }

  /// A late answer changes nothing.
  public static func lateAnswers(at place: Place = 0) -> Property<Phone> {
    AtNoTime(
      .lateAnswer, given: { $0.isToldLate(at: place) }
    ) { $0.isToldLate(at: place) && !($0.log.effects.isEmpty && $0.log.outcomes.isEmpty) }.property
  }

  /// From everywhere a way leads out, without the app being ended.
  public static var wayOut: Property<Phone> {
    CanAlwaysReach(
      .wayOut, whenever: { $0.isRunning() },
      without: { $0.log.processEnded }
    ) { $0.ended() }.property
  }
}

extension Transition<Phone> {
  /// The person allows more than there was, in the system's alert.
  fileprivate func allowsInAlert(at place: Place) -> Bool {
    let new = world[place]
    guard !new.prompt.isOnScreen, new.isGranted, case .status? = world.reading(at: place) else {
      return false
    }
    let old = before.world[place]
    return old.prompt.isOnScreen && new.answer != old.answer
  }

  /// The app is told the answer to a request, or that it failed.
  func isTold(at place: Place) -> Bool {
    saw(.about(place, .answerTold(isAllowed: true)))
      || saw(.about(place, .answerTold(isAllowed: false)))
      || saw(.about(place, .failedOtherwise))
  }

  /// The app is told the answer to a request whose attempt no longer waits for it.
  func isToldLate(at place: Place) -> Bool {
    isTold(at: place) && before.world.isNextAnswerLate(at: place)
  }
}
