import FlowModel
import MicrophonePermission
import PermissionFlows
import SimulatedPhone

extension PropertyID {
  static let withoutCameraChosen = PropertyID(
    "going on without the camera is the person's own choice")
  static let dialogGoes = PropertyID("a dialog does not stay once a read says otherwise")
  static let cancelWithout = PropertyID(
    "a person who closes the dialog is shown nothing else, and has the answer without it")
}

/// What the person touches in the dialog is what comes of it.
extension VideoProperties {
  @PropertyBuilder<Phone> static var choices: [Property<Phone>] {
    Before(
      .withoutCameraChosen,
      since: .began() || .processEnded, .saw(.touched(.alternative)),
      before: .delivered(VideoOutcome.alternative))

    for slot in [PermissionSlot(0), PermissionSlot(1)] { closing(about: slot) }

    NeverAfter(
      .settingsChosen, .saw(.touched(.openSettings)),
      until: .saw(.settingsOrdered) || .readOther(than: .denied, at: 0)
        || .readOther(than: .denied, at: 1) || !.isActive || .processEnded,
      .ended() || .showsSomething)

    for slot in [PermissionSlot(0), PermissionSlot(1)] {
      PermissionProperties.settingsReached(at: slot).about(subject(slot))
      guide(about: slot)
      dialogGoes(about: slot)
    }
    PermissionProperties.dialogsEnd
    PermissionProperties.intentForSettings
  }

  /// What is delivered without the camera is another thing than without the microphone.
  private static func closing(about slot: PermissionSlot) -> Property<Phone> {
    NeverAfter<Phone>(
      .cancelWithout, .saw(.touched(.cancel)) && .hasDialog(about: slot).before,
      until: .began() || .processEnded,
      .showsSomething
        || .delivered() && !.delivered(slot == 0 ? VideoOutcome.denied : VideoOutcome.pictureOnly)
    ).property.about(subject(slot))
  }

  private static func guide(about slot: PermissionSlot) -> Property<Phone> {
    PermissionProperties.onlyAfter(
      .denied, at: slot, .guideWhenDenied,
      .saw(.dialogOrdered(Dialog(.guide, .denied, at: slot)))
    ).about(subject(slot))
  }

  private static func dialogGoes(about slot: PermissionSlot) -> Property<Phone> {
    NeverAfter(
      .dialogGoes, .readOther(than: .denied, at: slot),
      until: .read(.denied, at: slot) || .processEnded,
      .isSettled && .hasDialog(about: slot)
    ).property.about(subject(slot))
  }

  private static func subject(_ slot: PermissionSlot) -> String {
    slot == 0 ? "camera" : "microphone"
  }
}
