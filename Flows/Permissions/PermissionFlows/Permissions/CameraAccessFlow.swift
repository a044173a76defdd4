import EveryPath

/// The way to the permission for the camera alone, without its page: for a flow that calls it.
public struct CameraAccessFlow: AccessFlow {
  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = .silent) { self.policy = policy }

  /// The flow's name.
  public var name: String { "camera-access" }

  /// A device may have no camera.
  public var refusals: [AccessRefusal] {
    [.denied, .restricted, .unavailable, .missingDescription]
  }
}
