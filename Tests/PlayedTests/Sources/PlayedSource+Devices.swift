import BluetoothPermission
import EveryPath
import FaceIDPermission
import HealthKit
import HealthKitPermission
import HomeKitPermission
import LocalNetworkPermission
import LocationAlwaysPermission
import LocationExactPermission
import LocationWhenInUsePermission
import MotionPermission
import NearbyInteraction
import NearbyInteractionPermission
import NotificationsPermission
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PlayedPhone
import SimulatedPhone
import TrackingPermission

extension PlayedSource {
  private static let location = "NSLocationWhenInUseUsageDescription"

  /// Every source whose answer comes by a delegate, a first use, or settings that are read later;
  /// all of its usage descriptions are needed.
  static let devices: [PlayedSource] =
    [
      PlayedSource(.locationWhenInUse, .locationWhenInUse, keys: [location]),
      PlayedSource(
        .locationExact(purpose: "Map"), .locationWhenInUse,
        keys: [location, "NSLocationTemporaryUsageDescriptionDictionary"]),
      always(.gradual), always(.direct),
      PlayedSource(.bluetooth, .bluetooth, keys: ["NSBluetoothAlwaysUsageDescription"]),
      PlayedSource(.motion, .motion, keys: ["NSMotionUsageDescription"]),
      PlayedSource(.notifications, .notifications, keys: []),
      PlayedSource(.quietNotifications, .notifications, keys: []),
      PlayedSource(.criticalNotifications, .notifications, keys: []),
      PlayedSource(
        .health(share: [HKQuantityType(.bodyMass)], read: [HKQuantityType(.stepCount)]), .healthKit,
        keys: ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"],
        exceptions: [.authorized: "granted write", .notKnowable: "granted asked"]),
      PlayedSource(
        homeKit, .homeKit, keys: ["NSHomeKitUsageDescription"]),
      PlayedSource(.tracking, .tracking, keys: ["NSUserTrackingUsageDescription"]),
      PlayedSource(
        .faceID(reason: "To unlock your notes."), .faceID, keys: ["NSFaceIDUsageDescription"],
        exceptions: [.notDetermined: "unknown", .authorized: "unknown"]),
      PlayedSource(
        .localNetwork("_game._tcp"), .localNetwork,
        keys: ["NSLocalNetworkUsageDescription", "NSBonjourServices"],
        exceptions: [.notDetermined: "unknown", .authorized: "unknown", .denied: "unknown"]),
      PlayedSource(
        .nearbyInteraction { NINearbyPeerConfiguration(peerToken: NIDiscoveryToken()) },
        .nearbyInteraction, keys: ["NSNearbyInteractionUsageDescription"],
        exceptions: [.notDetermined: "unknown", .authorized: "unknown", .denied: "unknown"]),
    ] + EveryPermission.rare.map(\.source).filter { $0.facts.statuses.value.isEmpty }

  private static func always(_ route: LocationAlwaysFlow.Route) -> PlayedSource {
    PlayedSource(
      .locationAlways(route), .locationAlways,
      keys: [location, "NSLocationAlwaysAndWhenInUseUsageDescription"],
      exceptions: [.provisionalAlways: "granted always"])
  }

  /// Home data with a memory of its own.
  private static var homeKit: PermissionKind<WholeAccessFlow> {
    PermissionKind(.homeKit, WholeAccessFlow.homeKit) {
      HomeKitSource(remembersIn: HomeMemory.folder)
    }
  }

  /// What can hold when it is read: its statuses, and what answers lead to.
  var statuses: [AuthorizationStatus] {
    let possible = [.notDetermined] + facts.statuses.value + facts.answers.value.map(\.status)
    return AuthorizationStatus.allCases.filter { possible.contains($0) || exceptions[$0] != nil }
  }
}

/// How a test begins, and what it expects of answers.
extension PlayedSource {
  /// Answers on one prompt after the other, nil where there is none, and how the outcome ends.
  var expectedOutcomes: [(answers: [PromptAnswer.Name?], outcome: String)] {
    switch testDescription {
    case "location-when-in-use":
      [([.allowOnce], "whenInUse"), ([.allowRoughly], "reduced"), ([.deny], "denied")]
    case "location-exact":
      [
        ([.allowWhileUsing], "whenInUse"), ([.deny], "denied"),
        ([.allowRoughly, .allowOnce], "whenInUse"), ([.allowRoughly, .deny], "reduced"),
      ]
    case "location-always":
      [([.allowWhileUsing, .changeToAlways], "always"), ([.deny], "denied")]
    case "location-always-direct": [([.allowWhileUsing], "always"), ([.deny], "denied")]
    case "notifications-quiet": [([nil], "provisional")]
    case "notifications-critical": [([.allow, .allow], "critical"), ([.allow, .deny], "full")]
    case "healthkit":
      [([.writeAllowed], "write"), ([.writeRefused], "denied"), ([.readAnswered], "asked")]
    // A first "no" may come while the person is still being asked: it is tried once more.
    case "local-network": [([.allow], "full"), ([.deny, nil], "denied")]
    default: [([.allow], "full"), ([.deny], "denied")]
    }
  }

  /// Switches a phone on, and lets the app be active with its usage descriptions.
  @MainActor
  func begin(
    _ status: AuthorizationStatus, hasHardware: Bool = true, isSwitchedOff: Bool = false,
    keys present: [String]? = nil
  ) throws {
    let isRestricted = status == .restricted
    PlayedPhone.begin(
      with: Phone(
        permission, answer: isRestricted ? .notDetermined : status, isRestricted: isRestricted,
        hasHardware: hasHardware, isSwitchedOff: isSwitchedOff))
    PlayedPhone.play(.launch(isFresh: true))
    PlayedPhone.play(.becomeActive)
    try HomeMemory.begin(answered: status != .notDetermined)
    let present = present ?? keys
    let text = "So that the app works."
    UsageDescription.find = { key in
      guard present.contains(key) else { return nil }
      return switch key {
      case "NSLocationTemporaryUsageDescriptionDictionary": ["Map": text]
      case "NSBonjourServices": ["_print._tcp", "_game._tcp"]
      default: text
      }
    }
  }
}
