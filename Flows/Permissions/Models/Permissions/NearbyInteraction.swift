import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var nearbyInteraction: AccessCatalog<NearbyInteractionFlow> {
    AccessCatalog(
      flow: NearbyInteractionFlow(), permission: .nearbyInteraction,
      summary: "nearby interaction: no status, a session asks")
  }
}
