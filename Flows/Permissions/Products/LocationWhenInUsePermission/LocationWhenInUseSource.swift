@_exported public import PermissionDrivers

extension PermissionName {
  /// Location while the app is in use.
  public static let locationWhenInUse: Self = "location-when-in-use"
}

#if os(iOS) || PLAYED_PHONE
  import CoreLocation
  import Dispatch
  public import PermissionFlow
  @_exported public import PermissionFlows

  extension PermissionKind where F == LocationWhenInUseFlow {
    /// Location while the app is in use, be it rough; needs `NSLocationWhenInUseUsageDescription`.
    public static var locationWhenInUse: Self {
      Self(.locationWhenInUse, LocationWhenInUseFlow()) { LocationWhenInUseSource() }
    }
  }

  /// The location manager of CoreLocation.
  public final class LocationWhenInUseSource: AccessSource {
    // A manager that goes takes its question along, so it stays (reported: ISHPermissionKit #36).
    private let manager = CLLocationManager()
    private let listener = LocationListener()
    private var asking: Reply<AccessEvent<LocationWhenInUseFlow.Grant>>?

    /// A source.
    public init() {
      listener.heard = { [weak self] in self?.answer() }
      manager.delegate = listener
    }

    /// Reads the status, and whether Location Services are on, which blocks and so is asked elsewhere.
    public func read(_ reply: Reply<AccessEvent<LocationWhenInUseFlow.Grant>>) {
      DispatchQueue.global().async { @Sendable in
        let areServicesOn = CLLocationManager.locationServicesEnabled()
        Task { @MainActor in reply.now(.read(self.reading(areServicesOn: areServicesOn))) }
      }
    }

    private func reading(areServicesOn: Bool) -> AccessReading<LocationWhenInUseFlow.Grant> {
      let reading: AccessReading<LocationWhenInUseFlow.Grant> =
        switch manager.authorizationStatus {
        case .authorizedAlways, .authorizedWhenInUse:
          .granted(manager.accuracyAuthorization == .reducedAccuracy ? .reduced : .whenInUse)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      if reading == .refused(.restricted) { return reading }
      guard areServicesOn else { return .refused(.switchedOff) }
      return reading.needing("NSLocationWhenInUseUsageDescription")
    }

    /// Asks; the delegate is told, also of the status as it is, after which the flow reads again.
    public func ask(
      _ request: LocationWhenInUseFlow.Request,
      _ reply: Reply<AccessEvent<LocationWhenInUseFlow.Grant>>
    ) {
      switch request {
      case .whenInUse:
        asking = reply
        manager.requestWhenInUseAuthorization()
      // The exact place needs a purpose key: see the module `LocationExactPermission`.
      case .fullAccuracy: reply(.answered(.no))
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
