import CameraFlow
import EveryPath
import FlowModel
import PermissionFacts
import PermissionModels
import SimulatedPhone

extension PropertyID {
  static let dialogAfterPage = PropertyID(
    "a dialog is ordered only once the camera page has left", keeps: "C3")
  static let dialogOverPage = PropertyID("never: a dialog over the camera page", keeps: "C4")
  static let gonePage = PropertyID(
    "never: a dialog is presented on a page that is gone", keeps: "S5")
  static let alternative = PropertyID(
    "every dialog offers a way on without the camera", keeps: "P3")
  static let noCameraWords = said("no camera", after: "no camera")
}

/// Dialogs: on the right page, one at a time, in the right words.
extension CameraProperties {
  @PropertyBuilder<Phone> static var dialogs: [Property<Phone>] {
    Always(
      .dialogAfterPage, whenever: { $0.ordered(.guide) || $0.ordered(.notice) }
    ) { $0.phone.interface.page == .none }

    AtNoTime(.dialogOverPage, given: { $0.explains }) { transition in
      guard let shown = transition.phone.interface.shown else { return false }
      return shown.dialog.kind != .primer && transition.phone.interface.page != .none
    }

    AtNoTime(.gonePage, given: { $0.explains }) { $0.ran(into: .presentedOnGonePage) }

    PermissionProperties.oneDialog
    PermissionProperties.guideOnce()
    PermissionProperties.guideWhenDenied()
    PermissionProperties.restrictedWords()
    PermissionProperties.said(.noCameraWords, .unavailable, after: .noHardware)

    CanAlwaysReach(
      .refusalExplained,
      whenever: {
        $0.saw(.promptAnswered(.deny)) && $0.isRunning()
          && $0.phone.interface.page != .popping
      },
      without: { $0.began() || $0.log.processEnded }
    ) { $0.explains }

    PermissionProperties.wayOn(.alternative) { $0.delivered(CameraOutcome.alternative) }
  }
}

extension PropertyID {
  static let switchedOn = PropertyID(
    "switching the camera on in Settings can lead to the picture, while the attempt waits for that",
    keeps: "L3")
}

/// Settings: opened rightly, and back.
extension CameraProperties {
  @PropertyBuilder<Phone> static var settings: [Property<Phone>] {
    PermissionProperties.settings()

    CanAlwaysReach(
      .switchedOn,
      whenever: { $0.saw(.switched(isOn: true)) && $0.phone.isOnErrand && $0.isAwaited },
      without: { $0.saw(.entered) }
    ) { $0.saw(.pictureShown) }

    PermissionProperties.readBeforeShowing
  }
}

extension Transition<Phone> {
  /// Whether the attempt goes on once the person is back: it is remembered, or nothing ever is.
  fileprivate var isAwaited: Bool {
    hasIntent() || !system.components.contains { $0.compiled.remembers }
  }
}
