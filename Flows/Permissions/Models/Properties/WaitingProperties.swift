import EveryPath
public import FlowModel
public import SimulatedPhone

extension PropertyID {
  package static let expectsEverything = PropertyID(
    "never: something comes that is neither expected nor ignored", keeps: "C7")
  package static let showsTheQuestion = PropertyID(
    "whoever waits at rest sees a question or a dialog", keeps: "L1")
  package static let readsOnReturn = PropertyID(
    "coming back, the app reads the status at once, or once nothing moves",
    keeps: "C9")
  package static let answerChecked = PropertyID(
    "the system's answer is checked by a read, at once or once the app is active, or is the outcome, unless cut short",
    keeps: "C2")
  package static let readActedOn = PropertyID(
    "whatever is read, the app acts at once, waits on purpose, or shows a dialog already, unless cut short",
    keeps: "C9")
  package static let readFirst = PropertyID("an attempt has no outcome before a read")
  package static let endsOrShows = PropertyID(
    "an attempt in an active app ends or shows something to touch, whatever is swept, closed or silent",
    keeps: "L1")
}

/// Whoever waits sees what for, and nothing comes unexpected.
extension PermissionProperties {
  /// Nothing is told that nobody thought of.
  public static func expectsEverything(of component: Int = 0) -> Property<Phone> {
    AtNoTime(.expectsEverything, given: { $0.began(component) }) {
      $0.log.entries.contains { $0.component == component && $0.disposition == .refused }
    }.property
  }

  /// At rest, the next step is the person's, and it can be seen.
  ///
  /// - Parameter isSeen: What else the person may see that waits for them.
  public static func showsTheQuestion(
    of component: Int = 0, or isSeen: @escaping Property<Phone>.Fact = { _ in false }
  ) -> Property<Phone> {
    AlwaysSettled(
      .showsTheQuestion, whenever: { $0.awaitsOutcome(component) && $0.phone.front == .app }
    ) {
      $0.phone.promptOnScreen != nil || $0.phone.interface.shown?.phase == .presented || isSeen($0)
    }.property
  }

  /// Whoever uses the app sees the end of the attempt, or something to touch, by what is certain
  /// and by time alone, unless what holds of a permission changes meanwhile.
  ///
  /// - Parameter isSeen: What else the person may touch.
  public static func endsOrShows(
    of component: Int = 0, or isSeen: @escaping Property<Phone>.Fact = { _ in false }
  ) -> Property<Phone> {
    let isIdle: Property<Phone>.Fact = { transition in
      transition.awaitsOutcome(component) && transition.phone.scene == .active
        && transition.phone.interface.shown?.phase != .presented
        && transition.phone.promptOnScreen == nil && !isSeen(transition)
    }
    return LeadsTo(.endsOrShows, outOf: isIdle, or: { $0.changesReading }).property
  }

  /// Coming back, the app looks again, unless its own interface moves, after which it does.
  ///
  /// - Parameter isRead: Whether the app orders a read in a step.
  public static func readsOnReturn(
    of component: Int = 0, _ isRead: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    Always(
      .readsOnReturn,
      whenever: { $0.saw(.becameActive) && $0.wasRunning(component) && $0.awaitsOutcome(component) }
    ) {
      isRead($0) || $0.phone.interface.isGoing || $0.phone.isOpeningSettings
        || $0.isAboutToRead
    }.property
  }

  /// What the system answers is checked, or is the outcome.
  ///
  /// - Parameter isRead: Whether the app orders a read in a step.
  public static func answerChecked(
    at place: Place = 0, of component: Int = 0, _ isRead: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    Always(
      .answerChecked, whenever: { $0.isTold(at: place) && !$0.isCutShort }
    ) {
      isRead($0) || $0.isAboutToRead || $0.delivered(component) || $0.isToldLate(at: place)
    }.property
  }

  /// A read is not in vain.
  ///
  /// - Parameter isSeen: What else the person may see that a read can confirm.
  public static func readActedOn(
    at place: Place = 0, of component: Int = 0,
    or isSeen: @escaping Property<Phone>.Fact = { _ in false }
  ) -> Property<Phone> {
    Always(
      .readActedOn,
      whenever: { $0.reading(at: place) != nil && $0.wasRunning(component) && !$0.isCutShort }
    ) {
      !$0.log.effects.isEmpty || $0.delivered(component) || $0.ended(component)
        || $0.phone.interface.shown != nil
        || $0.isOnTheWay(component) || isSeen($0)
    }.property
  }

  /// The attempt begins with a read.
  ///
  /// - Parameter isRead: Whether something was read in a step that concerns the attempt.
  public static func readFirst(
    of component: Int = 0, _ isRead: @escaping Property<Phone>.Fact = { $0.didRead }
  ) -> Property<Phone> {
    Before(
      .readFirst, since: { $0.began(component) }, isRead,
      before: { $0.delivered(component) && !$0.log.processLaunched }
    ).property
  }
}

extension Transition<Phone> {
  /// Whether a permission reads otherwise than before this step.
  fileprivate var changesReading: Bool {
    phone.places.contains { before.world.reading(at: $0) != phone.reading(at: $0) }
  }

  /// Whether the app waits, in the middle of its steps, for the moment at which it reads, or for
  /// what it reads.
  fileprivate var isAboutToRead: Bool {
    (phone.isAwaited || phone.isReading) && components.indices.contains { isOnTheWay($0) }
  }
}

extension Interface {
  /// Whether a dialog goes, or the page moves.
  fileprivate var isGoing: Bool {
    shown?.phase == .dismissing || page == .pushing || page == .popping
  }
}
