import FlowModel
import PermissionFacts
public import PermissionFlows
import SimulatedPhone

extension PhotosReadWriteFlow.Grant: PhoneGrant {}

extension PermissionSystems {
  static var photosReadWrite: AccessCatalog<PhotosReadWriteFlow> {
    AccessCatalog(
      flow: PhotosReadWriteFlow(), permission: .photosReadWrite,
      summary: "photos: choosing only some is not a refusal",
      lessons: [
        AccessLesson(
          "photos-add-only-guide",
          "reads one of two access levels, and sends the person to a Settings row that cannot help",
          misreading: PhotosReadWriteFlow(),
          breaks: [.settingsWhenDenied, .guideWhenDenied]
        ) { $0 == .status(.writeOnly) ? .denied : $0 }
      ])
  }
}
