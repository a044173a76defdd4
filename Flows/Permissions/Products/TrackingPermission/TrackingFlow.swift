public import EveryPath
public import PermissionFlows

/// The way to tracking across apps and sites of other companies.
///
/// A question can end without a decision, and is then to be asked again the next time the app is
/// active (documented: `requestTrackingAuthorization(completionHandler:)`): the system drops it,
/// the person leaves it, or asks for additional information. It is asked once more in an attempt.
public struct TrackingFlow: AccessFlow {
  /// It may, or it may not.
  public typealias Grant = WholeGrant
  /// Where it can be.
  public typealias State = AccessState<Grant, Request>
  /// What it can be told.
  public typealias Event = AccessEvent<Grant>
  /// What it can order.
  public typealias Effect = AccessEffect<Request>
  /// How it can end.
  public typealias Outcome = AccessOutcome<Grant>

  /// What the system is asked for.
  public enum Request: String, AccessRequest {
    /// The permission.
    case access
    /// The same once more, after a question that ended without a decision.
    case again

    /// The permission.
    public static let first = Request.access
  }

  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "tracking" }

  /// A refusal is accepted: the person is not asked to think again, nor sent to Settings, where the
  /// row is missing if the switch for all apps is off (documented: "If an app asks to track your
  /// activity").
  public func explains(_ refusal: AccessRefusal) -> Bool { false }

  /// Undecided after the question, it is asked once more.
  public func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> {
    if case .notDetermined = reading, asked == .access { return .ask(.again) }
    return decidePlainly(reading, after: asked)
  }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .readying(.again): waitingToAskAgain
    default: sharedRows(state)
    }
  }

  /// A request at once would be dropped like the one before; what holds then is read once more.
  @RowBuilder private var waitingToAskAgain: Transitions {
    Enter {
      Wait(.seconds(1), because: "iOS drops a request that comes too soon after becoming active")
      Perform(.readStatus, until: .read(.notDetermined)) {
        for reading in readings where reading != .notDetermined {
          Or(.read(reading)) { Go(to: .confirming(.access)) }
        }
      }
      Perform(.waitUntilReady)
    }
    On(.ready) {
      Perform(.request(.again))
      Go(to: .asking(.again))
    }
    Interrupt(.foregrounded) { Go(to: .confirming(.access)) }
    Ignore(.resigned, because: "the question waits until the app is active")
  }
}
