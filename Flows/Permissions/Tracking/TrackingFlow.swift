public import PermissionAccess
import PermissionFlow

/// The way to tracking across apps and sites of other companies.
public struct TrackingFlow: AccessFlow {
  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "tracking" }

  /// A refusal is accepted: nobody is asked to think again, and nobody is sent to Settings, where the
  /// row is missing if the switch for all apps is off (documented: "If an app asks to track your
  /// activity").
  public func explains(_ refusal: AccessRefusal) -> Bool { false }
}
