import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

extension PermissionSystems {
  /// The permission that a value stands for, with its row of facts.
  static func whole(_ permission: Permission) -> [AccessCatalog<WholeAccessFlow>] {
    WholeAccessFlow.all.filter { $0.name == permission.rawValue }.map { flow in
      AccessCatalog(
        flow: flow, permission: PermissionFacts.of(permission), lessons: lessons(of: flow))
    }
  }

  /// The permission without the camera's page: what an app gets that asks for `.camera`.
  static var camera: AccessCatalog<WholeAccessFlow> {
    AccessCatalog(
      flow: .camera, permission: .camera,
      summary: "the permission for the camera alone, without its page")
  }

  static var microphoneWithPrimer: AccessCatalog<WholeAccessFlow> {
    AccessCatalog(
      flow: .microphone.with(AccessPolicy(hasPrimer: true)), variant: "microphone-primer",
      permission: .microphone,
      summary: "as microphone, with a page of our own before the system's question")
  }

  private static func lessons(of flow: WholeAccessFlow) -> [AccessLesson<WholeAccessFlow>] {
    switch flow {
    case .microphone:
      [
        AccessLesson(
          "microphone-restricted-granted", "takes a restricted status for a grant",
          misreading: flow, breaks: [.grantIsRead]
        ) { $0 == .restricted ? .authorized : $0 },
        AccessLesson(
          "microphone-cached-status", "keeps the status over a trip to Settings",
          CarelessAccess(flow, .keepsTheStatus), breaks: [.readBeforeOutcome]),
      ]
    // A status is known by its name: the same number means something else in another type.
    case .speech:
      [
        AccessLesson(
          "speech-raw-value", "maps by raw value, where 1 is denied and 2 is restricted",
          misreading: flow, breaks: [.guideWhenDenied]
        ) { reading in
          switch reading {
          case .denied: .restricted
          case .restricted: .denied
          default: reading
          }
        }
      ]
    case .researchSensors:
      [
        AccessLesson(
          "research-sensors-raw-value",
          "maps by the raw values of crash detection, where 1 is denied",
          misreading: flow, breaks: [.grantIsRead]
        ) { $0.mistaken(from: .researchSensors, for: .crashDetection) }
      ]
    case .backgroundPasses:
      [
        AccessLesson(
          "background-passes-raw-value", "maps by the raw values of the camera, where 2 is denied",
          misreading: flow, breaks: [.guideWhenDenied]
        ) { $0.mistaken(from: .passLibrary, for: .capture) }
      ]
    default: []
    }
  }
}

extension Reading {
  /// What is read where the number of one type is looked up in another.
  fileprivate func mistaken(from type: StatusType, for other: StatusType) -> Reading {
    guard case .status(let status) = self, let number = type.rawValue(of: status) else {
      return self
    }
    // A number that the other type lacks is taken for its first case.
    let found = other.cases.first { $0.rawValue == number } ?? other.cases[0]
    return found.status.map { .status($0) } ?? self
  }
}
