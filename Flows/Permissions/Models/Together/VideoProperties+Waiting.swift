import FlowModel
import MicrophonePermission
import PermissionFlows
import SimulatedPhone

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
