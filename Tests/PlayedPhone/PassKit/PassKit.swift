// A stand-in for PassKit, written by hand from Apple's documentation: the few declarations that the
// driver uses, behind which is the simulated phone. It finds misspelt calls, broken isolation and
// wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

open class PKPassLibrary: NSObject {
  @available(iOS 26.0, *)
  public enum AuthorizationStatus: Int, @unchecked Sendable {
    case notDetermined = -1
    case denied, authorized, restricted
  }
  @available(iOS 26.0, *)
  public enum Capability: Int, @unchecked Sendable { case backgroundAddPasses }
  open class func isPassLibraryAvailable() -> Bool {
    PlayedPhone.reading(of: .backgroundPasses) != .noHardware
  }
  @available(iOS 26.0, *)
  open func authorizationStatus(for capability: Capability) -> AuthorizationStatus {
    switch PlayedPhone.reading(of: .backgroundPasses) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }
  @available(iOS 26.0, *)
  open func requestAuthorization(
    for capability: Capability, completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    PlayedPhone.request(.backgroundPasses) { completion($0 == .yes ? .authorized : .denied) }
  }
}
