import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

extension PermissionSystems {
  static var microphone: AccessCatalog<MicrophoneFlow> {
    AccessCatalog(
      flow: MicrophoneFlow(), permission: .microphone,
      summary: "recording, where a device may have no microphone",
      lessons: [
        AccessLesson(
          "microphone-restricted-granted", "takes a restricted status for a grant",
          misreading: MicrophoneFlow(),
          breaks: [.grantIsRead]
        ) { $0 == .restricted ? .authorized : $0 },
        AccessLesson(
          "microphone-cached-status", "keeps the status over a trip to Settings",
          CarelessAccess(MicrophoneFlow(), .keepsTheStatus),
          breaks: [.readBeforeOutcome]),
      ])
  }

  static var microphoneWithPrimer: AccessCatalog<MicrophoneFlow> {
    AccessCatalog(
      flow: MicrophoneFlow(policy: AccessPolicy(hasPrimer: true)),
      variant: "microphone-primer", permission: .microphone,
      summary: "as microphone, with a page of our own before the system's question")
  }
}
