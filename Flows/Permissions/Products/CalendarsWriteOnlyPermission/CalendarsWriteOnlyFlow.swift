import EveryPath
public import PermissionFlows

/// The way to adding events without reading calendars.
public struct CalendarsWriteOnlyFlow: AccessFlow {
  /// What can be granted; either is enough.
  public enum Grant: String, AccessGrant {
    /// Adding.
    case writeOnly
    /// Everything: it was granted for another purpose before.
    case full

    /// Adding.
    public static let whole = Grant.writeOnly
  }

  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "calendars-write-only" }

  /// An error of a request is told apart from a refusal.
  public var tellsFailure: Bool { true }

  /// A store that was asked before the grant gives nothing until it is reset.
  public var renewsObject: Bool { true }
}
