import FlowModel
public import PermissionFacts
public import PhotosReadWriteFlow

extension PhotosFlow.Grant: PhoneGrant {
  /// The grant that a status means.
  public init?(_ standing: Standing) {
    switch standing {
    case .authorized: self = .full
    case .limited: self = .limited
    default: return nil
    }
  }
}

extension PermissionSystems {
  static var photosReadWrite: AccessShelf<PhotosFlow> {
    AccessShelf(
      flow: PhotosFlow(), permission: .photosReadWrite,
      summary: "photos, where a choice of some is no refusal")
  }
}
