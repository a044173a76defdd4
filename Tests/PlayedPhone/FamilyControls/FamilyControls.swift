// A stand-in for FamilyControls, written by hand from Apple's documentation: the few declarations
// that the driver uses, behind which is the simulated phone. It finds misspelt calls, broken
// isolation and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

@available(macCatalyst, unavailable)
public enum AuthorizationStatus: Int {
  case notDetermined, denied, approved
  @available(iOS 26.4, *)
  case approvedWithDataAccess
}
@available(macCatalyst, unavailable)
public enum FamilyControlsMember: Int { case child, individual }
public enum FamilyControlsError: Error { case authorizationCanceled }
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
    guard await PlayedPhone.answer(to: .screenTime) == .yes else {
      throw FamilyControlsError.authorizationCanceled
    }
  }
}
