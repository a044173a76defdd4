import EveryPath

/// The way to Face ID: the first evaluation of a policy asks.
public struct FaceIDFlow: AccessFlow {
  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "face-id" }

  /// A refusal can be read: biometry is then not available although its type is Face ID.
  public var refusals: [AccessRefusal] { [.denied, .unavailable, .missingDescription] }

  /// Only an evaluation tells that it was granted.
  public var hasStatus: Bool { false }

  /// Its errors tell a refusal from everything else.
  public var tellsFailure: Bool { true }
}
