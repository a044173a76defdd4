import AlarmsPermission
import AppleMusicPermission
import BackgroundPassesPermission
import CrashDetectionPermission
import EveryPath
import FinancePermission
import GameCenterFriendsPermission
import LiveActivitiesPermission
import MicrophoneInjectionPermission
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PersonalVoicePermission
import ResearchSensorsPermission
import ScreenTimePermission
import SensorKit
import TVProviderPermission
import WatchWorkoutsPermission

extension PlayedSource {
  /// The sources of the permissions that few apps ask for.
  static let rare: [PlayedSource] = [
    PlayedSource(.alarms, .alarms, keys: ["NSAlarmKitUsageDescription"]),
    PlayedSource(.appleMusic, .appleMusic, keys: ["NSAppleMusicUsageDescription"]),
    PlayedSource(
      .screenTime, .screenTime, keys: [], exceptions: [.restricted: "notDetermined"]),
    PlayedSource(.personalVoice, .personalVoice, keys: []),
    PlayedSource(
      .microphoneInjection, .microphoneInjection, keys: ["NSMicrophoneInjectionUsageDescription"]),
    PlayedSource(.liveActivities, .liveActivities, keys: []),
    PlayedSource(.crashDetection, .crashDetection, keys: []),
    PlayedSource(
      .researchSensors([.ambientLightSensor, .accelerometer]), .researchSensors,
      keys: ["NSSensorKitUsageDescription"]),
    PlayedSource(.backgroundPasses, .backgroundPasses, keys: []),
    PlayedSource(.watchWorkouts, .watchWorkouts, keys: []),
    PlayedSource(
      .gameCenterFriends, .gameCenterFriends, keys: ["NSGKFriendListUsageDescription"]),
    PlayedSource(.tvProvider, .tvProvider, keys: ["NSVideoSubscriberAccountUsageDescription"]),
    PlayedSource(
      .finance, .finance,
      keys: ["NSFinancialDataUsageDescription", "NSFinancialDataDescription"]),
  ]
}
