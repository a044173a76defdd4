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
      .readsAtDialog, whenever: { $0.saw(.becameActive) && $0.explanation != nil }
    ) { $0.performsRead }

    Always(
      .staleDialog, whenever: { $0.contradictsExplanation }
    ) { $0.phone.interface.shown?.phase != .presented }

    AtNoTime(.endAfterDialog, given: { $0.explains }) {
      $0.ended() && $0.phone.interface.shown != nil
    }

    AtNoTime(.endAfterPage, given: { $0.ended() }) {
      $0.ended() && $0.phone.interface.page == .popping
    }

    CanAlwaysReach(
      .sentOff, whenever: { $0.isSentOff && $0.phone.scene == .active }, without: { $0.isDetour }
    ) { $0.explains || $0.saw(.pictureShown) }

    CanAlwaysReach(
      .lostDialog,
      whenever: {
        $0.contradictsExplanation && $0.reading() != .notDetermined && $0.phone.scene == .active
      },
      without: { $0.isDetour }
    ) { $0.explains || $0.saw(.pageOrdered) }

    PermissionProperties.settingsReached()
  }
}

extension Transition<Phone> {
  /// What a dialog explained before this step, to whoever was there to read it.
  fileprivate var explanation: Reason? {
    guard wasRunning(), let shown = before.world.interface.shown, shown.phase == .presented,
      shown.dialog.kind != .primer
    else { return nil }
    return shown.dialog.reason
  }

  /// What was read in this step is another reason than the dialog's.
  fileprivate var contradictsExplanation: Bool {
    guard let reading = reading(), let explanation else { return false }
    return reading.reason != explanation
  }

  /// The person leaves the app or asks anew, or iOS ends it.
  fileprivate var isDetour: Bool {
    began() || log.processEnded || phone.scene != .active
  }

  /// A read takes the page away.
  fileprivate var isSentOff: Bool {
    reading()?.reason != nil && wasRunning() && before.world.interface.page == .shown
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
