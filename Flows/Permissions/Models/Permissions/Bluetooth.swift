import BluetoothFlow
import FlowModel
import PermissionFacts

extension PermissionSystems {
  static var bluetooth: AccessShelf<BluetoothFlow> {
    AccessShelf(
      flow: BluetoothFlow(), permission: .bluetooth,
      summary: "Bluetooth: making a manager asks, and a switch is above it")
  }
}
