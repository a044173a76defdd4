/// What a means of UI tests can do to a permission, without a person.
///
/// Each is as of ``version``; no simulator was at hand to try one.
public struct Automation: Hashable, Sendable {
  /// When and of what this was gathered.
  public static let version =
    "October 2026: Xcode 26, Maestro 2.8, Appium's simulator driver 7"

  /// A means.
  public enum Means: String, Hashable, Sendable, CaseIterable {
    /// `xcrun simctl privacy`, on a simulator.
    case simctl = "simctl privacy"
    /// `XCUIApplication.resetAuthorizationStatus(for:)`, on devices too.
    case resource = "XCUIProtectedResource"
    /// Taps on the buttons of the question, which is not the app's but SpringBoard's.
    case taps = "springboard taps"
    /// `permissions` of Maestro's `launchApp`, on a simulator.
    case maestro = "Maestro"
    /// `mobile: setPermission` of Appium, on a simulator.
    case appium = "Appium"
    /// A hand on the switch in Settings.
    case hand = "by hand"
  }

  /// What it does.
  public enum Deed: String, Hashable, Sendable, CaseIterable {
    case grant
    case revoke
    case reset
    case answer
    case observe
  }

  /// The means.
  public let means: Means
  /// What the means calls the permission.
  public let name: String
  /// What it does.
  public let deeds: [Deed]
  /// Whether it ends an app that runs, in words.
  public let ends: String?

  /// What each means can do to a permission; one that can do nothing is not among them.
  public static func all(_ facts: PermissionFacts) -> [Fact<Automation>] {
    Means.allCases.compactMap { of(facts, by: $0) }
  }

  /// What a means can do to a permission; nil if it can do nothing.
  public static func of(_ facts: PermissionFacts, by means: Means) -> Fact<Automation>? {
    switch means {
    case .taps: return taps(facts)
    case .hand: return hand(facts)
    case .simctl, .resource, .maestro, .appium:
      guard let permission = facts.permission, let name = names[permission]?[means] else {
        return nil
      }
      return scripted(permission, by: means, called: name)
    }
  }

  private static let switched: [Deed] = [.grant, .revoke, .reset]

  /// What the means of scripts do to a permission that they have a name for.
  private static func scripted(
    _ permission: Permission, by means: Means, called name: String
  ) -> Fact<Automation> {
    switch means {
    case .resource:
      return .documented(
        Automation(means: means, name: name, deeds: [.reset], ends: "may end the app"),
        .header("XCUIApplication.h; XCUIProtectedResource"))
    case .maestro: return maestro(permission, name)
    case .appium: return appium(permission, name)
    case .simctl, .taps, .hand:
      let found = Automation(means: means, name: name, deeds: switched, ends: "ends the app")
      return permission == .camera
        ? .reported(found, .issue("TrainLCD/MobileApp 6501: the help of simctl does not list it"))
        : .documented(found, .document("xcrun simctl help privacy"))
    }
  }

  /// A question is a springboard's alert, which a test finds by its buttons.
  private static func taps(_ facts: PermissionFacts) -> Fact<Automation>? {
    guard !facts.answers.value.isEmpty else { return nil }
    let found = Automation(
      means: .taps, name: "the question's buttons, by index or label", deeds: [.answer, .observe],
      ends: nil)
    return facts.permission == .notifications
      ? .uncertain(found, .issue("appium/WebDriverAgent 1203: tests of this alert fail, Xcode 27"))
      : .reported(found, .document("addUIInterruptionMonitor(withDescription:handler:)"))
  }

  private static func maestro(_ permission: Permission, _ name: String) -> Fact<Automation> {
    let source = Source.document("Maestro: launchApp, permissions; the default is all: allow")
    guard permission != .notifications else {
      let taps = Automation(means: .maestro, name: name, deeds: [.answer], ends: nil)
      return .reported(taps, source)
    }
    return .reported(
      Automation(means: .maestro, name: name, deeds: switched, ends: "starts the app anew"), source)
  }

  /// What its own table names can be read; every other name goes to a tool that only sets.
  private static func appium(_ permission: Permission, _ name: String) -> Fact<Automation> {
    let isOnlySet = [.notifications, .tracking, .faceID].contains(permission)
    let isBySimctl = name.hasPrefix("location")
    return .reported(
      Automation(
        means: .appium, name: name,
        deeds: switched + (isOnlySet || isBySimctl ? [] : [.observe]),
        ends: isBySimctl ? "ends the app" : nil),
      .document("appium-ios-simulator: setPermission, getPermission"))
  }

  private static func hand(_ facts: PermissionFacts) -> Fact<Automation>? {
    guard !facts.settings.value.isEmpty else { return nil }
    let ends: String? =
      switch facts.killsOnChange.value {
      case .no: nil
      case .yes: "ends the app"
      case .unknown: "may end the app"
      }
    let found = Automation(
      means: .hand, name: "its switch in Settings", deeds: [.grant, .revoke, .observe], ends: ends)
    return Fact(found, facts.settings.mark, facts.settings.source)
  }
}

// MARK: - The table

extension Automation {
  /// What the means of scripts call each permission; what is not here they have no name for.
  private static let names: [Permission: [Means: String]] = shared.merging(own) { $1 }

  /// Where they agree.
  private static let shared: [Permission: [Means: String]] = [
    .camera: every("camera"), .microphone: every("microphone"), .contacts: every("contacts"),
    .reminders: every("reminders"), .photosReadWrite: every("photos"),
    .calendarsFull: every("calendar"),
    .motion: [.simctl: "motion", .maestro: "motion", .appium: "motion"],
    .siri: [.simctl: "siri", .maestro: "siri", .appium: "siri"],
    .speech: [.maestro: "speech", .appium: "speech"],
    .notifications: [.maestro: "notifications", .appium: "notifications"],
    .faceID: [.maestro: "faceid", .appium: "faceid"],
    .calendarsWriteOnly: [.simctl: "calendar", .resource: "calendar"],
    .tracking: [.resource: "userTracking", .maestro: "userTracking", .appium: "userTracking"],
    .healthKit: [.resource: "health", .appium: "health"],
    .bluetooth: [.resource: "bluetooth"], .localNetwork: [.resource: "localNetwork"],
    .focusStatus: [.resource: "focus"],
  ]

  /// Where each has a name of its own.
  private static let own: [Permission: [Means: String]] = [
    .photosAddOnly: [.simctl: "photos-add", .resource: "photos"],
    .locationWhenInUse: [
      .simctl: "location", .resource: "location", .maestro: "location: inuse", .appium: "location",
    ],
    .locationAlways: [
      .simctl: "location-always", .resource: "location", .maestro: "location: always",
      .appium: "location-always",
    ],
    .mediaLibrary: music, .appleMusic: music,
    .homeKit: [.resource: "homeKit", .maestro: "homekit", .appium: "homekit"],
  ]

  private static let music: [Means: String] = [
    .simctl: "media-library", .resource: "mediaLibrary", .maestro: "medialibrary",
    .appium: "medialibrary",
  ]

  private static func every(_ name: String) -> [Means: String] {
    [.simctl: name, .resource: name, .maestro: name, .appium: name]
  }
}

// MARK: - In a line

extension Automation {
  /// Whether a script can grant a permission on a simulator, before the app asks.
  public static func canGrant(_ facts: PermissionFacts) -> Bool {
    all(facts).contains { $0.value.means != .hand && $0.value.deeds.contains(.grant) }
  }

  /// How a UI test can set a permission, in words after its name: by the strongest that there is.
  public static func summary(_ facts: PermissionFacts) -> String {
    let all = all(facts).map(\.value)
    func means(_ deed: Deed) -> [String] {
      all.filter { $0.means != .hand && $0.deeds.contains(deed) }.map(\.means.rawValue)
    }
    let (grants, resets) = (means(.grant), means(.reset))
    let onlyReset = resets.filter { !grants.contains($0) }
    var parts: [String] = []
    if !grants.isEmpty { parts.append("granted by \(grants.joined(separator: " or "))") }
    if !onlyReset.isEmpty { parts.append("reset by \(onlyReset.joined(separator: " or "))") }
    if all.contains(where: { $0.means == .taps }) { parts.append("answered by taps") }
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    return all.isEmpty ? "set by nothing" : "set by hand alone"
  }
}
