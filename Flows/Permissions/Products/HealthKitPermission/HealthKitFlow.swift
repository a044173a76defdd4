import EveryPath
public import PermissionFlows

/// The way to health data.
public struct HealthKitFlow: AccessFlow {
  /// What can be known to be granted.
  public enum Grant: String, AccessGrant {
    /// The person was asked; whether reading was granted cannot be known, by design.
    case asked
    /// Writing was granted.
    case write

    /// Everything.
    public static let whole = Grant.asked
  }

  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "healthkit" }

  /// An error of a request is told apart from a refusal.
  public var tellsFailure: Bool { true }

  /// Refused to write, without health data, or without a usage description.
  public var refusals: [AccessRefusal] { [.denied, .unavailable, .missingDescription] }

  /// Its switches are in the Health app, and not on the app's page in Settings.
  public var hasSettingsRow: Bool { false }
}
