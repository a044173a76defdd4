import FlowModel
import PermissionFacts
public import PermissionFlows
import SimulatedPhone

extension PhotosReadWriteFlow.Grant: PhoneGrant {}

extension PermissionSystems {
  static var photosReadWrite: AccessCatalog<PhotosReadWriteFlow> {
    AccessCatalog(
      flow: PhotosReadWriteFlow(), permission: .photosReadWrite,
      summary: "photos, where a choice of some is no refusal",
      lessons: [
        AccessLesson(
          "photos-add-only-guide", "reads one level of two, and sends to a row that cannot help",
          misreading: PhotosReadWriteFlow(),
          breaks: [.settingsWhenDenied, .guideWhenDenied]
        ) { $0 == .status(.writeOnly) ? .denied : $0 }
      ])
  }
}
