import EveryPath

/// The way to motion and fitness: the first query asks.
public struct MotionFlow: AccessFlow {
  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "motion" }

  /// A device may have no motion sensors.
  public var refusals: [AccessRefusal] {
    [.denied, .restricted, .unavailable, .missingDescription]
  }
}
