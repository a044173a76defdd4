// A stand-in for SafetyKit, written by hand from Apple's documentation: the few declarations that
// the driver uses, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

public enum SAAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, denied, authorized
}
open class SACrashDetectionManager: NSObject {
  open class var isAvailable: Bool { PlayedPhone.reading(of: .crashDetection) != .noHardware }
  open var authorizationStatus: SAAuthorizationStatus {
    switch PlayedPhone.reading(of: .crashDetection) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    default: .notDetermined
    }
  }
  open func requestAuthorization(
    completionHandler handler: @escaping @Sendable (SAAuthorizationStatus, (any Error)?) -> Void
  ) {
    PlayedPhone.request(.crashDetection) {
      switch $0 {
      case .yes: handler(.authorized, nil)
      case .no: handler(.denied, nil)
      case .failed: handler(.notDetermined, CancellationError())
      }
    }
  }
}
