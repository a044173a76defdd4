import EveryPath
public import PermissionFlows

/// The way to location at all times.
public struct LocationAlwaysFlow: AccessFlow {
  /// What can be granted.
  public enum Grant: String, AccessGrant {
    /// At all times; perhaps until the system asks again, later.
    case always
    /// While the app is in use only.
    case whenInUse

    /// At all times.
    public static let whole = Grant.always
  }

  /// What the system is asked for.
  public enum Request: String, AccessRequest {
    case whenInUse
    /// At all times, of a person who has not decided.
    case alwaysAtOnce
    /// At all times, of a person who gives it while in use.
    case always

    /// While in use.
    public static let first = Request.whenInUse
  }

  /// The two routes to it.
  public enum Route: String, Hashable, Sendable, CaseIterable {
    /// While in use first, then at all times: two questions, both at once.
    case gradual
    /// At all times directly: the second question comes later, from the system.
    case direct
  }

  /// Words, delays and variants.
  public var policy: AccessPolicy
  /// The route.
  public var route: Route

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy(), route: Route = .gradual) {
    self.policy = policy
    self.route = route
  }

  /// The flow's name.
  public var name: String { route == .gradual ? "location-always" : "location-always-direct" }

  /// Location Services may be off for all apps.
  public var refusals: [AccessRefusal] {
    [.denied, .restricted, .switchedOff, .missingDescription]
  }

  /// Less than always is asked to become more, once; then it is what there is.
  ///
  /// A delegate's call that changes nothing is no answer: it comes as soon as the manager is made
  /// (documented: `locationManagerDidChangeAuthorization(_:)`).
  public func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> {
    switch (reading, asked) {
    case (.notDetermined, _): .ask(route == .gradual ? .whenInUse : .alwaysAtOnce)
    case (.granted(.whenInUse), nil), (.granted(.whenInUse), .whenInUse?): .ask(.always)
    default: decidePlainly(reading, after: asked)
    }
  }

  /// "Keep only while using" calls no delegate at all, and a second question is never asked
  /// (documented: `requestAlwaysAuthorization()`).
  public func mayStaySilent(_ request: Request) -> Bool { request == .always }
}
