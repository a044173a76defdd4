import EveryPath
public import PermissionFlows

/// The way to notifications.
public struct NotificationsFlow: AccessFlow {
  /// What can be granted.
  public enum Grant: String, AccessGrant {
    /// With alerts and sounds.
    case full
    /// Quietly, on trial, without a question: no refusal.
    case provisional
    /// With alerts, sounds and badges all switched off: only Settings can bring them back.
    case muted
    /// For a while, to an app clip.
    case ephemeral
    /// Loud even while the device is silent.
    case critical

    /// With alerts and sounds.
    public static let whole = Grant.full
  }

  /// What the system is asked for.
  public enum Request: String, AccessRequest {
    /// Quiet notifications: granted at once, and nobody is asked.
    case quiet
    case alerts
    /// Critical alerts, which need an entitlement of Apple's.
    case critical

    /// Alerts.
    public static let first = Request.alerts
  }

  /// Words, delays and variants.
  public var policy: AccessPolicy
  /// What the app needs.
  public var wish: Request

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy(), wish: Request = .alerts) {
    self.policy = policy
    self.wish = wish
  }

  /// The flow's name.
  public var name: String {
    switch wish {
    case .alerts: "notifications"
    case .quiet: "notifications-quiet"
    case .critical: "notifications-critical"
    }
  }

  /// There is no restricted, and no usage description.
  public var refusals: [AccessRefusal] { [.denied] }

  /// What is granted is asked to become what is needed, once.
  public func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> {
    switch (reading, wish, asked) {
    case (.notDetermined, .quiet, nil): .ask(.quiet)
    case (.granted(.provisional), .alerts, nil), (.granted(.provisional), .critical, nil):
      .ask(.alerts)
    case (.granted(.full), .critical, nil), (.granted(.full), .critical, .alerts?): .ask(.critical)
    default: decidePlainly(reading, after: asked)
    }
  }
}
