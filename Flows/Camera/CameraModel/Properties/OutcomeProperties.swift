import CameraFlow
import FlowModel
import PermissionModels
import SimulatedPhone

extension PropertyID {
  static let readyMeansPicture = PropertyID("\"ready\" means a picture", keeps: "C12")
}

/// One answer for each attempt, and late answers change nothing.
extension CameraProperties {
  @PropertyBuilder<Phone> static var outcome: [Property<Phone>] {
    PermissionProperties.outcome()

    Always(.readyMeansPicture, whenever: { $0.delivered(CameraOutcome.ready) }) {
      $0.phone.capture.session == .picture
    }

    PermissionProperties.lateAnswers()
  }
}
