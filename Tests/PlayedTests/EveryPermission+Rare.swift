import AgeRangePermission
import AlarmsPermission
import AppleMusicPermission
import BackgroundPassesPermission
import CrashDetectionPermission
import FinancePermission
import GameCenterFriendsPermission
import LiveActivitiesPermission
import MicrophoneInjectionPermission
import PersonalVoicePermission
import ResearchSensorsPermission
import ScreenTimePermission
import TVProviderPermission
import TrustInsightsPermission
import WatchWorkoutsPermission

// Both the played tests and the package outside, which lacks Apple's frameworks, have a type
// `EveryPermission` with their tests of a kind, and this file.
#if canImport(SensorKit)
  import DeclaredAgeRange
  import SensorKit
  import TrustInsights
  import UIKit
#endif

nonisolated extension EveryPermission {
  /// The permissions that few apps ask for.
  static let rare: [Self] =
    [
      Self(.alarms), Self(.appleMusic), Self(.screenTime), Self(.personalVoice),
      Self(.microphoneInjection), Self(.liveActivities), Self(.crashDetection),
      Self(.backgroundPasses), Self(.watchWorkouts), Self(.gameCenterFriends), Self(.tvProvider),
      Self(.finance),
    ] + withValues

  /// Those that need values of the app's.
  #if canImport(SensorKit)
    private static let withValues: [Self] = [
      Self(.researchSensors([.ambientLightSensor, .accelerometer])),
      Self(.ageRange { try await $0.requestAgeRange(ageGates: 13, 16, in: UIViewController()) }),
      Self(
        .trustInsights {
          InsightEvaluator.InsightContext(
            operationCategory: .payment,
            requestedEvaluations: IsLikelyBeingCoachedInsight.request(schema: .version1))
        }),
    ]
  #else
    private static let withValues: [Self] = [
      Self(.researchSensors()), Self(.ageRange()), Self(.trustInsights()),
    ]
  #endif
}
