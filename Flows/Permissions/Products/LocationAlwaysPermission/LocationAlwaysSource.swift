@_exported public import PermissionDrivers

extension PermissionName {
  /// Location at all times.
  public static let locationAlways: Self = "location-always"
}

extension PermissionKind where F == LocationAlwaysFlow {
  /// Location at all times, by way of location in use: two questions, one after the other.
  ///
  /// Needs `NSLocationWhenInUseUsageDescription` and
  /// `NSLocationAlwaysAndWhenInUseUsageDescription`.
  public static var locationAlways: Self { locationAlways(.gradual) }

  /// Location at all times by one of the two routes to it.
  public static func locationAlways(_ route: LocationAlwaysFlow.Route) -> Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.locationAlways, LocationAlwaysFlow(route: route), variant: route.rawValue) {
        LocationAlwaysSource()
      }
    #else
      Self(missing: .locationAlways, LocationAlwaysFlow(route: route))
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import CoreLocation
  import LocationSupport
  package import EveryPath
  package import PermissionFlows

  /// The location manager of CoreLocation, asked for location at all times.
  package final class LocationAlwaysSource: AccessSource {
    private let location = LocationManager<LocationAlwaysFlow.Grant>()

    /// Reads the status, and whether Location Services are on.
    package func read(_ reply: Reply<AccessEvent<LocationAlwaysFlow.Grant>>) {
      location.read(reply) {
        $0.authorizationStatus == .authorizedAlways ? .always : .whenInUse
      } needing: {
        $0.needing("NSLocationWhenInUseUsageDescription")
          .needing("NSLocationAlwaysAndWhenInUseUsageDescription")
      }
    }

    /// Asks; the delegate is told of changes, and of "Keep Only While Using" not at all.
    package func ask(
      _ request: LocationAlwaysFlow.Request, _ reply: Reply<AccessEvent<LocationAlwaysFlow.Grant>>
    ) {
      location.answer(reply)
      switch request {
      case .whenInUse: location.service.requestWhenInUseAuthorization()
      case .alwaysAtOnce, .always: location.service.requestAlwaysAuthorization()
      }
    }
  }
#endif
