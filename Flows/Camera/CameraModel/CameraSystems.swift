public import CameraFlow
public import EveryPath
public import FlowModel
public import PermissionFlows
public import SimulatedPhone

/// The camera journeys on the simulated phone.
public enum CameraSystems {
  /// Every camera system, built when first used: the shipped ones, then the lessons.
  public static var catalog: [any AnySystem] {
    shipped.map { name, summary, flow, policy in
      LazySystem(name, summary) { try system(name, summary, flow, policy) }
    }
      + lessons
  }

  private static var shipped: [(String, String, CameraFlow, AccessPolicy)] {
    [
      (
        "camera", "the camera page first; after a refusal it is left, then explained",
        CameraFlow(), AccessPolicy()
      ),
      (
        "camera-gate", "the camera page only once the camera is permitted",
        CameraFlow(policy: .gateBeforePush), AccessPolicy()
      ),
      (
        "camera-primer", "as camera-gate, with a page of our own before the system's alert",
        CameraFlow(policy: .gateBeforePush), AccessPolicy(hasPrimer: true)
      ),
    ]
  }

  /// A camera page and its permission on the phone, with the camera's list of properties.
  ///
  /// - Parameters:
  ///   - policy: words, delays and variants of the permission.
  ///   - worlds: the phones to start from.
  /// - Throws: ``DefinitionErrors`` if a flow has mistakes.
  public static func system(
    _ name: String, _ summary: String, _ flow: CameraFlow, _ policy: AccessPolicy = AccessPolicy(),
    worlds: [Phone] = [Phone()]
  ) throws(DefinitionErrors) -> System<Phone> {
    System(
      name, summary, components: try CameraBinding.components(flow, policy: policy),
      worlds: worlds, breakers: { try breakers() }
    ) { CameraProperties.all(policy) }
  }
}
