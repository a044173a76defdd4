public import CameraFlow
public import EveryPath
public import FlowModel
public import SimulatedPhone

/// How a camera journey acts on the simulated phone, and what it hears of it.
public enum CameraBinding {
  /// A component that runs `flow` on the phone.
  public static func component<F: Flow>(_ flow: F) throws(DefinitionErrors) -> Component<Phone>
  where F.Effect == CameraEffect, F.Event == CameraEvent {
    try Component(
      "camera", flow,
      perform: { effect, reply, phone, output in perform(effect, reply, &phone, &output) },
      hear: { event(for: $0) })
  }

  /// Carries out one order.
  public static func perform(
    _ effect: CameraEffect, _ reply: Address, _ phone: inout Phone,
    _ output: inout WorldOutput<Phone>
  ) {
    switch effect {
    case .readStatus: phone.readPermission(reply)
    case .waitUntilReady: phone.waitUntilReady(reply, &output)
    case .requestAccess:
      // A driver keeps one request open and lets later ones join it.
      if phone.isAsking {
        phone.joinRequest(reply)
      } else {
        phone.requestPermission(reply, &output)
      }
    case .openPage: phone.openPage(reply, &output)
    case .leavePage: phone.leavePage(reply, &output)
    case .showPrimer:
      phone.show(Dialog(.primer, .explanation), onPage: false, reply, &output)
    case .showAlert(let reason): phone.show(dialog(for: reason), onPage: false, reply, &output)
    case .dismissAlert: phone.dismissDialog(reply, &output)
    case .showMessage(let message): phone.showMessage(self.reason(of: message), reply)
    case .openSettings: phone.openSettings(reply, &output)
    case .startSession: phone.startSession(reply, &output)
    case .stopSession: phone.stopSession()
    }
  }

  /// The dialog for a reason: only a refusal can be helped in Settings.
  public static func dialog(for reason: CameraReason) -> Dialog {
    switch reason {
    case .denied: Dialog(.guide, .denied)
    case .restricted: Dialog(.notice, .restricted)
    case .noCamera: Dialog(.notice, .unavailable)
    case .missingDescription: Dialog(.notice, .misconfigured)
    }
  }

  private static func reason(of message: CameraMessage) -> Reason {
    switch message {
    case .busy: .busy
    case .failed: .failed
    case .interrupted: .interrupted
    }
  }

  /// What a stimulus of the phone is to the journey.
  public static func event(for stimulus: Stimulus) -> CameraEvent? {
    switch stimulus {
    case .read(let reading): self.reading(reading).map { .read($0) }
    case .answered(let isAllowed): .answered(isAllowed ? .allow : .deny)
    case .pageShown: .pageShown
    case .pageLeft: .pageLeft
    case .pageGone: .pageGone
    case .dialogGone: .alertGone
    case .touched(let button): .tapped(self.button(button))
    case .leftApp: .leftApp
    case .settingsFailed: .settingsFailed
    case .becameActive: .foregrounded
    case .becameInactive: .resigned
    case .ready: .ready
    case .sessionStarted: .sessionStarted
    case .sessionFailed(let fault): .sessionFailed(fault == .busy ? .busy : .failed)
    case .pictureLost: .pictureLost
    case .interrupted: .interrupted
    case .interruptionEnded: .interruptionEnded
    // Its request has no other way to fail.
    case .failedOtherwise: nil
    }
  }

  private static func reading(_ reading: Reading) -> CameraReading? {
    switch reading {
    case .authorized: .authorized
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    case .noHardware: .noCamera
    case .missingDescription: .missingDescription
    case .status, .switchedOff: nil
    }
  }

  private static func button(_ button: Button) -> CameraButton {
    switch button {
    case .openSettings: .openSettings
    case .alternative: .alternative
    case .cancel: .cancel
    case .proceed: .proceed
    case .retry: .retry
    }
  }
}
