import CameraFlow
import FlowModel
import PermissionFlow
import SimulatedPhone

/// What must hold for every way to a camera: one list for all flows and lessons.
enum CameraPromises {
  /// A step of the phone with the camera journey on it.
  typealias Step = Moment<Phone>

  /// The whole list.
  @PromiseBuilder<Phone> static func all(hasPrimer: Bool) -> [Promise<Phone>] {
    page
    asking
    primer(isUsed: hasPrimer)
    dialogs
    settings
    camera
    outcome
    interface
  }
}

// MARK: - What the promises speak of

extension Moment<Phone> {
  var phone: Phone { world }

  /// The person looks at a black page, and nothing is on its way.
  var isStuckOnBlack: Bool { isSettled && phone.isPageBlack }

  /// The app read something else than this.
  func readOther(than reading: Service.Reading) -> Bool {
    log.signs.contains { sign in
      if case .read(let value) = sign { value != reading } else { false }
    }
  }

  /// The app read the permission.
  var didRead: Bool {
    log.signs.contains { sign in if case .read = sign { true } else { false } }
  }

  /// The app ordered a dialog of this kind.
  func ordered(_ kind: Dialog.Kind) -> Bool {
    log.signs.contains { sign in
      if case .dialogOrdered(let dialog) = sign { dialog.kind == kind } else { false }
    }
  }

  /// A dialog that explains came up.
  var explains: Bool {
    log.signs.contains { sign in
      if case .dialogShown(let dialog) = sign { dialog.kind != .primer } else { false }
    }
  }

  /// The app ordered something a person sees.
  var showsSomething: Bool {
    log.signs.contains { sign in
      switch sign {
      case .dialogOrdered, .pageOrdered, .settingsOrdered, .sessionOrdered, .requested: true
      case .read, .answerTold, .promptShown, .promptAnswered, .epochEnded, .dialogShown, .touched,
        .settingsOpened, .entered, .pictureShown, .becameActive, .cameBack, .cameBackFromErrand,
        .switched, .interruptionEnded, .swipeCancelled, .launched, .hazard:
        false
      }
    }
  }

  func ran(into hazard: Hazard) -> Bool { saw(.hazard(hazard)) }

  /// Whether the attempt ran before this step.
  var wasRunning: Bool { before.parts[0].machine.isRunning }

  /// Whether the attempt still waits for its outcome.
  var awaitsOutcome: Bool { isRunning() && !parts[0].machine.hasDelivered }
}
