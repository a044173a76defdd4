import CameraFlow
import FlowModel
import PermissionModels
import SimulatedPhone

/// One answer for each attempt, and late answers change nothing.
extension CameraPromises {
  @PromiseBuilder<Phone> static var outcome: [Promise<Phone>] {
    PermissionPromises.outcome()

    Always("\"ready\" means a picture", whenever: { $0.delivered(CameraOutcome.ready) }) {
      $0.phone.capture.session == .picture
    }

    PermissionPromises.lateAnswers()
  }
}
