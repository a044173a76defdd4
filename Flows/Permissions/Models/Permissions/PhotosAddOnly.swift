import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var photosAddOnly: AccessShelf<PhotosAddOnlyFlow> {
    AccessShelf(
      flow: PhotosAddOnlyFlow(), permission: .photosAddOnly,
      summary: "adding photos without reading any")
  }
}
