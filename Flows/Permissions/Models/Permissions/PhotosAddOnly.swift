import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var photosAddOnly: AccessCatalog<PhotosAddOnlyFlow> {
    AccessCatalog(
      flow: PhotosAddOnlyFlow(), permission: .photosAddOnly,
      summary: "adding photos without reading any")
  }
}
