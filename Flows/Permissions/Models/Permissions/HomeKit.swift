import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var homeKit: AccessCatalog<HomeKitFlow> {
    AccessCatalog(
      flow: HomeKitFlow(), permission: .homeKit, summary: "home data: creating a manager asks")
  }
}
