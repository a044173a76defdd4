public import CameraFlow
public import EveryPath
public import FlowModel
public import SimulatedPhone

/// The camera journeys on the simulated phone.
public enum CameraSystems {
  /// Every camera system, built when somebody works with it: the shipped ones, then the lessons.
  public static var catalog: [any AnySystem] {
    shipped.map { name, summary, flow in
      LazySystem(name, summary) { try system(name, summary, flow) }
    }
      + lessons
  }

  private static var shipped: [(String, String, CameraFlow)] {
    [
      (
        "camera", "the camera page first; after a refusal it is left, then explained",
        CameraFlow()
      ),
      (
        "camera-gate", "the camera page only once the camera is permitted",
        CameraFlow(policy: .gateBeforePush)
      ),
      (
        "camera-primer", "as camera-gate, with a page of our own before the system's alert",
        CameraFlow(policy: .gateBeforePush, hasPrimer: true)
      ),
    ]
  }

  /// A camera journey on the phone, with the camera's one list of properties.
  ///
  /// - Parameter worlds: the phones to start from.
  /// - Throws: ``DefinitionErrors`` if the flow has mistakes.
  public static func system(
    _ name: String, _ summary: String, _ flow: CameraFlow, worlds: [Phone] = [Phone()]
  ) throws(DefinitionErrors) -> System<Phone> {
    System(
      name, summary, components: [try CameraBinding.component(flow)], worlds: worlds,
      breakers: { try breakers() }
    ) {
      CameraProperties.all(hasPrimer: flow.hasPrimer, settingsDelay: flow.settingsDelay)
    }
  }
}
