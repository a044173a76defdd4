import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var siri: AccessCatalog<SiriFlow> {
    AccessCatalog(flow: SiriFlow(), permission: .siri, summary: "Siri")
  }
}
