import FlowModel
public import LocalNetworkFlow
public import PermissionFacts

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
  static var localNetwork: AccessShelf<LocalNetworkFlow> {
    AccessShelf(
      flow: LocalNetworkFlow(), permission: .localNetwork,
      summary: "the local network: no status, and the first operation may fail too early")
  }
}
