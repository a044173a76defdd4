import CameraFlow
import FlowModel
import PermissionModels
import SimulatedPhone

/// What is read is what is done, and what the person chooses is what comes of it.
extension CameraProperties {
  @PropertyBuilder<Phone> static var readings: [Property<Phone>] {
    PermissionProperties.expectsEverything()
    PermissionProperties.showsTheQuestion(or: .showsMessage)
    PermissionProperties.endsOrShows(or: .page(.shown) || .page(.swiping))
    PermissionProperties.readsOnReturn(.performsRead)
    PermissionProperties.answerChecked(.performsRead)
    PermissionProperties.readActedOn(or: .isPageInUse)
    for reading in followed { follows(reading) }
    acted
  }

  @PropertyBuilder<Phone> static var acted: [Property<Phone>] {
    for reading in followed {
      PermissionProperties.comesToSomething(
        after: reading, or: .isPageInUse, without: .isLeftByHand)
    }
  }

  @PropertyBuilder<Phone> static var choices: [Property<Phone>] {
    PermissionProperties.alternativeChosen(.delivered(CameraOutcome.alternative))
    PermissionProperties.cancelled(
      !.delivered(CameraOutcome.ready) && !.delivered(CameraOutcome.alternative))
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
      .followed(reading), .read(reading),
      until: .readOther(than: reading) || .began() || .processEnded,
      .any(others) { $0.isMeant }
    ).property
  }
}

extension Reading {
  /// Whether the app does what only this reading is a reason for.
  fileprivate var isMeant: Predicate<Phone> {
    switch self {
    case .authorized: .saw(.sessionOrdered) || .delivered(CameraOutcome.ready)
    case .notDetermined: .requested()
    case .denied: .says(.denied, .denied)
    case .restricted: .says(.restricted, .restricted)
    case .noHardware: .says(.unavailable, .noCamera)
    case .missingDescription: .says(.misconfigured, .misconfigured)
    case .status, .switchedOff, .unsettled: .never
    }
  }
}

extension Predicate<Phone> {
  /// The page says something in place of the picture.
  fileprivate static var showsMessage: Predicate {
    .world("showsMessage") { phone in
      if case .message = phone.interface.content { phone.interface.page != .none } else { false }
    }
  }

  /// The page says something, or the camera runs or is about to.
  fileprivate static var isPageInUse: Predicate {
    .showsMessage || .world("isCameraOn") { $0.capture.session != .off }
  }

  fileprivate static func says(_ reason: Reason, _ outcome: CameraOutcome) -> Predicate {
    .saw(.dialogOrdered(Dialog(.guide, reason))) || .saw(.dialogOrdered(Dialog(.notice, reason)))
      || .delivered(outcome)
  }
}
