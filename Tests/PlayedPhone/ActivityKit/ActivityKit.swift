// A stand-in for ActivityKit, written by hand from Apple's documentation: the few declarations that
// the driver uses, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

@available(iOS 16.1, *)
@available(macCatalyst, unavailable)
public final class ActivityAuthorizationInfo {
  public var areActivitiesEnabled: Bool {
    PlayedPhone.reading(of: .liveActivities) == .authorized
  }
  public init() {}
}
