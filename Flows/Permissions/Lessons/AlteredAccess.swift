public import PermissionAccess
public import PermissionFlow

/// A way to a permission that is as another one, but for what it does wrong.
public protocol AlteredAccess: AccessFlow
where Grant == Base.Grant, Request == Base.Request {
  /// The way that is right.
  associatedtype Base: AccessFlow

  /// The way that is right.
  var base: Base { get set }
}

extension AlteredAccess {
  /// As the right way.
  public var policy: AccessPolicy {
    get { base.policy }
    set { base.policy = newValue }
  }
  /// As the right way.
  public var refusals: [AccessRefusal] { base.refusals }
  /// As the right way.
  public var hasStatus: Bool { base.hasStatus }
  /// As the right way.
  public var tellsFailure: Bool { base.tellsFailure }
  /// As the right way.
  public var renewsObject: Bool { base.renewsObject }
  /// As the right way.
  public var hasSettingsRow: Bool { base.hasSettingsRow }
  /// As the right way.
  public var hasQuestion: Bool { base.hasQuestion }
  /// As the right way.
  public var settlesLate: Bool { base.settlesLate }
  /// Whatever the mistake leads to.
  public var states: [State] { [] }

  /// As the right way.
  public func mayStaySilent(_ request: Request) -> Bool { base.mayStaySilent(request) }
  /// As the right way.
  public func explains(_ refusal: AccessRefusal) -> Bool { base.explains(refusal) }
  /// As the right way.
  public func offersRetry(_ refusal: AccessRefusal) -> Bool { base.offersRetry(refusal) }

  /// As the right way.
  public func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> { base.decide(reading, after: asked) }

  /// As the right way.
  public func decideRefused(_ request: Request) -> AccessDecision<Grant, Request> {
    base.decideRefused(request)
  }

  /// As the right way.
  public func resume(from state: State) -> Resumption<State, Outcome> { base.resume(from: state) }
}
