// A stand-in for UserNotifications, written by hand from Apple's documentation: what the permission
// for notifications uses, played by the simulated phone. It proves nothing about the SDK.

@_exported import Foundation
import PermissionFacts
import PlayedPhone
import SimulatedPhone

public enum UNAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, @unchecked Sendable {
  case notSupported, disabled, enabled
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
  public static let criticalAlert = Self(rawValue: 1 << 4)
  public static let provisional = Self(rawValue: 1 << 6)
}

// Not Sendable there, and so not here.
open class UNNotificationSettings: NSObject {
  fileprivate let reading: Reading
  fileprivate init(_ reading: Reading) { self.reading = reading }

  open var authorizationStatus: UNAuthorizationStatus {
    switch reading {
    case .status(.authorized), .status(.muted), .status(.critical): .authorized
    case .status(.provisional): .provisional
    case .status(.ephemeral): .ephemeral
    case .status(.denied): .denied
    default: .notDetermined
    }
  }
  open var alertSetting: UNNotificationSetting { setting("alert") }
  open var soundSetting: UNNotificationSetting { setting("sound") }
  open var badgeSetting: UNNotificationSetting { setting("badge") }
  open var lockScreenSetting: UNNotificationSetting { setting("lock screen") }
  open var notificationCenterSetting: UNNotificationSetting { setting("center") }
  open var criticalAlertSetting: UNNotificationSetting {
    reading == .status(.critical) ? .enabled : .notSupported
  }

  /// The one switch that is on although the phone has all of them off; a test sets it.
  nonisolated(unsafe) public static var onlySwitch: String?

  private func setting(_ name: String) -> UNNotificationSetting {
    name == Self.onlySwitch || reading == .status(.authorized) || reading == .status(.critical)
      ? .enabled : .disabled
  }
}

open class UNUserNotificationCenter: NSObject {
  private static let one = Unchecked()
  open class func current() -> UNUserNotificationCenter { one.value }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let reading = PlayedPhone.reading(of: .notifications)
    PlayedPhone.callBack { completionHandler(UNNotificationSettings(reading)) }
  }

  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(PlayedPhone.reading(of: .notifications))
  }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let request: PermissionRequest =
      options.contains(.provisional)
      ? .quiet : options.contains(.criticalAlert) ? .critical : .access
    PlayedPhone.request(.notifications, request) { completionHandler($0 == .yes, nil) }
  }
}

private final class Unchecked: @unchecked Sendable {
  let value = UNUserNotificationCenter()
}
