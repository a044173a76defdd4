import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var nearbyInteraction: AccessShelf<NearbyInteractionFlow> {
    AccessShelf(
      flow: NearbyInteractionFlow(), permission: .nearbyInteraction,
      summary: "nearby interaction: no status, a session asks")
  }
}
