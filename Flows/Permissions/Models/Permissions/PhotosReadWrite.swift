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
          breaks: [
            "Settings is opened only where it can help: after a read says denied",
            "the guide comes only after a read says: denied",
          ]
        ) { $0 == .status(.writeOnly) ? .denied : $0 }
      ])
  }
}
