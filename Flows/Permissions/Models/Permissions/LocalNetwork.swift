import FlowModel
public import LocalNetworkPermission
public import PermissionFacts
import PermissionFlows

extension LocalNetworkFlow.Request: PhoneRequest {
  /// What the phone is asked for.
  public var kind: PermissionRequest {
    switch self {
    case .operation: .access
    case .retry: .access
    }
  }
}

extension PermissionSystems {
  static var localNetwork: AccessCatalog<LocalNetworkFlow> {
    AccessCatalog(
      flow: LocalNetworkFlow(), permission: .localNetwork,
      summary: "the local network: no status, and the first operation may fail too early",
      lessons: [
        AccessLesson(
          "local-network-blames", "takes every failure for a refusal",
          CarelessAccess(LocalNetworkFlow(), .blamesThePerson),
          breaks: [.failureIsNoRefusal, .guideHelps])
      ])
  }
}
