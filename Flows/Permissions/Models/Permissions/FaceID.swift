import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var faceID: AccessShelf<FaceIDFlow> {
    AccessShelf(
      flow: FaceIDFlow(), permission: .faceID,
      summary: "Face ID: no status, the first evaluation asks")
  }
}
