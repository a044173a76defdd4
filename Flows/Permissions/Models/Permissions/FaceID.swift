import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var faceID: AccessCatalog<FaceIDFlow> {
    AccessCatalog(
      flow: FaceIDFlow(), permission: .faceID,
      summary: "Face ID: no status, the first evaluation asks")
  }
}
