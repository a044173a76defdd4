import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var siri: AccessShelf<SiriFlow> {
    AccessShelf(flow: SiriFlow(), permission: .siri, summary: "Siri")
  }
}
