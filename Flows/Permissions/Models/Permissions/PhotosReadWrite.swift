import FlowModel
import PermissionFacts
public import PhotosReadWriteFlow

extension PhotosReadWriteFlow.Grant: PhoneGrant {}

extension PermissionSystems {
  static var photosReadWrite: AccessShelf<PhotosReadWriteFlow> {
    AccessShelf(
      flow: PhotosReadWriteFlow(), permission: .photosReadWrite,
      summary: "photos, where a choice of some is no refusal")
  }
}
