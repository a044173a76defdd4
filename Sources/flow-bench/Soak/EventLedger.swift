import EveryPath
import PermissionDrivers
import PermissionFlows

/// What was told of for analytics, and whether its order and its details make sense.
@MainActor
final class EventLedger {
  private(set) var mistakes: [String] = []
  private var counts: [PermissionCoordinator.Event.Name: Int] = [:]
  /// The details that each name can have; none where it has none.
  private let details: [PermissionCoordinator.Event.Name: Set<String>]

  init<F: AccessFlow>(of flow: F) {
    let ends = flow.states.compactMap { state in
      if case .closed(let outcome) = state { outcome } else { AccessOutcome<F.Grant>?.none }
    }
    details = [
      .answered: Set(AccessAnswer.allCases.map(\.rawValue)),
      .explained: Set(flow.explainedRefusals.map(\.rawValue)),
      .tapped: Set(AccessButton.allCases.map(\.rawValue)),
      .cameBack: Set(flow.readings.map { identifier(of: $0) }),
      .outcome: Set((ends + [.cancelled, .dropped]).map { identifier(of: $0) }),
    ]
  }

  var begun: Int { count(.began) + count(.resumed) }
  var ended: Int { count(.outcome) }

  /// How often something was told.
  func count(_ name: PermissionCoordinator.Event.Name) -> Int { counts[name, default: 0] }

  func note(_ event: PermissionCoordinator.Event) {
    counts[event.name, default: 0] += 1
    // One attempt at a time: it begins, and what it is told and shows comes before its outcome.
    let isOfAttempt = event.name != .outcome && event.name != .changed
    if !(0...1).contains(begun - ended) || count(.answered) > count(.asked)
      || (isOfAttempt && begun == ended)
    {
      mistakes.append("\(event.permission): `\(event.name.rawValue)` is out of order")
    }
    let known = details[event.name] ?? []
    if event.detail.map(known.contains) ?? known.isEmpty { return }
    mistakes.append(
      "\(event.permission): `\(event.name.rawValue)` has the detail `\(event.detail ?? "")`")
  }
}
