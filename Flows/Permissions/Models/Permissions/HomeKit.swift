import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var homeKit: AccessShelf<HomeKitFlow> {
    AccessShelf(
      flow: HomeKitFlow(), permission: .homeKit, summary: "home data: making a manager asks")
  }
}
