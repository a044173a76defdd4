import FlowModel
public import LocationWhenInUseFlow
public import PermissionFacts

extension LocationWhenInUseFlow.Grant: PhoneGrant {}

extension LocationWhenInUseFlow.Request: PhoneRequest {
  /// What the phone is asked for.
  public var kind: PermissionRequest {
    switch self {
    case .whenInUse: .access
    case .fullAccuracy: .fullAccuracy
    }
  }
}

extension PermissionSystems {
  static var locationWhenInUse: AccessShelf<LocationWhenInUseFlow> {
    AccessShelf(
      flow: LocationWhenInUseFlow(), permission: .locationWhenInUse,
      summary: "location in use: allowed once, roughly, or for good")
  }

  static var locationExact: AccessShelf<LocationWhenInUseFlow> {
    AccessShelf(
      flow: LocationWhenInUseFlow(needsExactPlace: true), permission: .locationWhenInUse,
      summary: "location in use, exactly: a rough place is asked to become exact for a while")
  }
}
