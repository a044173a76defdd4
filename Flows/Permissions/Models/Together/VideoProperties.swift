import FlowModel
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
  static let allowedHasSound = PropertyID("who allows the microphone has sound, unless cut short")
  static let pictureWithoutSound = PropertyID("a picture without sound is an outcome of its own")
}

/// What must hold of the way to a video: the camera at place 0, the microphone at place 1.
enum VideoProperties {
  @PropertyBuilder<Phone> static var all: [Property<Phone>] {
    AccessProperties.called(CameraAccessFlow(), .camera, at: 0, about: "camera")
    AccessProperties.called(
      MicrophoneFlow(policy: .silent), .microphone, at: 1, about: "microphone")
    order
    PermissionProperties.oneDialog
    PermissionProperties.opening
    PermissionProperties.settingsLater(by: VideoFlow().settingsDelay) {
      $0.heard(VideoFlow.Event.alertGone)
    }
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
      .authorized, at: 0, .microphoneWithCamera
    ) { $0.saw(.about(1, .requested)) }
  }

  @PropertyBuilder<Phone> private static var trip: [Property<Phone>] {
    AtMostOnce(.oneTrip, per: { $0.began() || $0.log.processEnded }) { $0.saw(.settingsOpened) }
  }

  @PropertyBuilder<Phone> private static var meaning: [Property<Phone>] {
    PermissionProperties.onlyAfter(
      .authorized, at: 0, .pictureIsRead
    ) { $0.delivered(VideoOutcome.pictureOnly) || $0.deliversSound }

    PermissionProperties.onlyAfter(.authorized, at: 1, .soundIsRead) { $0.deliversSound }

    PermissionProperties.onlyAfter(
      .denied, at: 0, .deniedIsRead
    ) { $0.delivered(VideoOutcome.denied) }

    Before(
      .unavailableIsHopeless,
      since: { transition in
        transition.reading(at: 0).map { !hopeless.contains($0) } ?? transition.log.processEnded
      },
      { transition in transition.reading(at: 0).map(hopeless.contains) ?? false },
      before: { $0.delivered(VideoOutcome.unavailable) })

    Always(
      .allowedHasSound,
      whenever: { transition in
        transition.delivered(.granted(.full), component: VideoFlow.microphone)
          && !transition.isCutShort
      }
    ) { $0.deliversSound }

    Sometimes(.pictureWithoutSound) { $0.delivered(VideoOutcome.pictureOnly) }
  }

  /// What neither a question nor Settings helps with.
  private static let hopeless: [Reading] = [.restricted, .noHardware, .missingDescription]
}

extension Transition<Phone> {
  fileprivate var deliversSound: Bool { delivered(VideoOutcome.pictureAndSound) }
}
