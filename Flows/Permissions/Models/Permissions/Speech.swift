import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

extension PermissionSystems {
  static var speech: AccessCatalog<SpeechFlow> {
    AccessCatalog(
      flow: SpeechFlow(), permission: .speech, summary: "speech recognition",
      lessons: [
        AccessLesson(
          "speech-raw-value", "maps by raw value, where 1 is denied and 2 is restricted",
          misreading: SpeechFlow(), breaks: [.guideWhenDenied]
        ) { reading in
          switch reading {
          case .denied: .restricted
          case .restricted: .denied
          default: reading
          }
        }
      ])
  }
}
