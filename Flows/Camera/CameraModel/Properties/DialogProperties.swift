import CameraFlow
import FlowModel
import PermissionFacts
import PermissionModels
import SimulatedPhone

/// Dialogs: on the right page, one at a time, in the right words.
extension CameraProperties {
  @PropertyBuilder<Phone> static var dialogs: [Property<Phone>] {
    Always(
      "a dialog is ordered only once the camera page has left",
      whenever: { $0.ordered(.guide) || $0.ordered(.notice) }
    ) { $0.phone.interface.page == .none }

    AtNoTime(
      "a dialog over the camera page", given: { $0.explains }
    ) { transition in
      guard let shown = transition.phone.interface.shown else { return false }
      return shown.dialog.kind != .primer && transition.phone.interface.page != .none
    }

    AtNoTime("a dialog is presented on a page that is gone", given: { $0.explains }) {
      $0.ran(into: .presentedOnGonePage)
    }

    PermissionProperties.oneDialog
    PermissionProperties.guideOnce()
    PermissionProperties.guideWhenDenied()
    PermissionProperties.restrictedWords()
    PermissionProperties.said(
      .said("no camera", after: "no camera"), .unavailable, after: .noHardware)

    CanAlwaysReach(
      "a refusal can be explained at once",
      whenever: {
        $0.saw(.promptAnswered(.deny)) && $0.isRunning()
          && $0.phone.interface.page != .popping
      },
      without: { $0.began() || $0.log.processEnded }
    ) { $0.explains }

    PermissionProperties.wayOn("every dialog offers a way on without the camera") {
      $0.delivered(CameraOutcome.alternative)
    }
  }
}
