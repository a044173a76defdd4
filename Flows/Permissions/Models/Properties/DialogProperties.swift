public import FlowModel
import PermissionFacts
public import SimulatedPhone

extension PropertyID {
  package static let twoDialogs = PropertyID("never: two dialogs at once", keeps: "C13", "S5")
  package static let guideOnce = PropertyID(
    "the guide is not shown again unless the person asks again, it went untouched, or the status was another",
    keeps: "C8", "P2")
  package static let refusalExplained = PropertyID("a refusal can be explained at once")
  package static let guideWhenDenied = PropertyID(
    "the guide comes only after a read says: denied", keeps: "C3", "S12")
  package static let blamesForSwitch = PropertyID(
    "never: a dialog blames the person for a switch above the permission")

  package static func said(_ words: String, after told: String) -> PropertyID {
    PropertyID("\"\(words)\" is said only after a read says: \(told)", keeps: "S12")
  }

  package static let restrictedWords = said("not allowed on this device", after: "restricted")
}

/// Dialogs: one at a time, in the right words, with a way on.
extension PermissionProperties {
  /// One dialog at a time.
  public static var oneDialog: Property<Phone> {
    AtNoTime(.twoDialogs, given: .explains, .ran(into: .presentedTwice)).property
  }

  /// The guide is not repeated.
  public static func guideOnce(at slot: PermissionSlot = 0) -> Property<Phone> {
    AtMostOnce(
      .guideOnce,
      per: .saw(.entered) || .saw(.dialogSwept) || .processLaunched
        || .readOther(than: .denied, at: slot),
      .ordered(.guide)
    ).property
  }

  /// A refusal is explained in the same attempt.
  public static func refusalExplained(at slot: PermissionSlot = 0) -> Property<Phone> {
    CanAlwaysReach(
      .refusalExplained,
      whenever: .saw(.about(slot, .promptAnswered(.deny))) && .isDenied(at: slot)
        && .awaitsOutcome() && !.hasDialog,
      without: .began() || .processEnded, .explains
    ).property
  }

  /// The guide leads to Settings, so it is for a refusal alone.
  public static func guideWhenDenied(at slot: PermissionSlot = 0) -> Property<Phone> {
    onlyAfter(.denied, at: slot, .guideWhenDenied, .ordered(.guide))
  }

  /// A reason is said only after a read said so.
  ///
  /// - Parameters:
  ///   - id: The property: what the dialog says, and after which reading.
  public static func said(
    _ id: PropertyID, _ reason: Reason, after reading: Reading, at slot: PermissionSlot = 0
  ) -> Property<Phone> {
    onlyAfter(reading, at: slot, id, .saw(.dialogOrdered(Dialog(.notice, reason, at: slot))))
  }

  /// A switch for all apps is no refusal of the person's.
  public static func blamesNobodyForASwitch(at slot: PermissionSlot = 0) -> Property<Phone> {
    AtNoTime(
      .blamesForSwitch, given: .blamesThePerson(at: slot),
      .blamesThePerson(at: slot)
        && .world("isSwitchedOff(\(slot))") { $0[slot].isSwitchedOff == true }
        && !.isDenied(at: slot) && !.readsStale(at: slot).before
    ).property
  }

  /// "Not allowed on this device", where it is so.
  public static func restrictedWords(at slot: PermissionSlot = 0) -> Property<Phone> {
    said(.restrictedWords, .restricted, after: .restricted, at: slot)
  }

  /// Every dialog lets the person go on without the permission.
  public static func wayOn(
    _ id: PropertyID, _ isAlternative: Predicate<Phone>
  ) -> Property<Phone> {
    CanAlwaysReach(
      id, whenever: .explains && .awaitsOutcome(), without: .processEnded || .saw(.entered),
      isAlternative
    ).property
  }
}

extension Predicate<Phone> {
  /// The app ordered a dialog that says the person refused.
  fileprivate static func blamesThePerson(at slot: PermissionSlot) -> Predicate {
    dialogOrdered("blamesThePerson(\(slot))") {
      $0.kind != .primer && $0.reason == .denied && $0.slot == slot
    }
  }

  fileprivate static func isDenied(at slot: PermissionSlot) -> Predicate {
    .world("isDenied(\(slot))") { $0[slot].answer == .denied }
  }

  /// What an app that lives on goes on reading is no longer so.
  static func readsStale(at slot: PermissionSlot) -> Predicate {
    .world("readsStale(\(slot))") { $0[slot].staleReading != nil }
  }
}
