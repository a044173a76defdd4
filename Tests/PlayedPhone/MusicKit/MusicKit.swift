// A stand-in for MusicKit, written by hand from Apple's documentation: the few declarations that
// the driver uses, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

public struct MusicAuthorization {
  public enum Status: String, Sendable { case notDetermined, denied, restricted, authorized }
  public static var currentStatus: Status {
    switch PlayedPhone.reading(of: .appleMusic) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }
  public static func request() async -> Status {
    await PlayedPhone.answer(to: .appleMusic) == .yes ? .authorized : currentStatus
  }
}
