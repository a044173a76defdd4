import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var bluetooth: AccessCatalog<BluetoothFlow> {
    AccessCatalog(
      flow: BluetoothFlow(), permission: .bluetooth,
      summary: "Bluetooth: creating a manager asks, and a switch for all apps is above it")
  }
}
