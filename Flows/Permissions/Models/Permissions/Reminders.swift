import FlowModel
import PermissionFacts
import RemindersFlow

extension PermissionSystems {
  static var reminders: AccessShelf<RemindersFlow> {
    AccessShelf(flow: RemindersFlow(), permission: .reminders, summary: "reminders")
  }
}
