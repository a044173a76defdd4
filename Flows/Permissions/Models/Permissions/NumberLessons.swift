import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

// A status is known by its name: the same number means something else in another type.

extension PermissionSystems {
  /// Takes a granted sensor for a refused one, and a refused one for granted.
  static let sensorsByNumber = AccessLesson(
    "research-sensors-raw-value", "maps by the raw values of crash detection, where 1 is denied",
    misreading: WholeAccessFlow.researchSensors,
    breaks: ["\"granted\" means that a read has just said so"]
  ) { $0.mistaken(from: .researchSensors, for: .crashDetection) }

  /// Takes a library that is restricted for one that the person has refused.
  static let passesByNumber = AccessLesson(
    "background-passes-raw-value", "maps by the raw values of the camera, where 2 is denied",
    misreading: WholeAccessFlow.backgroundPasses,
    breaks: ["the guide comes only after a read says: denied"]
  ) { $0.mistaken(from: .passLibrary, for: .capture) }
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
