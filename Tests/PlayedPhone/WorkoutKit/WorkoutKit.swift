// A stand-in for WorkoutKit, written by hand from Apple's documentation: the few declarations that
// the driver uses, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

@available(iOS 17.0, *)
public final class WorkoutScheduler {
  public enum AuthorizationState: Int {
    case notDetermined, restricted, denied, authorized
  }
  public static let shared = WorkoutScheduler()
  public static var isSupported: Bool { PlayedPhone.reading(of: .watchWorkouts) != .noHardware }
  public var authorizationState: AuthorizationState {
    get async {
      switch PlayedPhone.reading(of: .watchWorkouts) {
      case .status(.authorized): .authorized
      case .status(.denied): .denied
      case .status(.restricted): .restricted
      default: .notDetermined
      }
    }
  }
  public func requestAuthorization() async -> AuthorizationState {
    await PlayedPhone.answer(to: .watchWorkouts) == .yes ? .authorized : authorizationState
  }
}
