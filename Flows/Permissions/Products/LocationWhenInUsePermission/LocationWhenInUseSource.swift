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
  public import EveryPath

  /// The location manager of CoreLocation.
  public final class LocationWhenInUseSource: AccessSource {
    private let location = LocationManager<LocationWhenInUseFlow.Grant>()

    /// A source.
    public init() {}

    /// Reads the status, and whether Location Services are on.
    public func read(_ reply: Reply<AccessEvent<LocationWhenInUseFlow.Grant>>) {
      location.read(reply) {
        $0.accuracyAuthorization == .reducedAccuracy ? .reduced : .whenInUse
      } needing: {
        $0.needing("NSLocationWhenInUseUsageDescription")
      }
    }

    /// Asks; the delegate is told.
    public func ask(
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
