@_exported public import LocationSupport
@_exported public import PermissionDrivers

extension PermissionName {
  /// The exact place, while the app is in use.
  public static let locationExact: Self = "location-exact"
}

extension PermissionKind where F == LocationWhenInUseFlow {
  /// The exact place while the app is in use; a rough one is asked to become exact for a while.
  ///
  /// Needs `NSLocationWhenInUseUsageDescription`, and
  /// `NSLocationTemporaryUsageDescriptionDictionary` with a text under the key `purpose`.
  public static func locationExact(purpose: String) -> Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.locationExact, LocationWhenInUseFlow(needsExactPlace: true), variant: purpose) {
        LocationExactSource(purpose: purpose)
      }
    #else
      Self(missing: .locationExact, LocationWhenInUseFlow(needsExactPlace: true))
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import CoreLocation
  package import EveryPath
  package import PermissionFlows

  /// The location manager of CoreLocation, asked for the exact place.
  package final class LocationExactSource: AccessSource {
    private let purpose: String
    private let location = LocationManager<LocationWhenInUseFlow.Grant>()

    /// A source with a key of `NSLocationTemporaryUsageDescriptionDictionary`.
    package init(purpose: String) { self.purpose = purpose }

    /// Reads the status, and whether Location Services are on.
    package func read(_ reply: Reply<AccessEvent<LocationWhenInUseFlow.Grant>>) {
      location.read(reply) {
        $0.accuracyAuthorization == .reducedAccuracy ? .reduced : .whenInUse
      } needing: { [purpose] in
        $0.needing("NSLocationWhenInUseUsageDescription").needing(
          purpose, in: "NSLocationTemporaryUsageDescriptionDictionary")
      }
    }

    /// Asks; of location the delegate is told, and of the exact place a handler.
    package func ask(
      _ request: LocationWhenInUseFlow.Request,
      _ reply: Reply<AccessEvent<LocationWhenInUseFlow.Grant>>
    ) {
      switch request {
      case .whenInUse:
        location.answer(reply)
        location.service.requestWhenInUseAuthorization()
      case .fullAccuracy:
        // An error says that nothing was asked, and no error that it was answered, be it with no
        // (documented: CLLocationManager.h).
        location.service.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purpose) {
          @Sendable error in
          reply.resolveFromAnyThread(.answered(error == nil ? .yes : .no))
        }
      }
    }
  }
#endif
