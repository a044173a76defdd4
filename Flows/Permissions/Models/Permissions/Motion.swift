import FlowModel
import MotionFlow
import PermissionFacts

extension PermissionSystems {
  static var motion: AccessShelf<MotionFlow> {
    AccessShelf(
      flow: MotionFlow(), permission: .motion, summary: "motion and fitness: the first query asks")
  }
}
