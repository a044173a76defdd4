import EveryPath

/// The way to nearby interaction: running a session asks.
public struct NearbyInteractionFlow: AccessFlow {
  /// A session runs, or it does not.
  public typealias Grant = WholeGrant

  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "nearby-interaction" }

  /// A device may have no chip for it, and the app no description; a refusal cannot be read.
  public var refusals: [AccessRefusal] { [.unavailable, .missingDescription] }

  /// Only the session tells.
  public var hasStatus: Bool { false }

  /// Its errors tell a refusal from everything else.
  public var tellsFailure: Bool { true }
}
