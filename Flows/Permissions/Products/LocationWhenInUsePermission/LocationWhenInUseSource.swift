@_exported public import LocationSupport
@_exported public import PermissionDrivers

extension PermissionName {
  /// Location while the app is in use.
  public static let locationWhenInUse: Self = "location-when-in-use"
}

extension PermissionKind where F == LocationWhenInUseFlow {
  /// Location while the app is in use, be it rough; needs `NSLocationWhenInUseUsageDescription`.
  public static var locationWhenInUse: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.locationWhenInUse, LocationWhenInUseFlow()) { LocationWhenInUseSource() }
    #else
      Self(missing: .locationWhenInUse, LocationWhenInUseFlow())
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import CoreLocation
  package import EveryPath
  package import PermissionFlows

  /// The location manager of CoreLocation.
  package final class LocationWhenInUseSource: AccessSource {
    private let location = LocationManager<LocationWhenInUseFlow.Grant>()

    /// A source.
    package init() {}

    /// Reads the status, and whether Location Services are on.
    package func read(_ reply: Reply<AccessEvent<LocationWhenInUseFlow.Grant>>) {
      location.read(reply) {
        $0.accuracyAuthorization == .reducedAccuracy ? .reduced : .whenInUse
      } needing: {
        $0.needing("NSLocationWhenInUseUsageDescription")
      }
    }

    /// Asks; the delegate is told.
    package func ask(
      _ request: LocationWhenInUseFlow.Request,
      _ reply: Reply<AccessEvent<LocationWhenInUseFlow.Grant>>
    ) {
      switch request {
      case .whenInUse:
        location.answer(reply)
        location.service.requestWhenInUseAuthorization()
      // The exact place needs a purpose key: see the module `LocationExactPermission`.
      case .fullAccuracy: reply.resolveFromAnyThread(.answered(.no))
      }
    }
  }
#endif
