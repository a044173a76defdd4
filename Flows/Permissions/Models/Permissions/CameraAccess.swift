import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

extension PermissionSystems {
  /// The permission without the camera's page: what an app gets that asks for `.camera`.
  static var cameraAccess: AccessCatalog<CameraAccessFlow> {
    AccessCatalog(
      flow: CameraAccessFlow(policy: AccessPolicy()), permission: .camera,
      summary: "the permission for the camera alone, without its page")
  }
}
