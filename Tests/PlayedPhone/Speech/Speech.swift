// A stand-in for Speech, written by hand from Apple's documentation: the few declarations that the
// drivers use, behind which is the simulated phone. It finds misspelt calls, broken isolation and
// wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

public enum SFSpeechRecognizerAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, denied, restricted, authorized
}
// A class of Swift's that inherits from `NSObject` cannot have an `init?()`, as it has there.
open class SFSpeechRecognizer {
  public init?() {}
  open var isAvailable: Bool { PlayedPhone.reading(of: .speech) != .switchedOff }
  open var supportsOnDeviceRecognition = true
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    switch PlayedPhone.reading(of: .speech) {
    // With Siri and Dictation off it stays authorized (reported).
    case .status(.authorized), .switchedOff: .authorized
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }
  // Bare, as it is there.
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    PlayedPhone.request(.speech) { handler($0 == .yes ? .authorized : .denied) }
  }
}
