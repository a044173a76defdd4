@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Live Activities.
  public static let liveActivities: Self = "live-activities"
}

@available(iOS 16.1, *)
extension PermissionKind where F == WholeAccessFlow {
  /// Live Activities: allowed until the person switches them off, and nothing is asked.
  ///
  /// The app declares them by `NSSupportsLiveActivities`. One that also runs on iOS 16.0 names
  /// this under `if #available(iOS 16.1, *)`: no reading explains a system without them.
  public static var liveActivities: Self {
    #if os(iOS) && !targetEnvironment(macCatalyst) || PLAYED_PHONE
      Self(.liveActivities, .liveActivities) { LiveActivitiesSource() }
    #else
      Self(missing: .liveActivities, .liveActivities)
    #endif
  }
}

#if os(iOS) && !targetEnvironment(macCatalyst) || PLAYED_PHONE
  import ActivityKit
  package import EveryPath

  /// The switch for Live Activities of ActivityKit.
  @available(iOS 16.1, *)
  package final class LiveActivitiesSource: AccessSource {
    private let info = ActivityAuthorizationInfo()

    /// Reads the switch.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      reply.resolve(.read(info.areActivitiesEnabled ? .granted(.full) : .refused(.denied)))
    }

    /// There is no question: the switch is the answer.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      reply.resolve(.answered(info.areActivitiesEnabled ? .yes : .no))
    }
  }
#endif
