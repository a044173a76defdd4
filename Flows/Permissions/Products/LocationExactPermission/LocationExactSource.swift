@_exported public import PermissionDrivers

extension PermissionName {
  /// The exact place, while the app is in use.
  public static let locationExact: Self = "location-exact"
}

#if os(iOS) || PLAYED_PHONE
  import CoreLocation
  import Dispatch
  public import PermissionFlow
  @_exported public import PermissionFlows

  extension PermissionKind where F == LocationWhenInUseFlow {
    /// The exact place while the app is in use; a rough one is asked to become exact for a while.
    ///
    /// Needs `NSLocationWhenInUseUsageDescription`, and `NSLocationTemporaryUsageDescriptionDictionary`
    /// with a text under the key `purpose`.
    public static func locationExact(purpose: String) -> Self {
      Self(.locationExact, LocationWhenInUseFlow(needsExactPlace: true), variant: purpose) {
        LocationExactSource(purpose: purpose)
      }
    }
  }

  /// The location manager of CoreLocation, asked for the exact place.
  public final class LocationExactSource: AccessSource {
    private let purpose: String
    // A manager that goes takes its question along, so it stays (reported: ISHPermissionKit #36).
    private let manager = CLLocationManager()
    private let listener = LocationListener()
    private var asking: Reply<AccessEvent<LocationWhenInUseFlow.Grant>>?

    /// A source with a key of `NSLocationTemporaryUsageDescriptionDictionary`.
    public init(purpose: String) {
      self.purpose = purpose
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
      return reading.needing("NSLocationWhenInUseUsageDescription").needing(
        purpose, in: "NSLocationTemporaryUsageDescriptionDictionary")
    }

    /// Asks; of location the delegate is told, and of the exact place a handler.
    public func ask(
      _ request: LocationWhenInUseFlow.Request,
      _ reply: Reply<AccessEvent<LocationWhenInUseFlow.Grant>>
    ) {
      switch request {
      case .whenInUse:
        asking = reply
        manager.requestWhenInUseAuthorization()
      case .fullAccuracy:
        // An error says that nothing was asked, and no error that it was answered, be it with no
        // (documented: CLLocationManager.h).
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purpose) {
          @Sendable error in
          reply(.answered(error == nil ? .yes : .no))
        }
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
