public import FlowModel
import PermissionFacts

/// What properties about permissions speak of: what happened.
extension Predicate<Phone> {
  /// The app read this of a permission.
  public static func read(_ reading: Reading, at slot: PermissionSlot = 0) -> Predicate {
    saw(.about(slot, .read(reading)))
  }

  /// The app read a permission, and something else than this.
  public static func readOther(than reading: Reading, at slot: PermissionSlot = 0) -> Predicate {
    read("other than \(reading.words)", at: slot) { $0 != reading }
  }

  /// The app read a permission, and what it read is meant.
  public static func read(
    _ name: String, at slot: PermissionSlot = 0,
    where isMeant: @escaping @Sendable (Reading) -> Bool
  ) -> Predicate {
    saw("read(\(name), at: \(slot))") { observation in
      if case .about(slot, .read(let reading)) = observation { isMeant(reading) } else { false }
    }
  }

  /// The app read this permission.
  public static func didRead(at slot: PermissionSlot) -> Predicate {
    read("anything", at: slot) { _ in true }
  }

  /// The app read a permission.
  public static var didRead: Predicate {
    saw("didRead") { if case .about(_, .read) = $0 { true } else { false } }
  }

  /// The system was asked.
  public static func requested(at slot: PermissionSlot = 0) -> Predicate {
    saw(.about(slot, .requested))
  }

  /// The app ordered a dialog of this kind.
  public static func ordered(_ kind: Dialog.Kind) -> Predicate {
    dialogOrdered("\(kind)") { $0.kind == kind }
  }

  /// The app ordered a dialog that is meant.
  public static func dialogOrdered(
    _ name: String, where isMeant: @escaping @Sendable (Dialog) -> Bool
  ) -> Predicate {
    saw("dialogOrdered(\(name))") { observation in
      if case .dialogOrdered(let dialog) = observation { isMeant(dialog) } else { false }
    }
  }

  /// A dialog that explains came up.
  public static var explains: Predicate {
    saw("explains") { observation in
      if case .dialogShown(let dialog) = observation { dialog.kind != .primer } else { false }
    }
  }

  /// The app ordered something a person sees.
  public static var showsSomething: Predicate { saw("showsSomething") { $0.isSeen } }

  /// The app ran into a hazard of the phone.
  public static func ran(into hazard: Hazard) -> Predicate { saw(.hazard(hazard)) }
}

extension Phone {
  /// An alert of the app's, what comes before the prompt, and the system's prompt: each is on the
  /// screen, perhaps below another.
  public static var words: [Predicate<Phone>] {
    [
      .world("alert") { $0.interface.shown.map { $0.dialog.kind != .primer } ?? false },
      .world("primer") { $0.interface.shown?.dialog.kind == .primer },
      .world("prompt") { $0.promptOnScreen != nil },
    ]
  }
}

/// What properties about permissions speak of: the phone.
extension Predicate<Phone> {
  /// The app is active.
  public static var isActive: Predicate { .world("isActive") { $0.scene == .active } }

  /// The app is in front, be it active or not.
  public static var isInFront: Predicate { .world("isInFront") { $0.front == .app } }

  /// The app has asked the system and waits for the answer.
  public static func isAsking(at slot: PermissionSlot = 0) -> Predicate {
    .world("isAsking(\(slot))") { $0.isAsking(at: slot) }
  }

  /// A question of the system is on the screen.
  public static var showsQuestion: Predicate {
    .world("showsQuestion") { $0.promptOnScreen != nil }
  }

  /// The system's question about this permission is on the screen.
  public static func showsQuestion(at slot: PermissionSlot) -> Predicate {
    .world("showsQuestion(\(slot))") { $0.promptOnScreen == slot }
  }

  /// A dialog of the app is on the screen, be it on its way.
  public static var hasDialog: Predicate { .world("hasDialog") { $0.interface.shown != nil } }

  /// A dialog of the app is there to touch.
  public static var showsDialog: Predicate {
    .world("showsDialog") { $0.interface.shown?.phase == .presented }
  }

  /// A dialog of the app that is meant is on the screen, be it on its way.
  public static func hasDialog(
    _ name: String, where isMeant: @escaping @Sendable (Dialog) -> Bool
  ) -> Predicate {
    .world("hasDialog(\(name))") { $0.interface.shown.map { isMeant($0.dialog) } ?? false }
  }

  /// A fresh read of a permission says this; nil if nothing it depends on has ever been read.
  public static func reads(_ reading: Reading?, at slot: PermissionSlot = 0) -> Predicate {
    .world("reads(\(reading?.words ?? "nothing"), at: \(slot))") {
      $0.slots.contains(slot) && $0.reading(at: slot) == reading
    }
  }

  /// A fresh read of one of these permissions says something else than before.
  public static func changesReading(at slots: [PermissionSlot]) -> Predicate {
    let readings = [nil] + Reading.all.map { $0 }
    return !.areAsBefore(slots.flatMap { slot in readings.map { .reads($0, at: slot) } })
  }
}

extension Reading {
  static let all: [Reading] =
    AuthorizationStatus.allCases.map { .status($0) } + [
      .noHardware, .switchedOff, .missingDescription, .unsettled,
    ]
}

extension Observation {
  /// Whether the app ordered something that a person sees.
  fileprivate var isSeen: Bool {
    switch self {
    case .dialogOrdered, .pageOrdered, .settingsOrdered, .sessionOrdered, .about(_, .requested):
      true
    case .about, .dialogShown, .dialogSwept, .touched, .settingsOpened, .entered, .pictureShown,
      .becameActive, .cameBack, .cameBackFromErrand, .interruptionEnded, .swipeCancelled,
      .launched, .launchedInBackground, .hazard:
      false
    }
  }
}
