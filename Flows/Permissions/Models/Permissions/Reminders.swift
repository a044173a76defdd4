import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var reminders: AccessCatalog<RemindersFlow> {
    AccessCatalog(flow: RemindersFlow(), permission: .reminders, summary: "reminders")
  }
}
