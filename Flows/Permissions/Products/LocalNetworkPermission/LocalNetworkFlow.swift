import EveryPath
public import PermissionFlows

/// The way to the local network: the first operation asks, and may fail before the answer.
public struct LocalNetworkFlow: AccessFlow {
  /// It is there, or it is not.
  public typealias Grant = WholeGrant

  /// An operation on the network.
  public enum Request: String, AccessRequest {
    /// The first, which may fail because the system is still asking.
    case operation
    /// The same once more, when nothing is being asked any longer: its result counts.
    case retry

    /// The first operation.
    public static let first = Request.operation
  }

  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "local-network" }

  /// Nothing can be read but the app's own keys, without which Bonjour fails at once.
  public var refusals: [AccessRefusal] { [.missingDescription] }

  /// Only an operation tells.
  public var hasStatus: Bool { false }

  /// A refusal has an error of its own; everything else is the network's.
  public var tellsFailure: Bool { true }

  /// A first "no" may come while the person is still being asked; a second one is theirs.
  public func decideRefused(_ request: Request) -> AccessDecision<Grant, Request> {
    request == .operation ? .ask(.retry) : .refused(.denied)
  }
}
