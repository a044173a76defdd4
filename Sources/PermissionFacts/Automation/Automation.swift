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
    case .simctl: simctl(facts.permission)
    case .resource: resource(facts.permission)
    case .taps: taps(facts)
    case .maestro: maestro(facts.permission)
    case .appium: appium(facts.permission)
    case .hand: hand(facts)
    }
  }

  private static let switched: [Deed] = [.grant, .revoke, .reset]

  private static func simctl(_ permission: Permission?) -> Fact<Automation>? {
    guard let name = permission?.ofSimctl else { return nil }
    let found = Automation(means: .simctl, name: name, deeds: switched, ends: "ends the app")
    return permission == .camera
      ? .reported(found, .issue("TrainLCD/MobileApp 6501: the help of simctl does not list it"))
      : .documented(found, .document("xcrun simctl help privacy"))
  }

  private static func resource(_ permission: Permission?) -> Fact<Automation>? {
    guard let name = permission?.ofResource else { return nil }
    return .documented(
      Automation(means: .resource, name: name, deeds: [.reset], ends: "may end the app"),
      .header("XCUIApplication.h; XCUIProtectedResource"))
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

  private static func maestro(_ permission: Permission?) -> Fact<Automation>? {
    guard let name = permission?.ofMaestro else { return nil }
    let source = Source.document("Maestro: launchApp, permissions; the default is all: allow")
    guard permission != .notifications else {
      let taps = Automation(means: .maestro, name: name, deeds: [.answer], ends: nil)
      return .reported(taps, source)
    }
    return .reported(
      Automation(means: .maestro, name: name, deeds: switched, ends: "starts the app anew"), source)
  }

  /// What its own table names can be read; every other name goes to a tool that only sets.
  private static func appium(_ permission: Permission?) -> Fact<Automation>? {
    guard let permission, let name = permission.ofAppium else { return nil }
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

extension Permission {
  fileprivate var ofSimctl: String? {
    switch self {
    case .camera, .microphone, .contacts, .reminders, .motion, .siri: rawValue
    case .photosReadWrite: "photos"
    case .photosAddOnly: "photos-add"
    case .locationWhenInUse: "location"
    case .locationAlways: "location-always"
    case .calendarsFull, .calendarsWriteOnly: "calendar"
    case .mediaLibrary, .appleMusic: "media-library"
    default: nil
    }
  }

  fileprivate var ofResource: String? {
    switch self {
    case .camera, .microphone, .contacts, .reminders, .bluetooth: rawValue
    case .photosReadWrite, .photosAddOnly: "photos"
    case .locationWhenInUse, .locationAlways: "location"
    case .calendarsFull, .calendarsWriteOnly: "calendar"
    case .mediaLibrary, .appleMusic: "mediaLibrary"
    case .homeKit: "homeKit"
    case .healthKit: "health"
    case .tracking: "userTracking"
    case .localNetwork: "localNetwork"
    case .focusStatus: "focus"
    default: nil
    }
  }

  fileprivate var ofMaestro: String? {
    switch self {
    case .camera, .microphone, .contacts, .reminders, .motion, .siri, .speech, .notifications:
      rawValue
    case .photosReadWrite: "photos"
    case .locationWhenInUse: "location: inuse"
    case .locationAlways: "location: always"
    case .calendarsFull: "calendar"
    case .mediaLibrary, .appleMusic: "medialibrary"
    case .homeKit: "homekit"
    case .tracking: "userTracking"
    case .faceID: "faceid"
    default: nil
    }
  }

  fileprivate var ofAppium: String? {
    switch self {
    case .camera, .microphone, .contacts, .reminders, .motion, .siri, .speech, .notifications:
      rawValue
    case .photosReadWrite: "photos"
    case .locationWhenInUse: "location"
    case .locationAlways: "location-always"
    case .calendarsFull: "calendar"
    case .mediaLibrary, .appleMusic: "medialibrary"
    case .homeKit: "homekit"
    case .healthKit: "health"
    case .tracking: "userTracking"
    case .faceID: "faceid"
    default: nil
    }
  }
}
