import CameraFlow
import EveryPathTesting

/// The journeys of both policies, made once in a test run.
enum DriverJourneys {
  static let pageFirst = Result { try CameraFlow().journeys() }

  /// Those of both that can be taken on a driver.
  static let drivable = Result {
    try (pageFirst.get() + CameraFlow(policy: .gateBeforePush).journeys()).filter(\.isDrivable)
  }
}
