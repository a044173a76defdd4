import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var bluetooth: AccessCatalog<BluetoothFlow> {
    AccessCatalog(
      flow: BluetoothFlow(), permission: .bluetooth,
      summary: "Bluetooth: making a manager asks, and a switch is above it")
  }
}
