import CalendarsFullPermission
import CalendarsWriteOnlyPermission
import ContactsPermission
import FocusStatusPermission
import MediaLibraryPermission
import MicrophonePermission
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PhotosAddOnlyPermission
import PhotosReadWritePermission
import PlayedPhone
import RemindersPermission
import SimulatedPhone
import SiriPermission
import SpeechPermission

extension PlayedCase {
  /// The permissions for what a person keeps on the phone, says to it, or has it tell.
  static let data: [PlayedCase] =
    [
      // The record permission knows no restriction.
      PlayedCase(.microphone, .microphone, reads: { $0 == .restricted ? .denied : $0 }),
      PlayedCase(.photosReadWrite, .photosReadWrite),
      PlayedCase(.photosAddOnly, .photosAddOnly),
      PlayedCase(.contacts, .contacts),
      PlayedCase(.calendarsFull, .calendarsFull),
      PlayedCase(.calendarsWriteOnly, .calendarsWriteOnly),
      PlayedCase(.reminders, .reminders),
      PlayedCase(.mediaLibrary, .mediaLibrary),
      PlayedCase(.speech, .speech),
      PlayedCase(.siri, .siri),
      PlayedCase(.focusStatus, .focusStatus),
    ] + before17

  /// The ways of iOS 16, where they differ.
  private static let before17: [PlayedCase] = [
    PlayedCase(
      PermissionKind(.microphone, WholeAccessFlow.microphone) {
        MicrophoneSource(isBefore17: true)
      },
      .microphone, variant: "microphone-before-17", reads: { $0 == .restricted ? .denied : $0 }),
    // Everything is asked for.
    PlayedCase(
      PermissionKind(.calendarsFull, CalendarsFullFlow()) {
        PlayedPhone.isBefore17 = true
        return CalendarsFullSource(isBefore17: true)
      }, .calendarsFull, variant: "calendars-full-before-17",
      reads: { $0 == .status(.writeOnly) ? .authorized : $0 }),
    PlayedCase(
      PermissionKind(.calendarsWriteOnly, CalendarsWriteOnlyFlow()) {
        PlayedPhone.isBefore17 = true
        return CalendarsWriteOnlySource(isBefore17: true)
      }, .calendarsWriteOnly, variant: "calendars-write-only-before-17",
      reads: { $0 == .status(.writeOnly) ? .authorized : $0 }),
    PlayedCase(
      PermissionKind(.reminders, WholeAccessFlow.reminders) {
        PlayedPhone.isBefore17 = true
        return RemindersSource(isBefore17: true)
      }, .reminders, variant: "reminders-before-17"),
  ]
}
