import BluetoothFlow
import CalendarsFullFlow
import CalendarsWriteOnlyFlow
import CameraAccessFlow
import CameraFlow
import CameraModel
import CameraSystem
import ContactsFlow
import FaceIDFlow
import FlowDiagrams
import FlowExplorer
import FlowModel
import FlowTesting
import FocusStatusFlow
import GuestFlow
import GuestModel
import GuestSystem
import HealthKitFlow
import HomeKitFlow
import IMLoginFlow
import IMLoginModel
import IntentFiles
import JourneyWalker
import KickedModel
import LocalNetworkFlow
import LocationAlwaysFlow
import LocationWhenInUseFlow
import MediaLibraryFlow
import MicrophoneFlow
import MotionFlow
import NearbyInteractionFlow
import NotificationsFlow
import OnboardingFlow
import PermissionAccess
import PermissionFacts
import PermissionFlow
import PermissionFlows
import PermissionModels
import PermissionPromises
import PhotosAddOnlyFlow
import PhotosReadWriteFlow
import PopupsFlow
import PopupsModel
import RemindersFlow
import SimulatedPhone
import SiriFlow
import SpeechFlow
import TrackingFlow
import VideoFlow
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
