public import PermissionFlow

/// How the way to a permission meets a relaunch, its own end, and its lists.
extension AccessFlow {
  /// Where a new process goes on.
  public func resume(from state: State) -> Resumption<State, Outcome> {
    switch state {
    case .openingSettings, .inSettings, .returning: .at(.returning)
    case .checking, .readying, .priming, .asking, .prompted, .confirming, .explaining,
      .reconsidering, .leaving, .closing, .closed:
      .drop(.cancelled)
    }
  }

  /// The outcome of an attempt that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome {
    switch reason {
    case .cancelled, .driverEnded: .cancelled
    case .dropped: .dropped
    }
  }

  /// The id of a state.
  public func name(of state: State) -> String {
    switch state {
    case .closing(let outcome): "closing(\(outcome.id))"
    case .closed(let outcome): "closed(\(outcome.id))"
    case .readying(let request): "readying(\(request))"
    case .priming(let request): "priming(\(request))"
    case .asking(let request): "asking(\(request))"
    case .prompted(let request): "prompted(\(request))"
    case .confirming(let request): "confirming(\(request))"
    case .explaining(let refusal): "explaining(\(refusal))"
    case .checking, .reconsidering, .leaving, .openingSettings, .inSettings, .returning:
      "\(state)"
    }
  }

  /// Every event that can come.
  public var events: [Event] {
    readings.map { .read($0) } + [.ready]
      + AccessAnswer.allCases.map { .answered($0) } + dialogEvents
      + [.foregrounded, .resigned]
  }

  private var dialogEvents: [Event] {
    let isExplained = !explained.isEmpty
    return (policy.hasPrimer ? [.tapped(.proceed)] : [])
      + (isExplained ? [.tapped(.alternative), .tapped(.cancel)] : [])
      + (isExplained || policy.hasPrimer ? [.alertGone] : [])
      + (isGuided ? [.tapped(.openSettings), .leftApp, .settingsFailed] : [])
  }

  /// Every refusal that can come: what can be read, and where nothing can, what is answered.
  private var possibleRefusals: [AccessRefusal] {
    hasStatus || refusals.contains(.denied) ? refusals : [.denied] + refusals
  }

  private var explained: [AccessRefusal] { possibleRefusals.filter { explains($0) } }
  private var isGuided: Bool { possibleRefusals.contains { offersSettings($0) } }

  /// Every state that can be reached.
  public var states: [State] {
    [.checking] + Request.allCases.flatMap { states(of: $0) } + explained.map { .explaining($0) }
      + dialogStates + Grant.allCases.map { .closed(.granted($0)) }
      + possibleRefusals.map { .closed(AccessOutcome($0)) } + [.closed(.cancelled)]
  }

  private func states(of request: Request) -> [State] {
    [.readying(request), .asking(request), .confirming(request)]
      + (policy.hasPrimer && isFirst(request) ? [.priming(request)] : [])
      + (mayStaySilent(request) ? [.prompted(request)] : [])
  }

  private var dialogStates: [State] {
    guard !explained.isEmpty else { return [] }
    return [.reconsidering, .closing(.alternative), .closed(.alternative)]
      + explained.map { .closing(AccessOutcome($0)) }
      + (hasStatus ? [.closing(.cancelled)] : [])
      + (isGuided ? [.leaving, .openingSettings, .inSettings, .returning] : [])
  }
}

extension AccessOutcome {
  /// The outcome in an id.
  fileprivate var id: String {
    if case .granted(let grant) = self { "\(grant)" } else { "\(self)" }
  }
}
