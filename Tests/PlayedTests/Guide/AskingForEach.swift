import AlarmsPermission
import AppleMusicPermission
import BackgroundPassesPermission
import BluetoothPermission
import CalendarsFullPermission
import CalendarsWriteOnlyPermission
import CameraPermission
import ContactsPermission
import CrashDetectionPermission
import FaceIDPermission
import FinancePermission
import FocusStatusPermission
import GameCenterFriendsPermission
import HealthKit
import HealthKitPermission
import HomeKitPermission
import LiveActivitiesPermission
import LocalNetworkPermission
import LocationAlwaysPermission
import LocationExactPermission
import LocationWhenInUsePermission
import MediaLibraryPermission
import MicrophoneInjectionPermission
import MicrophonePermission
import MotionPermission
import NearbyInteraction
import NearbyInteractionPermission
import NotificationsPermission
import PermissionUI
import PersonalVoicePermission
import PhotosAddOnlyPermission
import PhotosReadWritePermission
import RemindersPermission
import ResearchSensorsPermission
import ScreenTimePermission
import SensorKit
import SiriPermission
import SpeechPermission
import TVProviderPermission
import TrackingPermission
import WatchWorkoutsPermission

/// The line for each permission, below its name and its product; the table of permissions is held
/// against them.
@MainActor
func askForEach(
  _ permissions: PermissionCoordinator, steps: Set<HKObjectType>, sensors: Set<SRSensor>,
  friend: @escaping @MainActor @Sendable () -> NIConfiguration?
) async {
  // camera: CameraPermission
  _ = await permissions.ask(.camera)
  // microphone: MicrophonePermission
  _ = await permissions.ask(.microphone)
  // photos-read-write: PhotosReadWritePermission
  _ = await permissions.ask(.photosReadWrite)
  // photos-add-only: PhotosAddOnlyPermission
  _ = await permissions.ask(.photosAddOnly)
  // location-when-in-use: LocationWhenInUsePermission
  _ = await permissions.ask(.locationWhenInUse)
  // location-exact: LocationExactPermission
  _ = await permissions.ask(.locationExact(purpose: "Turns"))
  // location-always: LocationAlwaysPermission
  _ = await permissions.ask(.locationAlways)
  // notifications: NotificationsPermission
  _ = await permissions.ask(.notifications)
  // contacts: ContactsPermission
  _ = await permissions.ask(.contacts)
  // calendars-full: CalendarsFullPermission
  _ = await permissions.ask(.calendarsFull)
  // calendars-write-only: CalendarsWriteOnlyPermission
  _ = await permissions.ask(.calendarsWriteOnly)
  // reminders: RemindersPermission
  _ = await permissions.ask(.reminders)
  // bluetooth: BluetoothPermission
  _ = await permissions.ask(.bluetooth)
  // motion: MotionPermission
  _ = await permissions.ask(.motion)
  // speech: SpeechPermission
  _ = await permissions.ask(.speech)
  // media-library: MediaLibraryPermission
  _ = await permissions.ask(.mediaLibrary)
  // siri: SiriPermission
  _ = await permissions.ask(.siri)
  // homekit: HomeKitPermission
  _ = await permissions.ask(.homeKit)
  // healthkit: HealthKitPermission
  _ = await permissions.ask(.health(read: steps))
  // tracking: TrackingPermission
  _ = await permissions.ask(.tracking)
  // face-id: FaceIDPermission
  _ = await permissions.ask(.faceID(reason: "Opens your notes."))
  // local-network: LocalNetworkPermission
  _ = await permissions.ask(.localNetwork("_game._tcp"))
  // focus-status: FocusStatusPermission
  _ = await permissions.ask(.focusStatus)
  // nearby-interaction: NearbyInteractionPermission
  _ = await permissions.ask(.nearbyInteraction(friend))
  // alarms: AlarmsPermission
  if #available(iOS 26, *) { _ = await permissions.ask(.alarms) }
  // apple-music: AppleMusicPermission
  _ = await permissions.ask(.appleMusic)
  // screen-time: ScreenTimePermission
  _ = await permissions.ask(.screenTime)
  // personal-voice: PersonalVoicePermission
  _ = await permissions.ask(.personalVoice)
  // microphone-injection: MicrophoneInjectionPermission
  if #available(iOS 18.2, *) { _ = await permissions.ask(.microphoneInjection) }
  // live-activities: LiveActivitiesPermission
  if #available(iOS 16.1, *) { _ = await permissions.ask(.liveActivities) }
  // crash-detection: CrashDetectionPermission
  _ = await permissions.ask(.crashDetection)
  // research-sensors: ResearchSensorsPermission
  _ = await permissions.ask(.researchSensors(sensors))
  // background-passes: BackgroundPassesPermission
  _ = await permissions.ask(.backgroundPasses)
  // watch-workouts: WatchWorkoutsPermission
  _ = await permissions.ask(.watchWorkouts)
  // game-center-friends: GameCenterFriendsPermission
  _ = await permissions.ask(.gameCenterFriends)
  // tv-provider: TVProviderPermission
  _ = await permissions.ask(.tvProvider)
  // finance: FinancePermission
  _ = await permissions.ask(.finance)
}
