import FlowModel
public import LocationWhenInUseFlow
public import PermissionFacts

extension LocationFlow.Grant: PhoneGrant {}

extension LocationFlow.Request: PhoneRequest {
  /// What the phone is asked for.
  public var kind: PermissionRequest {
    switch self {
    case .whenInUse: .access
    case .fullAccuracy: .fullAccuracy
    }
  }
}

extension PermissionSystems {
  static var locationWhenInUse: AccessShelf<LocationFlow> {
    AccessShelf(
      flow: LocationFlow(), permission: .locationWhenInUse,
      summary: "location in use: allowed once, roughly, or for good")
  }

  static var locationExact: AccessShelf<LocationFlow> {
    AccessShelf(
      flow: LocationFlow(needsExactPlace: true), permission: .locationWhenInUse,
      summary: "location in use, exactly: a rough place is asked to become exact for a while")
  }
}
