import FlowModel
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

    for place in [Place(0), Place(1)] { closing(about: place) }

    NeverAfter(
      .settingsChosen, .saw(.touched(.openSettings)),
      until: .saw(.settingsOrdered) || .readOther(than: .denied, at: 0)
        || .readOther(than: .denied, at: 1) || !.isActive || .processEnded,
      .ended() || .showsSomething)

    for place in [Place(0), Place(1)] {
      PermissionProperties.settingsReached(at: place).about(subject(place))
      guide(about: place)
      dialogGoes(about: place)
    }
    PermissionProperties.dialogsEnd
    PermissionProperties.intentForSettings
  }

  /// What is delivered without the camera is another thing than without the microphone.
  private static func closing(about place: Place) -> Property<Phone> {
    NeverAfter<Phone>(
      .cancelWithout, .saw(.touched(.cancel)) && .hasDialog(about: place).before,
      until: .began() || .processEnded,
      .showsSomething
        || .delivered() && !.delivered(place == 0 ? VideoOutcome.denied : VideoOutcome.pictureOnly)
    ).property.about(subject(place))
  }

  private static func guide(about place: Place) -> Property<Phone> {
    PermissionProperties.onlyAfter(
      .denied, at: place, .guideWhenDenied,
      .saw(.dialogOrdered(Dialog(.guide, .denied, at: place)))
    ).about(subject(place))
  }

  private static func dialogGoes(about place: Place) -> Property<Phone> {
    NeverAfter(
      .dialogGoes, .readOther(than: .denied, at: place),
      until: .read(.denied, at: place) || .processEnded,
      .isSettled && .hasDialog(about: place)
    ).property.about(subject(place))
  }

  private static func subject(_ place: Place) -> String { place == 0 ? "camera" : "microphone" }
}
