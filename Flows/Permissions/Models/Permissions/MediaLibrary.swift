import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var mediaLibrary: AccessCatalog<MediaLibraryFlow> {
    AccessCatalog(
      flow: MediaLibraryFlow(), permission: .mediaLibrary,
      summary: "the media library and Apple Music")
  }
}
