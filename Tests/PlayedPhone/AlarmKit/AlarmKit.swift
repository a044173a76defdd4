// A stand-in for AlarmKit, written by hand from Apple's documentation: the few declarations that
// the driver uses, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

@available(iOS 26.0, *)
@available(macCatalyst, unavailable)
public class AlarmManager {
  public enum AuthorizationState: Sendable { case notDetermined, denied, authorized }
  public static let shared = AlarmManager()
  public var authorizationState: AuthorizationState {
    switch PlayedPhone.reading(of: .alarms) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    default: .notDetermined
    }
  }
  public func requestAuthorization() async throws -> AuthorizationState {
    switch await PlayedPhone.answer(to: .alarms) {
    case .yes: return .authorized
    case .no: return authorizationState
    case .failed: throw CancellationError()
    }
  }
}
