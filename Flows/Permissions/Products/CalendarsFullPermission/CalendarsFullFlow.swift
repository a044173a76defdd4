import EveryPath
public import PermissionFlows

/// The way to calendars, to read and write.
public struct CalendarsFullFlow: AccessFlow {
  /// What can be granted.
  public enum Grant: String, AccessGrant {
    /// Everything.
    case full
    /// Adding only.
    case writeOnly

    /// Everything.
    public static let whole = Grant.full
  }

  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "calendars-full" }

  /// An error of a request is told apart from a refusal.
  public var tellsFailure: Bool { true }

  /// A store that was asked before the grant gives nothing until it is reset.
  public var renewsObject: Bool { true }

  /// Adding only is asked to become everything, once; then it is what there is.
  public func decide(
    _ reading: AccessReading<Grant>, after asked: OnlyRequest?
  ) -> AccessDecision<Grant, OnlyRequest> {
    reading == .granted(.writeOnly) && asked == nil
      ? .ask(.access) : decidePlainly(reading, after: asked)
  }
}
