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
  /// Nothing is sent that was not thought of.
  public static func expectsEverything(of component: Int = 0) -> Property<Phone> {
    AtNoTime(
      .expectsEverything, given: .began(component),
      .happened("isRefused(\(component))") { log in
        log.entries.contains { $0.component == component && $0.disposition == .refused }
      }
    ).property
  }

  /// At rest, the next step is the person's, and it can be seen.
  ///
  /// - Parameter isSeen: What else the person may see that waits for them.
  public static func showsTheQuestion(
    of component: Int = 0, or isSeen: Predicate<Phone> = .never
  ) -> Property<Phone> {
    AlwaysSettled(
      .showsTheQuestion, whenever: .awaitsOutcome(component) && .isInFront,
      .showsQuestion || .showsDialog || isSeen
    ).property
  }

  /// Whoever uses the app sees the end of the attempt, or something to touch, by what is certain
  /// and by time alone, unless what holds of a permission changes meanwhile.
  ///
  /// - Parameters:
  ///   - slots: The permissions of the phone.
  ///   - isSeen: What else the person may touch.
  public static func endsOrShows(
    of component: Int = 0, at slots: [PermissionSlot] = [0], or isSeen: Predicate<Phone> = .never
  ) -> Property<Phone> {
    LeadsTo(
      .endsOrShows,
      outOf: .awaitsOutcome(component) && .isActive && !.showsDialog && !.showsQuestion && !isSeen,
      or: .changesReading(at: slots)
    ).property
  }

  /// Coming back, the app looks again, unless its own interface moves, after which it does.
  ///
  /// - Parameter isRead: Whether the app orders a read in a step.
  public static func readsOnReturn(
    of component: Int = 0, _ isRead: Predicate<Phone>
  ) -> Property<Phone> {
    Always(
      .readsOnReturn,
      whenever: .saw(.becameActive) && .isRunning(component).before && .awaitsOutcome(component),
      isRead || .world("isGoing") { $0.interface.isGoing || $0.isOpeningSettings }
        || .isAboutToRead
    ).property
  }

  /// What the system answers is checked, or is the outcome.
  ///
  /// - Parameter isRead: Whether the app orders a read in a step.
  public static func answerChecked(
    at slot: PermissionSlot = 0, of component: Int = 0, _ isRead: Predicate<Phone>
  ) -> Property<Phone> {
    Always(
      .answerChecked, whenever: .isTold(at: slot) && !.isCutShort,
      isRead || .isAboutToRead || .delivered(component) || .isToldLate(at: slot)
    ).property
  }

  /// A read is not in vain.
  ///
  /// - Parameter isSeen: What else the person may see that a read can confirm.
  public static func readActedOn(
    at slot: PermissionSlot = 0, of component: Int = 0,
    or isSeen: Predicate<Phone> = .never
  ) -> Property<Phone> {
    Always(
      .readActedOn,
      whenever: .didRead(at: slot) && .isRunning(component).before && !.isCutShort,
      .happened("ordersSomething") { !$0.effects.isEmpty } || .delivered(component)
        || .ended(component) || .hasDialog || .isOnTheWay(component) || isSeen
    ).property
  }

  /// The attempt begins with a read.
  ///
  /// - Parameter isRead: Whether something was read in a step that concerns the attempt.
  public static func readFirst(
    of component: Int = 0, _ isRead: Predicate<Phone> = .didRead
  ) -> Property<Phone> {
    Before(
      .readFirst, since: .began(component), isRead,
      before: .delivered(component) && !.processLaunched
    ).property
  }
}

extension Predicate<Phone> {
  /// The app waits, in the middle of its steps, for the moment at which it reads, or for what it
  /// reads.
  fileprivate static var isAboutToRead: Predicate {
    .world("waitsToRead") { $0.isAwaited || $0.isReading }
      && Predicate("anyOnTheWay", of: .control) { transition in
        transition.components.indices.contains { transition.isOnTheWay($0) }
      }
  }
}

extension Interface {
  /// Whether a dialog goes, or the page moves.
  fileprivate var isGoing: Bool {
    shown?.phase == .dismissing || page == .pushing || page == .popping
  }
}
