public import CalendarsFullFlow
import FlowModel
import PermissionFacts

extension CalendarsFullFlow.Grant: PhoneGrant {}

extension PermissionSystems {
  static var calendarsFull: AccessShelf<CalendarsFullFlow> {
    AccessShelf(
      flow: CalendarsFullFlow(), permission: .calendarsFull,
      summary: "calendars; adding only is asked to become everything, once")
  }
}
