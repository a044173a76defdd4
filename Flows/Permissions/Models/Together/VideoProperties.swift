import FlowModel
import MicrophonePermission
import PermissionFacts
import PermissionFlows
import SimulatedPhone

extension PropertyID {
  static let microphoneWithCamera = PropertyID("the microphone is asked for only with a camera")
  static let oneTrip = PropertyID("one trip to Settings is enough for both")
  static let pictureIsRead = PropertyID("a picture means that the camera was read as authorized")
  static let soundIsRead = PropertyID("sound means that the microphone was read as authorized")
  static let deniedIsRead = PropertyID("\"denied\" means that the camera was read as denied")
  static let unavailableIsHopeless = PropertyID(
    "\"unavailable\" means that no question and no Settings can help with the camera")
  static let allowedHasSound = PropertyID(
    "a person who allows the microphone has sound, unless cut short")
  static let pictureWithoutSound = PropertyID("a picture without sound is an outcome of its own")
}

/// What must hold of the way to a video: the camera at slot 0, the microphone at slot 1.
enum VideoProperties {
  @PropertyBuilder<Phone> static var all: [Property<Phone>] {
    AccessProperties.called(WholeAccessFlow.camera.with(.silent), .camera, at: 0, about: "camera")
    AccessProperties.called(
      WholeAccessFlow.microphone.with(.silent), .microphone, at: 1, about: "microphone")
    order
    PermissionProperties.oneDialog
    PermissionProperties.opening
    PermissionProperties.settingsLater(
      by: VideoFlow().settingsDelay, after: .heard(VideoFlow.Event.alertGone))
    trip
    PermissionProperties.readBeforeOutcome
    PermissionProperties.readBeforeShowing
    PermissionProperties.outcome()
    PermissionProperties.wayOut
    meaning
    waiting
    choices
  }

  @PropertyBuilder<Phone> private static var order: [Property<Phone>] {
    PermissionProperties.onlyAfter(
      .authorized, at: 0, .microphoneWithCamera, .requested(at: 1))
  }

  @PropertyBuilder<Phone> private static var trip: [Property<Phone>] {
    AtMostOnce(.oneTrip, per: .began() || .processEnded, .saw(.settingsOpened))
  }

  @PropertyBuilder<Phone> private static var meaning: [Property<Phone>] {
    PermissionProperties.onlyAfter(
      .authorized, at: 0, .pictureIsRead, .delivered(VideoOutcome.pictureOnly) || deliversSound)

    PermissionProperties.onlyAfter(.authorized, at: 1, .soundIsRead, deliversSound)

    PermissionProperties.onlyAfter(
      .denied, at: 0, .deniedIsRead, .delivered(VideoOutcome.denied))

    Before(
      .unavailableIsHopeless,
      since: .didRead(at: 0) && !.firstRead(in: hopeless, at: 0)
        || !.didRead(at: 0) && .processEnded,
      .firstRead(in: hopeless, at: 0), before: .delivered(VideoOutcome.unavailable))

    Always(
      .allowedHasSound,
      whenever: .delivered(.granted(.full), component: VideoFlow.microphone) && !.isCutShort,
      deliversSound)

    Sometimes(.pictureWithoutSound, .delivered(VideoOutcome.pictureOnly))
  }

  /// What neither a question nor Settings helps with.
  private static let hopeless: [Reading] = [.restricted, .noHardware, .missingDescription]

  private static var deliversSound: Predicate<Phone> { .delivered(VideoOutcome.pictureAndSound) }
}

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

/// Nobody waits for nothing, and what is read is acted on, whichever component reads it.
extension VideoProperties {
  @PropertyBuilder<Phone> static var waiting: [Property<Phone>] {
    PermissionProperties.expectsEverything()
    PermissionProperties.showsTheQuestion()
    PermissionProperties.endsOrShows(at: [0, 1])
    PermissionProperties.readsOnReturn(ordersRead)
    PermissionProperties.readFirst()
  }

  private static var ordersRead: Predicate<Phone> {
    .any(Medium.allCases) { .ordered(VideoEffect.read($0)) }
      || .ordered(.readStatus, component: VideoFlow.camera)
      || .ordered(.readStatus, component: VideoFlow.microphone)
  }
}
