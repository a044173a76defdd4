import PermissionDrivers
import PermissionFlows

/// Does something with every flow that ships, under the name its product gives it.
@MainActor
func forEveryFlow(_ body: (any AccessFlow, PermissionName) throws -> Void) rethrows {
  for (flow, name) in flows { try body(flow, name) }
}

private let flows: [(any AccessFlow, PermissionName)] =
  [
    (CameraAccessFlow(policy: AccessPolicy()), "camera"),
    (MicrophoneFlow(), "microphone"),
    (PhotosReadWriteFlow(), "photos-read-write"),
    (PhotosAddOnlyFlow(), "photos-add-only"),
    (LocationWhenInUseFlow(), "location-when-in-use"),
    (LocationWhenInUseFlow(needsExactPlace: true), "location-exact"),
    (LocationAlwaysFlow(), "location-always"),
    (LocationAlwaysFlow(route: .direct), "location-always-direct"),
    (NotificationsFlow(), "notifications"),
    (NotificationsFlow(wish: .quiet), "notifications-quiet"),
    (NotificationsFlow(wish: .critical), "notifications-critical"),
    (ContactsFlow(), "contacts"),
    (CalendarsFullFlow(), "calendars-full"),
    (CalendarsWriteOnlyFlow(), "calendars-write-only"),
    (RemindersFlow(), "reminders"),
    (BluetoothFlow(), "bluetooth"),
    (MotionFlow(), "motion"),
    (SpeechFlow(), "speech"),
    (MediaLibraryFlow(), "media-library"),
    (SiriFlow(), "siri"),
    (HomeKitFlow(), "homekit"),
    (HealthKitFlow(), "healthkit"),
    (TrackingFlow(), "tracking"),
    (FaceIDFlow(), "face-id"),
    (LocalNetworkFlow(), "local-network"),
    (FocusStatusFlow(), "focus-status"),
    (NearbyInteractionFlow(), "nearby-interaction"),
  ] + WholeAccessFlow.all.map { ($0, PermissionName(rawValue: $0.name)) }
