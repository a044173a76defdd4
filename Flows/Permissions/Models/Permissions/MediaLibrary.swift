import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var mediaLibrary: AccessShelf<MediaLibraryFlow> {
    AccessShelf(
      flow: MediaLibraryFlow(), permission: .mediaLibrary,
      summary: "the media library and Apple Music")
  }
}
