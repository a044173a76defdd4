public import PermissionAccess
public import PermissionFlow

/// Waits for a delegate that hears of changes only, where nothing has changed.
///
/// So do permission libraries (reported: PermissionsKit's handler for location at all times never
/// ends on "keep only while using").
public struct WaitsForTheDelegate<Base: AccessFlow>: AccessFlow {
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

  private let base: Base

  /// As the other way, but for the waiting.
  public init(_ base: Base) { self.base = base }

  /// The flow's name.
  public var name: String { "\(base.name)-waits" }
  /// Words, delays and variants.
  public var policy: AccessPolicy { base.policy }
  /// As the other way.
  public var refusals: [AccessRefusal] { base.refusals }
  /// Whatever waiting leads to.
  public var states: [State] { [] }

  /// As the other way.
  public func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> { base.decide(reading, after: asked) }

  /// The rows of a state: only the delegate ends the waiting.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .asking(let request):
      for answer in AccessAnswer.allCases {
        On(.answered(answer)) { Go(to: .confirming(request)) }
      }
    default: sharedRows(state)
    }
  }
}
