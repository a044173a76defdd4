import EveryPath

/// The way to the Focus status.
public struct FocusStatusFlow: AccessFlow {
  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "focus-status" }
}
