import FlowModel
import PermissionFacts
public import PhotosReadWriteFlow

extension PhotosFlow.Grant: PhoneGrant {}

extension PermissionSystems {
  static var photosReadWrite: AccessShelf<PhotosFlow> {
    AccessShelf(
      flow: PhotosFlow(), permission: .photosReadWrite,
      summary: "photos, where a choice of some is no refusal")
  }
}
