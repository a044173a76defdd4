import CameraFlow
import FlowModel
import PermissionModels
import SimulatedPhone

/// What is read is what is done, and what the person chooses is what comes of it.
extension CameraPromises {
  @PromiseBuilder<Phone> static var readings: [Promise<Phone>] {
    PermissionPromises.expectsEverything()
    PermissionPromises.showsTheQuestion { $0.phone.interface.showsMessage }
    PermissionPromises.readsOnReturn { $0.performs(.readStatus) }
    PermissionPromises.answerChecked { $0.performs(.readStatus) }
    PermissionPromises.readActedOn { $0.isPageInUse }
    for reading in followed { follows(reading) }
    acted
  }

  @PromiseBuilder<Phone> static var acted: [Promise<Phone>] {
    for reading in followed {
      PermissionPromises.comesToSomething(
        after: reading, or: { $0.isPageInUse }, without: { $0.phone.interface.isLeftByHand })
    }
  }

  @PromiseBuilder<Phone> static var choices: [Promise<Phone>] {
    PermissionPromises.alternativeChosen { $0.delivered(CameraOutcome.alternative) }
    PermissionPromises.cancelled {
      !$0.delivered(CameraOutcome.ready) && !$0.delivered(CameraOutcome.alternative)
    }
    PermissionPromises.settingsChosen()
    PermissionPromises.dialogsEnd
  }

  private static var followed: [Reading] {
    [.authorized, .notDetermined, .denied, .restricted, .noHardware, .missingDescription]
  }

  /// Until the next read, no outcome, dialog or order belongs to another reading.
  private static func follows(_ reading: Reading) -> Promise<Phone> {
    let others = followed.filter { $0 != reading }
    let words = reading == .notDetermined ? "not determined" : reading.words
    return NeverAfter(
      "after a read says \(words), nothing contradicts it until the next read",
      { $0.saw(.read(reading)) },
      until: { $0.readOther(than: reading) || $0.began() || $0.log.processEnded }
    ) { moment in
      others.contains { $0.isMeant(in: moment) }
    }.promise
  }
}

extension Reading {
  /// Whether the app does what only this reading is a reason for.
  fileprivate func isMeant(in moment: Moment<Phone>) -> Bool {
    switch self {
    case .authorized: moment.saw(.sessionOrdered) || moment.delivered(CameraOutcome.ready)
    case .notDetermined: moment.saw(.requested)
    case .denied: moment.says(.denied, .denied)
    case .restricted: moment.says(.restricted, .restricted)
    case .noHardware: moment.says(.unavailable, .noCamera)
    case .missingDescription: moment.says(.misconfigured, .misconfigured)
    case .status, .switchedOff: false
    }
  }
}

extension Moment<Phone> {
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
