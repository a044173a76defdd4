import FlowModel
import PermissionFacts
public import PermissionFlows
import SimulatedPhone

// Permissions of which a part can be granted, on one question.

extension PhotosReadWriteFlow.Grant: PhoneGrant {}
extension ContactsFlow.Grant: PhoneGrant {}
extension CalendarsFullFlow.Grant: PhoneGrant {}
extension CalendarsWriteOnlyFlow.Grant: PhoneGrant {}

extension PermissionSystems {
  static var photosReadWrite: AccessCatalog<PhotosReadWriteFlow> {
    AccessCatalog(
      flow: PhotosReadWriteFlow(), permission: .photosReadWrite,
      summary: "photos, where a choice of some is no refusal",
      lessons: [
        AccessLesson(
          "photos-add-only-guide", "reads one level of two, and sends to a row that cannot help",
          misreading: PhotosReadWriteFlow(),
          breaks: [.settingsWhenDenied, .guideWhenDenied]
        ) { $0 == .status(.writeOnly) ? .denied : $0 }
      ])
  }

  static var contacts: AccessCatalog<ContactsFlow> {
    AccessCatalog(
      flow: ContactsFlow(), permission: .contacts,
      summary: "contacts, where a choice of some is no refusal")
  }

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

  static var calendarsWriteOnly: AccessCatalog<CalendarsWriteOnlyFlow> {
    AccessCatalog(
      flow: CalendarsWriteOnlyFlow(), permission: .calendarsWriteOnly,
      summary: "adding events without reading any")
  }
}
