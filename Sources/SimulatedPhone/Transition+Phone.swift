public import FlowModel

/// What properties about permissions speak of.
extension Transition<Phone> {
  /// The phone after the step.
  @inlinable
  public var phone: Phone {
    _read { yield world }
  }

  /// What the app read of a permission in this step; nil if nothing.
  public func reading(at slot: PermissionSlot = 0) -> Reading? {
    for observation in log.observations {
      if case .about(slot, .read(let value)) = observation { return value }
    }
    return nil
  }

  /// The app read something else than this.
  public func readOther(than reading: Reading, at slot: PermissionSlot = 0) -> Bool {
    log.observations.contains { observation in
      if case .about(slot, .read(let value)) = observation { value != reading } else { false }
    }
  }

  /// The app read a permission.
  public var didRead: Bool {
    log.observations.contains { if case .about(_, .read) = $0 { true } else { false } }
  }

  /// The app ordered a dialog of this kind.
  public func ordered(_ kind: Dialog.Kind) -> Bool {
    log.observations.contains { observation in
      if case .dialogOrdered(let dialog) = observation { dialog.kind == kind } else { false }
    }
  }

  /// A dialog that explains came up.
  public var explains: Bool {
    log.observations.contains { observation in
      if case .dialogShown(let dialog) = observation { dialog.kind != .primer } else { false }
    }
  }

  /// The app ordered something a person sees.
  public var showsSomething: Bool { log.observations.contains { $0.isSeen } }

  /// The app ran into a hazard of the phone.
  public func ran(into hazard: Hazard) -> Bool { saw(.hazard(hazard)) }
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
