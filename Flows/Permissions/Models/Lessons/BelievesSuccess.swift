import EveryPath
import PermissionFlows

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
