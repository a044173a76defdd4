public import FlowModel
public import SimulatedPhone

extension PropertyID {
  package static let askedOnceMore = PropertyID(
    "a question that ends without a decision is asked once more")
  package static let givenUp = PropertyID(
    "an attempt is given up only after the person was asked or told something", keeps: "L2")

  /// What a reading must come to.
  package static func acted(_ reading: Reading) -> PropertyID {
    PropertyID(
      "a read that says \(reading.told) can come to a question, a dialog or an outcome, unless cut short",
      keeps: "C11")
  }

  /// What may follow a reading.
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
    after reading: Reading, at place: Place = 0, of component: Int = 0,
    or isSomething: @escaping Property<Phone>.Fact = { _ in false },
    without isDetour: @escaping Property<Phone>.Fact = { _ in false }
  ) -> Property<Phone> {
    CanAlwaysReach(
      .acted(reading),
      whenever: { transition in
        transition.saw(.about(place, .read(reading))) && transition.wasRunning(component)
          && !transition.isCutShort
          && !isDetour(transition)
      },
      without: { transition in
        transition.phone.front != .app || isDetour(transition)
          || transition.readOther(than: reading, at: place)
      }
    ) { transition in
      transition.phone.isAsking(at: place) || transition.phone.promptOnScreen != nil
        || transition.phone.interface.shown?.phase == .presented || transition.delivered(component)
        || transition.saw(.about(place, .requested)) || isSomething(transition)
    }.property
  }

  /// A question that ends without a decision is not the end.
  ///
  /// - Parameters:
  ///   - isAsked: Whether the app asks once more in a step.
  ///   - givesUp: Whether the attempt ends without an answer.
  public static func askedOnceMore(
    of component: Int = 0, _ isAsked: @escaping Property<Phone>.Fact,
    before givesUp: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    Before(
      .askedOnceMore, since: { $0.began(component) || $0.log.processLaunched }, isAsked,
      before: { givesUp($0) && !$0.log.processLaunched }
    ).property
  }

  /// Nobody gives up on a person who was not asked.
  ///
  /// - Parameters:
  ///   - isNew: Where nobody has been asked yet: unless given, where the attempt begins.
  ///   - givesUp: Whether the attempt ends without an answer.
  public static func givenUp(
    at place: Place = 0, of component: Int = 0, since isNew: Property<Phone>.Fact? = nil,
    _ givesUp: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    let isNew = isNew ?? { $0.began(component) }
    return Before(
      .givenUp, since: { isNew($0) && $0.log.resumed.isEmpty || $0.log.processLaunched },
      {
        $0.phone.isAsking(at: place) || $0.saw(.about(place, .requested)) || $0.ordered(.guide)
          || $0.ordered(.notice) || $0.saw(.cameBackFromErrand) || !$0.log.resumed.isEmpty
      }, before: givesUp
    ).property
  }
}
