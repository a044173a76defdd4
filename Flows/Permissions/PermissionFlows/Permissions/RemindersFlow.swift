import EveryPath

/// The way to reminders.
public struct RemindersFlow: AccessFlow {
  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "reminders" }

  /// A store that was asked before the grant gives nothing until it is reset.
  public var renewsObject: Bool { true }
}
