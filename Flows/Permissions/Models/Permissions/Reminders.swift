import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var reminders: AccessShelf<RemindersFlow> {
    AccessShelf(flow: RemindersFlow(), permission: .reminders, summary: "reminders")
  }
}
