import AlarmsPermission
import AppleMusicPermission
import BackgroundPassesPermission
import CameraPermission
import CrashDetectionPermission
import FinancePermission
import GameCenterFriendsPermission
import LiveActivitiesPermission
import MicrophoneInjectionPermission
import PermissionFacts
import PersonalVoicePermission
import ResearchSensorsPermission
import ScreenTimePermission
import SensorKit
import TVProviderPermission
import WatchWorkoutsPermission

/// The permissions whose journeys are played: the product's kind, and what the phone does about it.
///
/// A permission that needs values of the app's gets some: `PlayedCase(.healthData(…), .healthKit)`. A
/// product is imported here and needs nothing else: its stand-in asks `PlayedPhone`, with `callBack` where
/// Apple calls back on a thread that is not the main one. No file imports both `Testing` and `UIKit`: the
/// two together would need a module that Linux lacks.
extension PlayedCase {
  static let all: [PlayedCase] = [
    PlayedCase(.camera, .camera),
    PlayedCase(.alarms, .alarms),
    PlayedCase(.appleMusic, .appleMusic),
    PlayedCase(.screenTime, .screenTime),
    PlayedCase(.personalVoice, .personalVoice),
    PlayedCase(.microphoneInjection, .microphoneInjection),
    PlayedCase(.liveActivities, .liveActivities),
    PlayedCase(.crashDetection, .crashDetection),
    PlayedCase(.backgroundPasses, .backgroundPasses),
    PlayedCase(.watchWorkouts, .watchWorkouts),
    PlayedCase(.gameCenterFriends, .gameCenterFriends),
    PlayedCase(.tvProvider, .tvProvider),
    PlayedCase(.finance, .finance),
    PlayedCase(.researchSensors([.ambientLightSensor]), .researchSensors),
  ]
}
