import FlowModel
import FocusStatusFlow
import PermissionFacts

extension PermissionSystems {
  static var focusStatus: AccessShelf<FocusStatusFlow> {
    AccessShelf(flow: FocusStatusFlow(), permission: .focusStatus, summary: "the Focus status")
  }
}
