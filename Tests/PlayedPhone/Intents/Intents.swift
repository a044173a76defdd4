// A stand-in for Intents, written by hand from Apple's documentation: the few declarations that the
// drivers use, behind which is the simulated phone. It finds misspelt calls, broken isolation and
// wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

public enum INSiriAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, restricted, denied, authorized
}
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    switch PlayedPhone.reading(of: .siri) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }
  // Bare, as it is there.
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    PlayedPhone.request(.siri) { handler($0 == .yes ? .authorized : .denied) }
  }
}

public enum INFocusStatusAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, restricted, denied, authorized
}
open class INFocusStatusCenter: NSObject {
  open class var `default`: INFocusStatusCenter { INFocusStatusCenter() }
  open var authorizationStatus: INFocusStatusAuthorizationStatus {
    switch PlayedPhone.reading(of: .focusStatus) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    PlayedPhone.request(.focusStatus) { completionHandler?($0 == .yes ? .authorized : .denied) }
  }
}
