import EveryPath
public import PermissionFlows

/// The way to contacts.
public struct ContactsFlow: AccessFlow {
  /// What can be granted.
  public enum Grant: String, AccessGrant {
    /// All contacts.
    case full
    /// The contacts that the person has chosen: less, and no refusal (from iOS 18).
    case limited
    /// A choice of contacts with none in it: there is nothing to read until the person chooses.
    case nothingChosen

    /// Everything.
    public static let whole = Grant.full
  }

  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "contacts" }

  /// An error of a request is told apart from a refusal.
  public var tellsFailure: Bool { true }
}
