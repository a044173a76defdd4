@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Workouts for the Watch.
  public static let watchWorkouts: Self = "watch-workouts"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Workouts that are sent to the Watch, from iOS 17 on; no usage description is known.
  public static var watchWorkouts: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.watchWorkouts, .watchWorkouts) { WatchWorkoutsSource() }
    #else
      Self(missing: .watchWorkouts, .watchWorkouts)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  package import EveryPath
  import WorkoutKit

  /// The workout scheduler of WorkoutKit.
  package final class WatchWorkoutsSource: AccessSource {
    /// Reads the state, which comes asynchronously only, then whether the device supports it; a
    /// system before iOS 17 does not.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      Task { reply.resolveFromAnyThread(.read(await Self.reading())) }
    }

    private nonisolated static func reading() async -> AccessReading<WholeGrant> {
      guard #available(iOS 17.0, *) else { return .refused(.unavailable) }
      let reading: AccessReading<WholeGrant> =
        switch await WorkoutScheduler.shared.authorizationState {
        case .authorized: .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      if reading == .refused(.restricted) { return reading }
      return WorkoutScheduler.isSupported ? reading : .refused(.unavailable)
    }

    /// Asks.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      Task { reply.resolveFromAnyThread(.answered(await Self.answer())) }
    }

    private nonisolated static func answer() async -> AccessAnswer {
      guard #available(iOS 17.0, *) else { return .no }
      return await WorkoutScheduler.shared.requestAuthorization() == .authorized ? .yes : .no
    }
  }
#endif
