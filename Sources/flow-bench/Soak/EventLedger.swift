import EveryPath
import PermissionDrivers
import PermissionFlows

/// What was told of for analytics, and whether its order and its details make sense.
@MainActor
final class EventLedger {
  private(set) var begun = 0
  private(set) var ended = 0
  private(set) var asked = 0
  private(set) var answered = 0
  private(set) var primers = 0
  private(set) var refusals = 0
  var mistakes: [String] = []
  private let details: [PermissionEvent.Name: Set<String>]

  init(details: [PermissionEvent.Name: Set<String>]) { self.details = details }

  func note(_ event: PermissionEvent) {
    count(event.name)
    // One attempt at a time: it begins, and what it is told and shows comes before its outcome.
    let isRunning = begun > ended
    let isOfAttempt = event.name != .outcome && event.name != .changed
    if begun - ended > 1 || ended > begun || answered > asked || (isOfAttempt && !isRunning) {
      mistakes.append("\(event.permission): `\(event.name.rawValue)` is out of order")
    }
    let known = details[event.name] ?? []
    if event.detail.map({ known.contains($0) }) ?? known.isEmpty { return }
    mistakes.append(
      "\(event.permission): `\(event.name.rawValue)` has the detail `\(event.detail ?? "")`")
  }

  private func count(_ name: PermissionEvent.Name) {
    switch name {
    case .began, .resumed: begun += 1
    case .outcome: ended += 1
    case .asked: asked += 1
    case .answered: answered += 1
    case .primerShown: primers += 1
    case .explained: refusals += 1
    case .tapped, .leftForSettings, .settingsFailed, .cameBack, .changed: break
    }
  }

  var words: String {
    "\(begun) begun, \(ended) ended, \(asked) asked, \(primers) primers, \(refusals) explained"
  }
}

/// The fixed lists of what an event can say more.
enum EventDetails {
  /// The details that a flow can tell, by name; none where a name has no detail.
  static func known<F: AccessFlow>(to flow: F) -> [PermissionEvent.Name: Set<String>] {
    let ends = flow.states.compactMap { state in
      if case .closed(let outcome) = state { outcome } else { AccessOutcome<F.Grant>?.none }
    }
    return [
      .answered: Set(AccessAnswer.allCases.map(\.rawValue)),
      .explained: Set(flow.explainedRefusals.map(\.rawValue)),
      .tapped: Set(AccessButton.allCases.map(\.rawValue)),
      .cameBack: Set(flow.readings.map { identifier(of: $0) }),
      .outcome: Set((ends + [.cancelled, .dropped]).map { identifier(of: $0) }),
    ]
  }
}
