public import PermissionAccess
import PermissionFlow

/// The way to location while the app is in use.
public struct LocationWhenInUseFlow: AccessFlow {
  /// What can be granted.
  public enum Grant: String, AccessGrant {
    /// The exact place, while the app is in use; perhaps once only.
    case whenInUse
    /// The place roughly, while the app is in use.
    case reduced

    /// The exact place.
    public static let whole = Grant.whenInUse
  }

  /// What the system is asked for.
  public enum Request: String, AccessRequest {
    case whenInUse
    /// The exact place for a while, of somebody who gives it roughly.
    case fullAccuracy

    /// Location itself.
    public static let first = Request.whenInUse
  }

  /// Words, delays and variants.
  public var policy: AccessPolicy
  /// Whether a rough place is not enough, so that the exact one is asked for once.
  public var needsExactPlace: Bool

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy(), needsExactPlace: Bool = false) {
    self.policy = policy
    self.needsExactPlace = needsExactPlace
  }

  /// The flow's name.
  public var name: String { needsExactPlace ? "location-exact" : "location-when-in-use" }

  /// Location Services may be off for all apps.
  public var refusals: [AccessRefusal] {
    [.denied, .restricted, .switchedOff, .missingDescription]
  }

  /// A rough place is a grant; where it is not enough, the exact one is asked for once.
  public func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> {
    reading == .granted(.reduced) && needsExactPlace && asked != .fullAccuracy
      ? .ask(.fullAccuracy) : decidePlainly(reading, after: asked)
  }

  /// The delegate hears of changes only (documented: `locationManagerDidChangeAuthorization(_:)`); the
  /// request for the exact place has a completion, which is always called (documented:
  /// CLLocationManager.h).
  public func mayStaySilent(_ request: Request) -> Bool { request == .whenInUse }
}
