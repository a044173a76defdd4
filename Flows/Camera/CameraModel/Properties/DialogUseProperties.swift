import CameraFlow
import FlowModel
import PermissionModels
import SimulatedPhone

extension PropertyID {
  static let readsAtDialog = PropertyID(
    "coming back to a dialog, the app reads the status at once", keeps: "C9")
  static let staleDialog = PropertyID(
    "a dialog goes at once when a read says otherwise", keeps: "S12")
  static let endAfterDialog = PropertyID(
    "never: an attempt ends before its dialog is gone", keeps: "C6")
  static let endAfterPage = PropertyID(
    "never: an attempt ends while its page is on its way out", keeps: "C6")
  static let sentOff = PropertyID("a person who is sent off the page can be told why", keeps: "C3")
  static let lostDialog = PropertyID(
    "when a read takes a dialog away, the one that fits or the page can come", keeps: "C3")
}

/// A dialog in use, in whatever stage of the journey: it says what is so, and leads on.
extension CameraProperties {
  @PropertyBuilder<Phone> static var dialogUse: [Property<Phone>] {
    Always(
      .readsAtDialog, whenever: .saw(.becameActive) && .explained, .performsRead)

    Always(.staleDialog, whenever: .contradictsExplanation, !.showsDialog)

    AtNoTime(.endAfterDialog, given: .explains, .ended() && .hasDialog)

    AtNoTime(.endAfterPage, given: .ended(), .ended() && .page(.popping))

    CanAlwaysReach(
      .sentOff, whenever: .isSentOff && .isActive, without: .isDetour,
      .explains || .saw(.pictureShown))

    CanAlwaysReach(
      .lostDialog,
      whenever: .contradictsExplanation && !.firstRead(in: [.notDetermined], at: 0) && .isActive,
      without: .isDetour, .explains || .saw(.pageOrdered))

    PermissionProperties.settingsReached()
  }
}

extension Predicate<Phone> {
  /// What a dialog explained before this step, to whoever was there to read it.
  private static func explained(_ reason: Reason) -> Predicate {
    let isSaid = Predicate.world("explains(\(reason))") { phone in
      guard let shown = phone.interface.shown, shown.phase == .presented else { return false }
      return shown.dialog.kind != .primer && shown.dialog.reason == reason
    }
    return (.isRunning() && isSaid).before
  }

  fileprivate static var explained: Predicate { .any(Reason.allCases) { .explained($0) } }

  /// What was read in this step is another reason than the dialog's.
  fileprivate static var contradictsExplanation: Predicate {
    .any(Reason.allCases) { reason in
      .explained(reason) && .readReason("other than \(reason)") { $0 != reason }
    }
  }

  /// The person leaves the app or asks anew, or iOS ends it.
  fileprivate static var isDetour: Predicate { .began() || .processEnded || !.isActive }

  /// A read takes the page away.
  fileprivate static var isSentOff: Predicate {
    .readReason("any") { $0 != nil } && (.isRunning() && .page(.shown)).before
  }
}

extension Reading {
  /// Why there is no picture, if there is to be none.
  var reason: Reason? {
    switch self {
    case .denied: .denied
    case .restricted: .restricted
    case .noHardware: .unavailable
    case .missingDescription: .misconfigured
    case .authorized, .notDetermined, .status, .switchedOff, .unsettled: nil
    }
  }
}
