import EveryPath
public import PermissionFlows

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
    /// The exact place for a while, of a person who gives it roughly.
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
  ///
  /// A delegate's call that changes nothing is no answer: it comes as soon as the manager is made
  /// (documented: `locationManagerDidChangeAuthorization(_:)`). The request for the exact place has
  /// a completion, which is always called (documented: CLLocationManager.h).
  public func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> {
    switch (reading, asked) {
    case (.granted(.reduced), nil) where needsExactPlace,
      (.granted(.reduced), .whenInUse?) where needsExactPlace:
      .ask(.fullAccuracy)
    case (.notDetermined, _): .ask(.whenInUse)
    default: decidePlainly(reading, after: asked)
    }
  }
}
