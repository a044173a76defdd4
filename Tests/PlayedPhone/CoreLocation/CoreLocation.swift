// A stand-in for CoreLocation, written by hand from Apple's documentation: what the permissions for
// location use, played by the simulated phone. It proves nothing about the SDK.

@_exported import Foundation
import PermissionFacts
import PlayedPhone
import SimulatedPhone

public enum CLAuthorizationStatus: Int32, @unchecked Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, @unchecked Sendable { case fullAccuracy, reducedAccuracy }

public struct CLError: CustomNSError, Hashable, Error {
  public enum Code: Int, Sendable {
    case locationUnknown, denied
    case promptDeclined = 18
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var errorDomain: String { "kCLErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?

  /// Blocks, and so must not be called on the main thread.
  open class func locationServicesEnabled() -> Bool {
    precondition(!Thread.isMainThread, "locationServicesEnabled() blocks the main thread")
    return reading != .switchedOff
  }

  /// With Location Services off it says denied.
  open var authorizationStatus: CLAuthorizationStatus {
    switch Self.reading {
    case .status(.restricted): .restricted
    case .status(.denied), .switchedOff: .denied
    case .status(.always): .authorizedAlways
    case .status(.whenInUse), .status(.reduced): .authorizedWhenInUse
    default: .notDetermined
    }
  }

  open var accuracyAuthorization: CLAccuracyAuthorization {
    Self.reading == .status(.reduced) ? .reducedAccuracy : .fullAccuracy
  }

  open func requestWhenInUseAuthorization() { ask(.access) }

  open func requestAlwaysAuthorization() { ask(.always) }

  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    PlayedPhone.request(.locationWhenInUse, .fullAccuracy) { answer in
      // After a refusal there is no error either.
      DispatchQueue.main.sync {
        completion?(answer == .failed ? CLError(.promptDeclined) : nil)
      }
    }
  }

  private var asked = 0

  /// The delegate is told on the run loop of the thread that made the manager: here the main one.
  ///
  /// The phone tells each who asked; of one change the delegate is told once, for the last of them.
  private func ask(_ request: PermissionRequest) {
    let manager = Unchecked(self)
    asked += 1
    let number = asked
    PlayedPhone.request(Self.permission, request) { _ in
      DispatchQueue.main.sync {
        guard let manager = manager.value, manager.asked == number else { return }
        manager.delegate?.locationManagerDidChangeAuthorization(manager)
      }
    }
  }

  /// One of the two that the phone has.
  private static var permission: Permission {
    let phone = PlayedPhone.phone
    let hasAlways = phone.slots.contains { phone[$0].permission == .locationAlways }
    return hasAlways ? .locationAlways : .locationWhenInUse
  }

  private static var reading: Reading { PlayedPhone.reading(of: permission) }
}

private final class Unchecked: @unchecked Sendable {
  weak var value: CLLocationManager?
  init(_ value: CLLocationManager) { self.value = value }
}
