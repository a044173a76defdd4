// A stand-in for LocalAuthentication, written by hand from Apple's documentation: what the
// permission for Face ID uses, played by the simulated phone. It proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone
import SimulatedPhone

public enum LAPolicy: Int, @unchecked Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, @unchecked Sendable {
  case none, touchID, faceID
  case opticID = 4
}

public struct LAError: CustomNSError, Hashable, Error {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public var errorCode: Int { code.rawValue }
}

// Linux has no pointer to an error that may be nil: in its place is one that is passed as there.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

open class LAContext: NSObject {
  /// What an evaluation cannot do, whatever the phone says; a test sets it.
  nonisolated(unsafe) public static var obstacle: LAError.Code?
  /// What the device knows people by; a test sets it.
  nonisolated(unsafe) public static var playedBiometry = LABiometryType.faceID
  /// Why evaluations fail that do not for a refusal; a test sets it.
  nonisolated(unsafe) public static var failure = LAError.Code.userCancel
  /// How many were made invalid.
  nonisolated(unsafe) public static var invalidations = 0

  open private(set) var biometryType = LABiometryType.none

  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    let reading = PlayedPhone.reading(of: .faceID)
    biometryType = reading == .noHardware ? .none : Self.playedBiometry
    let isRefused = reading == .noHardware || reading == .status(.denied)
    guard let code = isRefused ? .biometryNotAvailable : Self.obstacle else { return true }
    error?.pointee = NSError(domain: LAError.errorDomain, code: code.rawValue)
    return false
  }

  // Every evaluation that fails has one of the errors; the others than a refusal are alike here.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    precondition(!localizedReason.isEmpty, "an evaluation needs a reason")
    PlayedPhone.request(.faceID) { answer in
      switch answer {
      case .yes: reply(true, nil)
      case .no: reply(false, LAError(.biometryNotAvailable))
      case .failed: reply(false, LAError(Self.failure))
      }
    }
  }

  open func invalidate() { Self.invalidations += 1 }
}
