import FlowModel
public import LocationAlwaysPermission
public import LocationSupport
public import PermissionFacts
import PermissionFlows

extension LocationWhenInUseFlow.Grant: PhoneGrant {}
extension LocationAlwaysFlow.Grant: PhoneGrant {}

extension LocationWhenInUseFlow.Request: PhoneRequest {
  /// What the phone is asked for.
  public var kind: PermissionRequest {
    switch self {
    case .whenInUse: .access
    case .fullAccuracy: .fullAccuracy
    }
  }
}

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
  static var locationWhenInUse: AccessCatalog<LocationWhenInUseFlow> {
    AccessCatalog(
      flow: LocationWhenInUseFlow(), permission: .locationWhenInUse,
      summary: "location while in use: allowed once, approximately, or for good",
      lessons: [
        AccessLesson(
          "location-gives-up", "takes two seconds of silence for an answer",
          CarelessAccess(LocationWhenInUseFlow(), .givesUpOnSilence),
          breaks: [.questionStands, .allowedIsGranted]),
        AccessLesson(
          "location-first-call", "takes the delegate's first call for an answer",
          CarelessAccess(LocationWhenInUseFlow(), .givesUpUndecided),
          breaks: [.questionStands]),
      ])
  }

  static var locationExact: AccessCatalog<LocationWhenInUseFlow> {
    AccessCatalog(
      flow: LocationWhenInUseFlow(needsExactPlace: true), permission: .locationWhenInUse,
      summary:
        "precise location while in use: an approximate one is asked to be precise for a while")
  }

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
