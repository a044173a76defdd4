import FlowModel
import PermissionFacts
import PermissionFlows

extension PermissionSystems {
  /// The permissions that are values, each with its row of facts.
  static var wholeAccess: [AccessCatalog<WholeAccessFlow>] {
    WholeAccessFlow.all.flatMap { flow in
      PermissionFacts.all.filter { $0.name == flow.name }.map { facts in
        AccessCatalog(
          flow: flow, permission: facts, summary: facts.summary, lessons: lessons(of: flow))
      }
    }
  }

  /// Most have no lesson of their own.
  private static func lessons(of flow: WholeAccessFlow) -> [AccessLesson<WholeAccessFlow>] {
    switch flow {
    case .researchSensors: [sensorsByNumber]
    case .backgroundPasses: [passesByNumber]
    default: []
    }
  }
}
