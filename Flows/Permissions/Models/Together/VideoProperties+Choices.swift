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
      since: { $0.began() || $0.log.processEnded }, { $0.saw(.touched(.alternative)) },
      before: { $0.delivered(VideoOutcome.alternative) })

    for place in [Place(0), Place(1)] { closing(about: place) }

    NeverAfter(
      .settingsChosen, { $0.saw(.touched(.openSettings)) },
      until: { transition in
        transition.saw(.settingsOrdered) || transition.readOther(than: .denied, at: 0)
          || transition.readOther(than: .denied, at: 1) || transition.phone.scene != .active
          || transition.log.processEnded
      }
    ) { $0.ended() || $0.showsSomething }

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
      .cancelWithout,
      { transition in
        transition.saw(.touched(.cancel))
          && transition.before.world.interface.shown?.dialog.place == place
      }, until: { $0.began() || $0.log.processEnded }
    ) { transition in
      transition.showsSomething
        || transition.delivered()
          && !transition.delivered(place == 0 ? VideoOutcome.denied : VideoOutcome.pictureOnly)
    }.property.about(subject(place))
  }

  private static func guide(about place: Place) -> Property<Phone> {
    PermissionProperties.onlyAfter(
      .denied, at: place, .guideWhenDenied
    ) { $0.saw(.dialogOrdered(Dialog(.guide, .denied, at: place))) }.about(subject(place))
  }

  private static func dialogGoes(about place: Place) -> Property<Phone> {
    NeverAfter(
      .dialogGoes, { $0.readOther(than: .denied, at: place) },
      until: { $0.saw(.about(place, .read(.denied))) || $0.log.processEnded }
    ) { $0.isSettled && $0.phone.interface.shown?.dialog.place == place }.property
      .about(subject(place))
  }

  private static func subject(_ place: Place) -> String { place == 0 ? "camera" : "microphone" }
}
