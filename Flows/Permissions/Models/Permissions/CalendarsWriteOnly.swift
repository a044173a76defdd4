public import CalendarsWriteOnlyFlow
import FlowModel
import PermissionFacts

extension CalendarsWriteOnlyFlow.Grant: PhoneGrant {}

extension PermissionSystems {
  static var calendarsWriteOnly: AccessShelf<CalendarsWriteOnlyFlow> {
    AccessShelf(
      flow: CalendarsWriteOnlyFlow(), permission: .calendarsWriteOnly,
      summary: "adding events without reading any")
  }
}
