import FlowModel
import PermissionFacts
public import PermissionFlows

extension CalendarsFullFlow.Grant: PhoneGrant {}

extension PermissionSystems {
  static var calendarsFull: AccessCatalog<CalendarsFullFlow> {
    AccessCatalog(
      flow: CalendarsFullFlow(), permission: .calendarsFull,
      summary: "calendars; adding only is asked to become everything, once",
      lessons: [
        AccessLesson(
          "calendars-full-stale-store", "goes on with a store that was asked before the grant",
          CarelessAccess(CalendarsFullFlow(), .keepsTheObject),
          breaks: [.outcomeIsGotten])
      ])
  }
}
