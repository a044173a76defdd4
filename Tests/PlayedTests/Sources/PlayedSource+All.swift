import CalendarsFullPermission
import CalendarsWriteOnlyPermission
import ContactsPermission
import EveryPath
import FocusStatusPermission
import MediaLibraryPermission
import MicrophonePermission
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PhotosAddOnlyPermission
import PhotosReadWritePermission
import RemindersPermission
import SiriPermission
import SpeechPermission

extension PlayedSource {
  /// Every source with a status, a request and a handler, the ways of iOS 16 after the newer ones.
  static let all: [PlayedSource] =
    [
      // The record permission knows no restriction.
      PlayedSource(
        .microphone, .microphone, keys: ["NSMicrophoneUsageDescription"],
        exceptions: [.restricted: "refused denied"]),
      PlayedSource(
        .photosReadWrite, .photosReadWrite, keys: ["NSPhotoLibraryUsageDescription"],
        exceptions: [.writeOnly: "refused addOnly"]),
      PlayedSource(.photosAddOnly, .photosAddOnly, keys: ["NSPhotoLibraryAddUsageDescription"]),
      PlayedSource(.contacts, .contacts, keys: ["NSContactsUsageDescription"]),
      PlayedSource(
        .calendarsFull, .calendarsFull,
        keys: ["NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription"]),
      PlayedSource(
        .calendarsWriteOnly, .calendarsWriteOnly,
        keys: ["NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsUsageDescription"]),
      PlayedSource(
        .reminders, .reminders,
        keys: ["NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"]),
      PlayedSource(.mediaLibrary, .mediaLibrary, keys: ["NSAppleMusicUsageDescription"]),
      PlayedSource(.speech, .speech, keys: ["NSSpeechRecognitionUsageDescription"]),
      PlayedSource(.siri, .siri, keys: ["NSSiriUsageDescription"]),
      PlayedSource(.focusStatus, .focusStatus, keys: ["NSFocusStatusUsageDescription"]),

      PlayedSource(
        PermissionKind(.microphone, WholeAccessFlow.microphone) {
          MicrophoneSource(isBefore17: true)
        },
        .microphone, keys: ["NSMicrophoneUsageDescription"], isBefore17: true,
        exceptions: [.restricted: "refused denied"]),
      PlayedSource(
        PermissionKind(.calendarsFull, CalendarsFullFlow()) {
          CalendarsFullSource(isBefore17: true)
        },
        .calendarsFull, keys: ["NSCalendarsUsageDescription"], isBefore17: true,
        exceptions: [.writeOnly: "granted full"]),
      PlayedSource(
        PermissionKind(.calendarsWriteOnly, CalendarsWriteOnlyFlow()) {
          CalendarsWriteOnlySource(isBefore17: true)
        },
        .calendarsWriteOnly, keys: ["NSCalendarsUsageDescription"], isBefore17: true,
        exceptions: [.writeOnly: "granted full"]),
      PlayedSource(
        PermissionKind(.reminders, WholeAccessFlow.reminders) { RemindersSource(isBefore17: true) },
        .reminders, keys: ["NSRemindersUsageDescription"], isBefore17: true),
    ] + EveryPermission.rare.map(\.source).filter { !$0.facts.statuses.value.isEmpty }
}
