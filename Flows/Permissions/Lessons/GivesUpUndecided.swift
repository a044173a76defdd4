public import PermissionAccess
import PermissionFlow

/// Gives up where the system's question ended without a decision, and never asks again.
///
/// App Review has rejected apps whose only request was dropped, because no question was found
/// (reported: deniza/app_tracking_transparency #54).
public struct GivesUpUndecided<Base: AccessFlow>: AlteredAccess {
  /// Where it can be.
  public typealias State = AccessState<Base.Grant, Base.Request>
  /// What it can be told.
  public typealias Event = AccessEvent<Base.Grant>
  /// What it can order.
  public typealias Effect = AccessEffect<Base.Request>
  /// How it can end.
  public typealias Outcome = AccessOutcome<Base.Grant>
  /// What can be granted.
  public typealias Grant = Base.Grant
  /// What the system is asked for.
  public typealias Request = Base.Request

  /// The way that is right.
  public let base: Base

  /// As the other way, but for what it does about a question without a decision.
  public init(_ base: Base) { self.base = base }

  /// The flow's name.
  public var name: String { "\(base.name)-gives-up" }

  /// What to do about a fresh reading.
  public func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> {
    asked != nil && reading == .notDetermined ? .giveUp : base.decide(reading, after: asked)
  }
}
