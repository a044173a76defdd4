public import CalendarsFullPermission
public import CalendarsWriteOnlyPermission
public import ContactsPermission
import FlowModel
import PermissionFacts
import PermissionFlows
public import PhotosReadWritePermission
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
      summary: "photos: choosing only some is not a refusal",
      lessons: [
        AccessLesson(
          "photos-add-only-guide",
          "reads one of two access levels, and sends the person to a Settings row that cannot help",
          misreading: PhotosReadWriteFlow(),
          breaks: [.settingsWhenDenied, .guideWhenDenied]
        ) { $0 == .status(.writeOnly) ? .denied : $0 }
      ])
  }

  static var contacts: AccessCatalog<ContactsFlow> {
    AccessCatalog(
      flow: ContactsFlow(), permission: .contacts,
      summary: "contacts: choosing only some is not a refusal")
  }

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

  static var calendarsWriteOnly: AccessCatalog<CalendarsWriteOnlyFlow> {
    AccessCatalog(
      flow: CalendarsWriteOnlyFlow(), permission: .calendarsWriteOnly,
      summary: "adding events without reading any")
  }
}
