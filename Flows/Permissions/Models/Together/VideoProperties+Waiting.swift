import FlowModel
import PermissionFlows
import SimulatedPhone

/// Nobody waits for nothing, and what is read is acted on, whichever component reads it.
extension VideoProperties {
  @PropertyBuilder<Phone> static var waiting: [Property<Phone>] {
    PermissionProperties.expectsEverything()
    PermissionProperties.showsTheQuestion()
    PermissionProperties.endsOrShows()
    PermissionProperties.readsOnReturn { $0.ordersRead }
    PermissionProperties.readFirst()
  }
}

extension Transition<Phone> {
  /// One of the components orders a read.
  fileprivate var ordersRead: Bool {
    Medium.allCases.contains { ordered(VideoEffect.read($0)) }
      || ordered(.readStatus, component: VideoFlow.camera)
      || ordered(.readStatus, component: VideoFlow.microphone)
  }
}
