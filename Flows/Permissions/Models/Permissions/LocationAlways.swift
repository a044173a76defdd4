import FlowModel
public import PermissionFacts
public import PermissionFlows

extension LocationAlwaysFlow.Grant: PhoneGrant {}

extension LocationAlwaysFlow.Request: PhoneRequest {
  /// What the phone is asked for.
  public var kind: PermissionRequest {
    switch self {
    case .whenInUse: .access
    case .alwaysAtOnce, .always: .always
    }
  }
}

extension PermissionSystems {
  static var locationAlways: AccessCatalog<LocationAlwaysFlow> {
    AccessCatalog(
      flow: LocationAlwaysFlow(), permission: .locationAlways,
      summary: "location always, by way of location while in use",
      lessons: [
        AccessLesson(
          "location-always-waits", "waits for a delegate call that never comes",
          CarelessAccess(LocationAlwaysFlow(), .waitsForTheAnswer),
          breaks: [.waitsForNothing])
      ])
  }

  static var locationAlwaysDirect: AccessCatalog<LocationAlwaysFlow> {
    AccessCatalog(
      flow: LocationAlwaysFlow(route: .direct), permission: .locationAlways,
      summary: "location always at once: the second question comes later")
  }
}
