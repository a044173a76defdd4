/// What an app needs beside the keys of its `Info.plist`, which does not show it.
public struct Capability: Hashable, Sendable {
  /// What Xcode or Apple calls it.
  public let name: String
  /// The entitlement that the app is signed with.
  public let entitlement: String
  /// What an app does that needs it, as in "for critical alerts"; nil if whatever it does.
  public let use: String?

  init(_ name: String, _ entitlement: String, for use: String? = nil) {
    self.name = name
    self.entitlement = entitlement
    self.use = use
  }
}

extension Permission {
  /// What an app that uses the permission needs beside keys; nil if no page names anything.
  public var capability: Fact<Capability>? {
    switch self {
    case .healthKit: .of("HealthKit", "healthkit")
    case .homeKit: .of("HomeKit", "homekit")
    case .siri: .of("Siri", "siri")
    case .focusStatus:
      .of("Communication Notifications", "usernotifications.communication")
    case .notifications:
      .of("Critical Alerts", "usernotifications.critical-alerts", for: "for critical alerts")
    case .localNetwork:
      .of("Multicast Networking", "networking.multicast", for: "for multicast and broadcast")
    case .screenTime: .of("Family Controls", "family-controls")
    case .crashDetection: .of("Crash Detection", "severe-vehicular-crash-event")
    case .researchSensors: .of("SensorKit", "sensorkit.reader.allow")
    case .gameCenterFriends: .of("Game Center", "game-center")
    case .tvProvider: .of("TV Provider Authentication", "video-subscriber-single-sign-on")
    case .finance: .of("FinanceKit", "financekit")
    case .camera, .microphone, .photosReadWrite, .photosAddOnly, .locationWhenInUse,
      .locationAlways, .contacts, .calendarsFull, .calendarsWriteOnly, .reminders, .bluetooth,
      .motion, .speech, .mediaLibrary, .tracking, .faceID, .nearbyInteraction, .alarms,
      .appleMusic, .personalVoice, .microphoneInjection, .liveActivities, .backgroundPasses,
      .watchWorkouts:
      nil
    }
  }
}

extension Fact<Capability> {
  fileprivate static func of(_ name: String, _ rest: String, for use: String? = nil) -> Fact {
    let entitlement = "com.apple.developer.\(rest)"
    return .documented(
      Capability(name, entitlement, for: use), .document(entitlement))
  }
}
