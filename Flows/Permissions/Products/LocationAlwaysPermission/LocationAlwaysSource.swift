@_exported public import PermissionDrivers

extension PermissionName {
  /// Location at all times.
  public static let locationAlways: Self = "location-always"
}

#if os(iOS) || PLAYED_PHONE
  import CoreLocation
  import Dispatch
  public import PermissionFlow
  @_exported public import PermissionFlows

  extension PermissionKind where F == LocationAlwaysFlow {
    /// Location at all times, by way of location in use: two questions, one after the other.
    ///
    /// Needs `NSLocationWhenInUseUsageDescription` and `NSLocationAlwaysAndWhenInUseUsageDescription`.
    public static var locationAlways: Self { locationAlways(.gradual) }

    /// Location at all times by one of the two roads to it.
    public static func locationAlways(_ road: LocationAlwaysFlow.Road) -> Self {
      Self(.locationAlways, LocationAlwaysFlow(road: road), variant: road.rawValue) {
        LocationAlwaysSource()
      }
    }
  }

  /// The location manager of CoreLocation, asked for location at all times.
  public final class LocationAlwaysSource: AccessSource {
    // A manager that goes takes its question along, so it stays (reported: ISHPermissionKit #36).
    private let manager = CLLocationManager()
    private let listener = LocationListener()
    private var asking: Reply<AccessEvent<LocationAlwaysFlow.Grant>>?

    /// A source.
    public init() {
      listener.heard = { [weak self] in self?.answer() }
      manager.delegate = listener
    }

    /// Reads the status, and whether Location Services are on, which blocks and so is asked elsewhere.
    public func read(_ reply: Reply<AccessEvent<LocationAlwaysFlow.Grant>>) {
      DispatchQueue.global().async { @Sendable in
        let areServicesOn = CLLocationManager.locationServicesEnabled()
        Task { @MainActor in reply.now(.read(self.reading(areServicesOn: areServicesOn))) }
      }
    }

    private func reading(areServicesOn: Bool) -> AccessReading<LocationAlwaysFlow.Grant> {
      let reading: AccessReading<LocationAlwaysFlow.Grant> =
        switch manager.authorizationStatus {
        case .authorizedAlways: .granted(.always)
        case .authorizedWhenInUse: .granted(.whenInUse)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      if reading == .refused(.restricted) { return reading }
      guard areServicesOn else { return .refused(.switchedOff) }
      return reading.needing("NSLocationWhenInUseUsageDescription")
        .needing("NSLocationAlwaysAndWhenInUseUsageDescription")
    }

    /// Asks; the delegate is told of changes, also of the status as it is, and of "Keep Only While Using"
    /// not at all.
    public func ask(
      _ request: LocationAlwaysFlow.Request, _ reply: Reply<AccessEvent<LocationAlwaysFlow.Grant>>
    ) {
      asking = reply
      switch request {
      case .whenInUse: manager.requestWhenInUseAuthorization()
      case .alwaysAtOnce, .always: manager.requestAlwaysAuthorization()
      }
    }

    private func answer() {
      let isAllowed = [.authorizedAlways, .authorizedWhenInUse].contains(
        manager.authorizationStatus)
      asking?.now(.answered(isAllowed ? .yes : .no))
      asking = nil
    }
  }

  /// The delegate of a manager that was made on the main actor, where it is called.
  @MainActor
  private final class LocationListener: NSObject, CLLocationManagerDelegate {
    var heard: @MainActor () -> Void = {}

    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      MainActor.assumeIsolated { heard() }
    }
  }
#endif
