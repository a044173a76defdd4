import CameraFlow
import FlowModel
import PermissionModels
import SimulatedPhone

/// What is read is what is done, and what the person chooses is what comes of it.
extension CameraProperties {
  @PropertyBuilder<Phone> static var readings: [Property<Phone>] {
    PermissionProperties.expectsEverything()
    PermissionProperties.showsTheQuestion { $0.phone.interface.showsMessage }
    PermissionProperties.endsOrShows {
      $0.phone.interface.page == .shown || $0.phone.interface.page == .swiping
    }
    PermissionProperties.readsOnReturn { $0.performsRead }
    PermissionProperties.answerChecked { $0.performsRead }
    PermissionProperties.readActedOn { $0.isPageInUse }
    for reading in followed { follows(reading) }
    acted
  }

  @PropertyBuilder<Phone> static var acted: [Property<Phone>] {
    for reading in followed {
      PermissionProperties.comesToSomething(
        after: reading, or: { $0.isPageInUse }, without: { $0.phone.interface.isLeftByHand })
    }
  }

  @PropertyBuilder<Phone> static var choices: [Property<Phone>] {
    PermissionProperties.alternativeChosen { $0.delivered(CameraOutcome.alternative) }
    PermissionProperties.cancelled {
      !$0.delivered(CameraOutcome.ready) && !$0.delivered(CameraOutcome.alternative)
    }
    PermissionProperties.settingsChosen()
    PermissionProperties.dialogsEnd
  }

  private static var followed: [Reading] {
    [.authorized, .notDetermined, .denied, .restricted, .noHardware, .missingDescription]
  }

  /// Until the next read, no outcome, dialog or order belongs to another reading.
  private static func follows(_ reading: Reading) -> Property<Phone> {
    let others = followed.filter { $0 != reading }
    return NeverAfter(
      .followed(reading), { $0.saw(.read(reading)) },
      until: { $0.readOther(than: reading) || $0.began() || $0.log.processEnded }
    ) { transition in
      others.contains { $0.isMeant(in: transition) }
    }.property
  }
}

extension Reading {
  /// Whether the app does what only this reading is a reason for.
  fileprivate func isMeant(in transition: Transition<Phone>) -> Bool {
    switch self {
    case .authorized: transition.saw(.sessionOrdered) || transition.delivered(CameraOutcome.ready)
    case .notDetermined: transition.saw(.requested)
    case .denied: transition.says(.denied, .denied)
    case .restricted: transition.says(.restricted, .restricted)
    case .noHardware: transition.says(.unavailable, .noCamera)
    case .missingDescription: transition.says(.misconfigured, .misconfigured)
    case .status, .switchedOff, .unsettled: false
    }
  }
}

extension Transition<Phone> {
  /// The page says something, or the camera runs or is about to.
  fileprivate var isPageInUse: Bool {
    phone.interface.showsMessage || phone.capture.session != .off
  }

  /// A dialog about the reason is ordered, or the outcome tells of it.
  fileprivate func says(_ reason: Reason, _ outcome: CameraOutcome) -> Bool {
    saw(.dialogOrdered(Dialog(.guide, reason))) || saw(.dialogOrdered(Dialog(.notice, reason)))
      || delivered(outcome)
  }
}

extension Interface {
  /// Whether the page says something in place of the picture.
  fileprivate var showsMessage: Bool {
    if case .message = content { page != .none } else { false }
  }
}
