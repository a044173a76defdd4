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

  /// A reason in a dialog's words.
  package static func said(_ words: String, after told: String) -> PropertyID {
    PropertyID("\"\(words)\" is said only after a read says: \(told)", keeps: "S12")
  }

  package static let restrictedWords = said("not allowed on this device", after: "restricted")
}

/// Dialogs: one at a time, in the right words, with a way on.
extension PermissionProperties {
  /// One dialog at a time.
  public static var oneDialog: Property<Phone> {
    AtNoTime(.twoDialogs, given: { $0.explains }) { $0.ran(into: .presentedTwice) }
      .property
  }

  /// The guide is not repeated.
  public static func guideOnce(at place: Place = 0) -> Property<Phone> {
    AtMostOnce(
      .guideOnce,
      per: {
        $0.saw(.entered) || $0.saw(.dialogSwept) || $0.log.processLaunched
          || $0.readOther(than: .denied, at: place)
      }
    ) { $0.ordered(.guide) }.property
  }

  /// A refusal is explained in the same attempt.
  public static func refusalExplained(at place: Place = 0) -> Property<Phone> {
    CanAlwaysReach(
      .refusalExplained,
      whenever: {
        $0.saw(.about(place, .promptAnswered(.deny))) && $0.phone[place].answer == .denied
          && $0.awaitsOutcome() && $0.phone.interface.shown == nil
      },
      without: { $0.began() || $0.log.processEnded }
    ) { $0.explains }.property
  }

  /// The guide leads to Settings, so it is for a refusal alone.
  public static func guideWhenDenied(at place: Place = 0) -> Property<Phone> {
    onlyAfter(.denied, at: place, .guideWhenDenied) { $0.ordered(.guide) }
  }

  /// A reason is said only after a read said so.
  ///
  /// - Parameters:
  ///   - id: The property: what the dialog says, and after which reading.
  public static func said(
    _ id: PropertyID, _ reason: Reason, after reading: Reading, at place: Place = 0
  ) -> Property<Phone> {
    onlyAfter(reading, at: place, id) { $0.saw(.dialogOrdered(Dialog(.notice, reason, at: place))) }
  }

  /// A switch for all apps is no refusal of the person's.
  public static func blamesNobodyForASwitch(at place: Place = 0) -> Property<Phone> {
    AtNoTime(.blamesForSwitch, given: { $0.blamesThePerson(at: place) }) { transition in
      let service = transition.phone[place]
      return transition.blamesThePerson(at: place) && service.isSwitchedOff == true
        && service.answer != .denied && transition.before.world[place].staleReading == nil
    }.property
  }

  /// "Not allowed on this device", where it is so.
  public static func restrictedWords(at place: Place = 0) -> Property<Phone> {
    said(.restrictedWords, .restricted, after: .restricted, at: place)
  }

  /// Every dialog lets the person go on without the permission.
  public static func wayOn(
    _ id: PropertyID, _ isAlternative: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    CanAlwaysReach(
      id, whenever: { $0.explains && $0.awaitsOutcome() },
      without: { $0.log.processEnded || $0.saw(.entered) }, isAlternative
    ).property
  }
}

extension Transition<Phone> {
  /// The app ordered a dialog that says the person refused.
  fileprivate func blamesThePerson(at place: Place) -> Bool {
    log.observations.contains { observation in
      guard case .dialogOrdered(let dialog) = observation else { return false }
      return dialog.kind != .primer && dialog.reason == .denied && dialog.place == place
    }
  }
}
