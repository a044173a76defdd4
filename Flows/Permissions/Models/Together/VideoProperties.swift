import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

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
      .authorized, at: 0, "the microphone is asked for only with a camera"
    ) { $0.saw(.about(1, .requested)) }
  }

  @PropertyBuilder<Phone> private static var trip: [Property<Phone>] {
    AtMostOnce(
      "one trip to Settings is enough for both",
      per: { $0.began() || $0.log.processEnded }
    ) { $0.saw(.settingsOpened) }
  }

  @PropertyBuilder<Phone> private static var meaning: [Property<Phone>] {
    PermissionProperties.onlyAfter(
      .authorized, at: 0, "a picture means that the camera was read as authorized"
    ) { $0.delivered(VideoOutcome.pictureOnly) || $0.deliversSound }

    PermissionProperties.onlyAfter(
      .authorized, at: 1, "sound means that the microphone was read as authorized"
    ) { $0.deliversSound }

    PermissionProperties.onlyAfter(
      .denied, at: 0, "\"denied\" means that the camera was read as denied"
    ) { $0.delivered(VideoOutcome.denied) }

    Before(
      "\"unavailable\" means that no question and no Settings can help with the camera",
      since: { transition in
        transition.reading(at: 0).map { !hopeless.contains($0) } ?? transition.log.processEnded
      },
      { transition in transition.reading(at: 0).map(hopeless.contains) ?? false },
      before: { $0.delivered(VideoOutcome.unavailable) })

    Always(
      "who allows the microphone has sound, unless cut short",
      whenever: { transition in
        transition.delivered(AccessOutcome<WholeGrant>.granted(.full), component: 2)
          && !transition.isCutShort
      }
    ) { $0.deliversSound }

    Sometimes("a picture without sound is an outcome of its own") {
      $0.delivered(VideoOutcome.pictureOnly)
    }
  }

  /// What neither a question nor Settings helps with.
  private static let hopeless: [Reading] = [.restricted, .noHardware, .missingDescription]
}

extension Transition<Phone> {
  fileprivate var deliversSound: Bool { delivered(VideoOutcome.pictureAndSound) }
}
