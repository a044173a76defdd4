import EveryPath
import PermissionFlows

/// A way to a permission that is as another one, but for what it does wrong.
protocol AlteredAccess: AccessFlow
where Grant == Base.Grant, Request == Base.Request {
  /// The way that is right.
  associatedtype Base: AccessFlow

  /// The way that is right.
  var base: Base { get set }
}

extension AlteredAccess {
  var policy: AccessPolicy {
    get { base.policy }
    set { base.policy = newValue }
  }
  var refusals: [AccessRefusal] { base.refusals }
  var hasStatus: Bool { base.hasStatus }
  var tellsFailure: Bool { base.tellsFailure }
  var renewsObject: Bool { base.renewsObject }
  var hasSettingsRow: Bool { base.hasSettingsRow }
  var hasQuestion: Bool { base.hasQuestion }
  var settlesLate: Bool { base.settlesLate }
  var states: [State] { [] }

  func mayStaySilent(_ request: Request) -> Bool { base.mayStaySilent(request) }
  func explains(_ refusal: AccessRefusal) -> Bool { base.explains(refusal) }
  func offersRetry(_ refusal: AccessRefusal) -> Bool { base.offersRetry(refusal) }

  func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> { base.decide(reading, after: asked) }

  func decideRefused(_ request: Request) -> AccessDecision<Grant, Request> {
    base.decideRefused(request)
  }

  func resume(from state: State) -> Resumption<State, Outcome> { base.resume(from: state) }
}

/// Takes the success of a request for a grant, without reading anything.
///
/// HealthKit's success means that its sheet was finished (documented: HKHealthStore.h).
struct BelievesSuccess<Base: AccessFlow>: AlteredAccess {
  typealias Grant = Base.Grant
  typealias Request = Base.Request

  /// The way that is right.
  var base: Base
  private let grant: Base.Grant

  /// As the other way, but taking success for `grant`.
  init(_ base: Base, _ grant: Base.Grant) {
    self.base = base
    self.grant = grant
  }

  var name: String { "\(base.name)-success" }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking(let request):
      On(.answered(.yes)) { Go(to: .closed(.granted(grant))) }
      On(.answered(.no)) { Go(to: .confirming(request)) }
    default: sharedRows(state)
    }
  }
}
