public import PermissionAccess
public import PermissionFlow

/// Takes the success of a request for a grant, without reading anything.
///
/// HealthKit's success means that its sheet was finished (documented: HKHealthStore.h).
public struct BelievesSuccess<Base: AccessFlow>: AlteredAccess {
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
  public var base: Base
  private let grant: Base.Grant

  /// As the other way, but taking success for `grant`.
  public init(_ base: Base, _ grant: Base.Grant) {
    self.base = base
    self.grant = grant
  }

  /// The flow's name.
  public var name: String { "\(base.name)-success" }

  /// The rows of a state: success is believed.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .asking(let request):
      On(.answered(.yes)) { Go(to: .closed(.granted(grant))) }
      On(.answered(.no)) { Go(to: .confirming(request)) }
    default: sharedRows(state)
    }
  }
}
