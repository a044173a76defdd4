#if os(iOS) || PLAYED_PHONE
  package import CoreLocation
  import Dispatch
  import PermissionDrivers
  package import EveryPath
  package import PermissionFlows

  /// The location manager behind each source of location.
  ///
  /// What is asked for is the product's, so that an app has no request that it does not make.
  @MainActor
  package final class LocationManager<Grant: AccessGrant> {
    // A manager that goes takes its question along, so it stays (reported: ISHPermissionKit #36).
    package let service = CLLocationManager()
    private let listener = LocationListener()
    private var asking: Reply<AccessEvent<Grant>>?

    package init() {
      listener.heard = { [weak self] in self?.answer() }
      service.delegate = listener
    }

    /// Reads the status, and, elsewhere since that blocks, whether Location Services are on.
    ///
    /// - Parameters:
    ///   - grant: What is granted while the status says that something is.
    ///   - needing: What is read of an app that may lack its usage descriptions.
    package func read(
      _ reply: Reply<AccessEvent<Grant>>, grant: @escaping @MainActor (CLLocationManager) -> Grant,
      needing: @escaping @MainActor (AccessReading<Grant>) -> AccessReading<Grant>
    ) {
      DispatchQueue.global().async { @Sendable in
        let areServicesOn = CLLocationManager.locationServicesEnabled()
        Task { @MainActor in
          let reading = self.reading(grant)
          if reading == .refused(.restricted) {
            reply.resolve(.read(reading))
          } else {
            reply.resolve(.read(areServicesOn ? needing(reading) : .refused(.switchedOff)))
          }
        }
      }
    }

    private func reading(_ grant: (CLLocationManager) -> Grant) -> AccessReading<Grant> {
      switch service.authorizationStatus {
      case .authorizedAlways, .authorizedWhenInUse: .granted(grant(service))
      case .notDetermined: .notDetermined
      case .denied: .refused(.denied)
      case .restricted: .refused(.restricted)
      @unknown default: .refused(.restricted)
      }
    }

    /// Answers a request once the delegate is told, also of the status as it is, after which the
    /// flow reads again.
    package func answer(_ reply: Reply<AccessEvent<Grant>>) { asking = reply }

    private func answer() {
      let isAllowed = [.authorizedAlways, .authorizedWhenInUse].contains(
        service.authorizationStatus)
      asking?.resolve(.answered(isAllowed ? .yes : .no))
      asking = nil
    }
  }

  @MainActor
  private final class LocationListener: NSObject, CLLocationManagerDelegate {
    var heard: @MainActor () -> Void = {}

    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      MainActor.assumeIsolated { heard() }
    }
  }
#endif
