import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var focusStatus: AccessCatalog<FocusStatusFlow> {
    AccessCatalog(flow: FocusStatusFlow(), permission: .focusStatus, summary: "the Focus status")
  }
}
