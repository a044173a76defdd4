import CameraFlow
import FlowModel
import PermissionModels
import SimulatedPhone

/// One answer for each attempt, and late answers change nothing.
extension CameraProperties {
  @PropertyBuilder<Phone> static var outcome: [Property<Phone>] {
    PermissionProperties.outcome()

    Always("\"ready\" means a picture", whenever: { $0.delivered(CameraOutcome.ready) }) {
      $0.phone.capture.session == .picture
    }

    PermissionProperties.lateAnswers()
  }
}
