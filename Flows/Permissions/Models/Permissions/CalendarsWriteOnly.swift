import FlowModel
import PermissionFacts
public import PermissionFlows

extension CalendarsWriteOnlyFlow.Grant: PhoneGrant {}

extension PermissionSystems {
  static var calendarsWriteOnly: AccessCatalog<CalendarsWriteOnlyFlow> {
    AccessCatalog(
      flow: CalendarsWriteOnlyFlow(), permission: .calendarsWriteOnly,
      summary: "adding events without reading any")
  }
}
