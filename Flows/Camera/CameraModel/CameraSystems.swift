public import CameraFlow
public import FlowModel
public import PermissionFlow
public import SimulatedPhone

/// The camera journeys on the simulated phone.
public enum CameraSystems {
  /// A camera journey as a system, with the camera's one list of promises.
  public static func system<F: Flow>(
    _ name: String, _ summary: String, _ flow: F, isLesson: Bool = false,
    worlds: [Phone] = [Phone()]
  ) throws(DefinitionErrors) -> System<Phone>
  where F.Effect == CameraEffect, F.Event == CameraEvent, F.Outcome == CameraOutcome {
    System(
      name, summary, isLesson: isLesson, parts: [try CameraBinding.part(flow)], worlds: worlds
    ) {
      Never("two") { _ in false }
    }
  }
}
