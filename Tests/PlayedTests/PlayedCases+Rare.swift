import AlarmsPermission
import AppleMusicPermission
import BackgroundPassesPermission
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

extension PlayedCase {
  /// The permissions that few apps ask for.
  static let rare: [PlayedCase] = [
    PlayedCase(.alarms, .alarms),
    PlayedCase(.appleMusic, .appleMusic),
    // That it is restricted can be read only once a request has told it.
    PlayedCase(.screenTime, .screenTime, exceptions: ["status-restricted"]),
    PlayedCase(.personalVoice, .personalVoice),
    PlayedCase(.microphoneInjection, .microphoneInjection),
    PlayedCase(.liveActivities, .liveActivities),
    PlayedCase(.crashDetection, .crashDetection),
    PlayedCase(.backgroundPasses, .backgroundPasses),
    PlayedCase(.watchWorkouts, .watchWorkouts),
    PlayedCase(.gameCenterFriends, .gameCenterFriends, exceptions: ["never-settles"]),
    PlayedCase(.tvProvider, .tvProvider),
    PlayedCase(.finance, .finance),
    PlayedCase(.researchSensors([.ambientLightSensor]), .researchSensors),
  ]
}
