// A stand-in for AppTrackingTransparency, written by hand from Apple's documentation: what the
// tracking permission uses, played by the simulated phone. It proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, @unchecked Sendable {
    case notDetermined, restricted, denied, authorized
  }

  open class var trackingAuthorizationStatus: AuthorizationStatus {
    switch PlayedPhone.reading(of: .tracking) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }

  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    PlayedPhone.request(.tracking) { completion($0 == .yes ? .authorized : .denied) }
  }

  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withCheckedContinuation { done in
      requestTrackingAuthorization { done.resume(returning: $0) }
    }
  }
}
