import EveryPath
import PermissionDrivers
import PermissionFlows
import PermissionModels

/// Does something with every flow that ships, under the name its product gives it.
@MainActor
func forEveryFlow(_ body: (any AccessFlow, PermissionName) throws -> Void) rethrows {
  for flow in EveryFlow.all where !flow.policy.hasPrimer {
    try body(flow, flow.name == "camera-access" ? "camera" : PermissionName(rawValue: flow.name))
  }
}
