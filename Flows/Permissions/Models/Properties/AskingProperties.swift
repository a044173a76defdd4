public import FlowModel
import PermissionFacts
public import SimulatedPhone

extension PropertyID {
  package static let askedInactive = PropertyID(
    "never: the system is asked while the app is not active", keeps: "S2")
  package static let askedInTransition = PropertyID(
    "never: the system is asked during a transition or a dialog", keeps: "S2")
  package static let twoRequests = PropertyID("never: two requests are open at once", keeps: "S1")
  package static let askedBeside = PropertyID(
    "never: the question comes while the app is not active or another is pending")
  package static let askedUndescribed = PropertyID(
    "never: the system is asked without a usage description", keeps: "S2")
  package static let notAskedTwice = PropertyID(
    "the system is not asked a second time while its answer stands", keeps: "C2", "S1", "S11")
  package static let waitsForNothing = PropertyID(
    "no attempt waits for an answer that will not come")
  package static let onlyPrimer = PropertyID(
    "between \"not determined\" and the system's alert comes no dialog but a primer", keeps: "S9")
  package static let primerWhileUndecided = PropertyID(
    "a primer comes only after a read says: not determined")
  package static let primerFirst = PropertyID("the primer comes before the system's question")

  /// A request after a read that leaves something to ask.
  package static func askedAfterReading(_ askable: [Reading]) -> PropertyID {
    let words = askable.map(\.told).joined(separator: " or ")
    return PropertyID(
      "the system is asked only after a fresh read says: \(words)", keeps: "C2", "S2")
  }
}

/// The system is asked when it may be, and once.
extension PermissionProperties {
  /// The system is asked only after a fresh read says that there is something to ask.
  ///
  /// - Parameters:
  ///   - slot: The permission, by its slot.
  ///   - askable: What may be read before asking.
  public static func askedAfterReading(
    at slot: PermissionSlot = 0, _ askable: [Reading] = [.notDetermined]
  ) -> Property<Phone> {
    Before(
      .askedAfterReading(askable),
      since: .didRead(at: slot) && !.firstRead(in: askable, at: slot) || .saw(.becameActive)
        || .processEnded,
      .firstRead(in: askable, at: slot), before: .requested(at: slot)
    ).property
  }

  /// The system is asked at the right moment.
  ///
  /// - Parameter isAlone: Whether every request is answered at once, so that no two can be open.
  @PropertyBuilder<Phone>
  public static func askedInTime(
    at slot: PermissionSlot = 0, isAlone: Bool = false
  ) -> [Property<Phone>] {
    AtNoTime(
      .askedInactive, given: .requested(at: slot), .ran(into: .requestWhileInactive))

    AtNoTime(
      .askedInTransition, given: .requested(at: slot), .ran(into: .requestDuringTransition))

    if !isAlone {
      AtNoTime(.twoRequests, given: .requested(at: slot), .ran(into: .requestedTwice))
    }
  }

  /// The question comes up while the app is active, and never beside another one.
  public static func askedActiveAndAlone(at slot: PermissionSlot) -> Property<Phone> {
    AtNoTime(
      .askedBeside, given: .requested(at: slot),
      .requested(at: slot)
        && (.ran(into: .requestWhileInactive) || .ran(into: .requestWhileAnotherPending))
    ).property
  }

  /// A missing usage description is found before iOS finds it.
  public static func askedWithDescription(at slot: PermissionSlot = 0) -> Property<Phone> {
    AtNoTime(
      .askedUndescribed, given: .read(.missingDescription, at: slot),
      .ran(into: .useWithoutDescription)
    ).property
  }

  /// While the system's answer stands, it is not asked again.
  public static func askedOnce(
    at slot: PermissionSlot = 0, of component: Int = 0, _ askable: [Reading] = [.notDetermined]
  ) -> Property<Phone> {
    AtMostOnce(
      .notAskedTwice,
      per: .began(component) || .saw(.about(slot, .epochEnded)) || .processEnded
        || .returns(to: askable, at: slot)
        || .didRead(at: slot) && !.firstRead(in: Array(askable.prefix(1)), at: slot),
      .requested(at: slot)
    ).property
  }

  /// Nobody waits for an answer that will not come.
  public static func waitsForNothing(
    at slot: PermissionSlot = 0, of component: Int = 0
  ) -> Property<Phone> {
    AlwaysSettled(
      .waitsForNothing, whenever: .awaitsOutcome(component) && .isInFront,
      !.world("isUnheard(\(slot))") { $0[slot].isUnheard }
    ).property
  }

  /// Nothing of ours comes between an undecided status and the system's question, but a primer.
  public static func nothingBetween(at slot: PermissionSlot = 0) -> Property<Phone> {
    NeverAfter(
      .onlyPrimer, .read(.notDetermined, at: slot),
      until: .saw(.about(slot, .promptShown)) || .readOther(than: .notDetermined, at: slot)
        || .ended() || .processEnded,
      // What failed may be tried again.
      .dialogOrdered("leadsAway") {
        $0.kind == .guide || $0.kind == .notice && !$0.offersRetry
      }
    ).property
  }

  /// A primer only for who has not decided.
  public static func primerWhileUndecided(at slot: PermissionSlot = 0) -> Property<Phone> {
    Before(
      .primerWhileUndecided,
      since: .readOther(than: .notDetermined, at: slot) || .processEnded,
      .read(.notDetermined, at: slot), before: .ordered(.primer)
    ).property
  }

  /// The primer, where there is one, comes before the system's question.
  public static func primerFirst(at slot: PermissionSlot = 0) -> Property<Phone> {
    Before(
      .primerFirst, since: .began() || .processEnded,
      .saw(.dialogShown(Dialog(.primer, .explanation, at: slot))),
      before: .requested(at: slot)
    ).property
  }
}

extension Predicate<Phone> {
  /// The app is active again and nothing is answered: the question may have gone.
  fileprivate static func returns(to askable: [Reading], at slot: PermissionSlot) -> Predicate {
    let names = askable.map(\.words).joined(separator: " or ")
    return .saw(.becameActive)
      && .world("mayBeAsked(\(names), at: \(slot))") { phone in
        phone[slot].answer.map { askable.contains(.status($0.readsAs)) } ?? true
      }
  }
}
