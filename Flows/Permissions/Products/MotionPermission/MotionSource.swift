@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Motion and fitness.
  public static let motion: Self = "motion"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Motion and fitness; needs `NSMotionUsageDescription`.
  public static var motion: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.motion, .motion) { MotionSource() }
    #else
      Self(missing: .motion, .motion)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import CoreMotion
  import Foundation
  package import EveryPath

  /// The activity manager of CoreMotion: its first query asks.
  package final class MotionSource: AccessSource {
    private let manager = CMMotionActivityManager()
    private let queue = OperationQueue()

    /// Reads the status, then whether the device has the sensors.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      let reading: AccessReading<WholeGrant> =
        switch CMMotionActivityManager.authorizationStatus() {
        case .authorized: .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      if reading == .refused(.restricted) { return reading }
      if !CMMotionActivityManager.isActivityAvailable() { return .refused(.unavailable) }
      return reading.needing("NSMotionUsageDescription")
    }

    /// Asks by a query for the last second; two errors are a refusal, and the others are none.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      let now = Date()
      manager.queryActivityStarting(from: now.addingTimeInterval(-1), to: now, to: queue) {
        @Sendable _, error in
        let refusals = [CMErrorMotionActivityNotAuthorized, CMErrorNotAuthorized]
        let isRefusal = refusals.contains { Int($0.rawValue) == (error as NSError?)?.code }
        reply.resolveFromAnyThread(
          error == nil ? .answered(.yes) : isRefusal ? .answered(.no) : .failed)
      }
    }
  }
#endif
