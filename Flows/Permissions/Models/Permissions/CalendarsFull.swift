import FlowModel
import PermissionFacts
public import PermissionFlows

extension CalendarsFullFlow.Grant: PhoneGrant {}

extension PermissionSystems {
  static var calendarsFull: AccessCatalog<CalendarsFullFlow> {
    AccessCatalog(
      flow: CalendarsFullFlow(), permission: .calendarsFull,
      summary: "calendars: after adding only was allowed the app asks for full access, once",
      lessons: [
        AccessLesson(
          "calendars-full-stale-store", "keeps using an event store from before the grant",
          CarelessAccess(CalendarsFullFlow(), .keepsTheObject),
          breaks: [.outcomeIsGotten])
      ])
  }
}
