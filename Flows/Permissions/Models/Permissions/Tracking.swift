import FlowModel
import PermissionFacts
import SimulatedPhone
import TrackingFlow

extension PermissionSystems {
  static var tracking: AccessShelf<TrackingFlow> {
    AccessShelf(
      flow: TrackingFlow(), permission: .tracking,
      summary: "tracking: asked while active and alone; a refusal is accepted")
  }
}
