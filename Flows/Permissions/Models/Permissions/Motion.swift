import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  static var motion: AccessCatalog<MotionFlow> {
    AccessCatalog(
      flow: MotionFlow(), permission: .motion, summary: "motion and fitness: the first query asks")
  }
}
