import AlarmsPermission
import AppleMusicPermission
import BackgroundPassesPermission
import BluetoothPermission
import CalendarsFullPermission
import CalendarsWriteOnlyPermission
import CameraFlow
import CameraModel
import CameraPermission
import CameraSystem
import ContactsPermission
import CrashDetectionPermission
import EveryPath
import EveryPathFiles
import EveryPathTesting
import FaceIDPermission
import FinancePermission
import FlowChecker
import FlowDiagrams
import FlowModel
import FocusStatusPermission
import GameCenterFriendsPermission
import GuestFlow
import GuestModel
import GuestSystem
import HealthKitPermission
import HomeKitPermission
import IMLoginFlow
import IMLoginModel
import JourneyTool
import KickedModel
import LiveActivitiesPermission
import LocalNetworkPermission
import LocationAlwaysPermission
import LocationExactPermission
import LocationWhenInUsePermission
import MediaLibraryPermission
import MicrophoneInjectionPermission
import MicrophonePermission
import MotionPermission
import NearbyInteractionPermission
import NotificationsPermission
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PermissionModels
import PermissionTesting
import PermissionUI
import PersonalVoicePermission
import PhotosAddOnlyPermission
import PhotosReadWritePermission
import PopupsFlow
import PopupsModel
import Reducers
import RemindersPermission
import ResearchSensorsPermission
import ScreenTimePermission
import SimulatedPhone
import SiriPermission
import SpeechPermission
import StateSpace
import TVProviderPermission
import TrackingPermission
import WatchWorkoutsPermission
import WidgetFlow
import WidgetModel

/// A permission of one's own, beside everything that is shipped.
struct OwnAccess: AccessFlow {
  var policy = AccessPolicy()

  var name: String { "own" }

  func first(_ state: State, _ outcome: Outcome) -> (Event, Effect?) { (.foregrounded, nil) }
}

/// Swift's own names mean what they mean.
func swiftsOwn(
  _ result: Result<Duration, any Error>, _ task: Task<Void, Never>, _ clock: ContinuousClock
) -> Never { fatalError() }
