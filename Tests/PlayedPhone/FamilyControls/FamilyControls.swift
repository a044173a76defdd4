// A stand-in for FamilyControls, written by hand from Apple's documentation: the few declarations
// that the driver uses, behind which is the simulated phone. It finds misspelt calls, broken
// isolation and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone
import SimulatedPhone

@available(macCatalyst, unavailable)
public enum AuthorizationStatus: Int {
  case notDetermined, denied, approved
  @available(iOS 26.4, *)
  case approvedWithDataAccess
}
@available(macCatalyst, unavailable)
public enum FamilyControlsMember: Int { case child, individual }
public enum FamilyControlsError: Error {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
  case authorizationCanceled, networkError, authenticationMethodUnavailable
}
@available(macCatalyst, unavailable)
public class AuthorizationCenter {
  public static let shared = AuthorizationCenter()
  public var authorizationStatus: AuthorizationStatus {
    switch PlayedPhone.reading(of: .screenTime) {
    case .status(.authorized): .approved
    case .status(.denied): .denied
    default: .notDetermined
    }
  }
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    switch await PlayedPhone.answer(to: .screenTime) {
    case .yes: break
    case .no where PlayedPhone.reading(of: .screenTime) == .status(.restricted):
      throw FamilyControlsError.restricted
    case .no: throw FamilyControlsError.authorizationCanceled
    case .failed: throw FamilyControlsError.authenticationMethodUnavailable
    }
  }
}
