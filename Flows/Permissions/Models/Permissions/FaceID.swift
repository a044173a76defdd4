import FaceIDFlow
import FlowModel
import PermissionFacts

extension PermissionSystems {
  static var faceID: AccessShelf<FaceIDFlow> {
    AccessShelf(
      flow: FaceIDFlow(), permission: .faceID,
      summary: "Face ID: no status, the first evaluation asks")
  }
}
