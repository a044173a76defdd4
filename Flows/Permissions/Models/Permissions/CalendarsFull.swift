public import CalendarsFullFlow
import FlowModel
public import PermissionFacts

extension CalendarsFullFlow.Grant: PhoneGrant {
  /// The grant that a status means.
  public init?(_ standing: Standing) {
    switch standing {
    case .authorized: self = .full
    case .writeOnly: self = .writeOnly
    default: return nil
    }
  }
}

extension PermissionSystems {
  static var calendarsFull: AccessShelf<CalendarsFullFlow> {
    AccessShelf(
      flow: CalendarsFullFlow(), permission: .calendarsFull,
      summary: "calendars; adding only is asked to become everything, once")
  }
}
