import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var focusStatus: AccessShelf<FocusStatusFlow> {
    AccessShelf(flow: FocusStatusFlow(), permission: .focusStatus, summary: "the Focus status")
  }
}
