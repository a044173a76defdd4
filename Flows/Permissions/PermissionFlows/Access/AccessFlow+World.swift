public import EveryPath

/// How the way to a permission meets a relaunch, its own end, and its lists.
extension AccessFlow {
  /// Where a new process goes on.
  public func resume(from state: State) -> Resumption<State, Outcome> {
    switch state {
    case .openingSettings, .inSettings, .besideSettings, .returning: .at(.returning)
    case .checking, .readying, .priming, .primingAgain, .asking, .prompted, .heeding, .confirming,
      .doubting, .explaining, .explainingAgain, .reconsidering, .leaving, .closing, .closed,
      .heeded:
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

  /// What carries a dialog is closed, or a button of it is touched: the driver tells either.
  public var boundEvents: [Event] { [.swept] }

  /// The app may keep silent about a request for more than was granted.
  public func certainty(of effect: Effect) -> Certainty {
    if case .request(let request) = effect, mayStaySilent(request) { return .possible }
    return role(of: effect).certainty
  }

  /// Every event that can come.
  @_semantics("optimize.sil.specialize.generic.never")
  public var events: [Event] {
    readings.map { .read($0) }
      + (hasQuestion || isGuided ? [.ready] : [])
      + (hasQuestion ? AccessAnswer.allCases.map { .answered($0) } : [])
      + (tellsFailure ? [.failed] : []) + dialogEvents
      + [.foregrounded, .resigned]
  }

  private var dialogEvents: [Event] {
    let isExplained = !explainedRefusals.isEmpty
    return (policy.hasPrimer ? [.tapped(.proceed)] : [])
      + (isExplained ? [.tapped(.alternative), .tapped(.cancel)] : [])
      + (isExplained || policy.hasPrimer ? [.alertGone, .swept] : [])
      + (isGuided ? [.tapped(.openSettings), .leftApp, .settingsFailed] : [])
      + (explainedRefusals.contains { offersRetry($0) } ? [.tapped(.retry)] : [])
  }

  /// Every refusal that can come: what can be read, what fails, and where nothing can be read, what
  /// is answered.
  private var possibleRefusals: [AccessRefusal] {
    var told: [AccessRefusal] = []
    if !hasStatus, !canReadDenial {
      for case .refused(let refusal) in requests.map({ decideRefused($0) })
      where !told.contains(refusal) {
        told.append(refusal)
      }
    }
    if tellsFailure, hasQuestion, !refusals.contains(.failed) { told.append(.failed) }
    return told + readRefusals
  }

  /// The refusal whose dialog leads to Settings.
  var guidedRefusal: AccessRefusal { possibleRefusals.first { offersSettings($0) } ?? .denied }

  /// What the system is asked for on some way, in order.
  @_semantics("optimize.sil.specialize.generic.never")
  public var requests: [Request] {
    var found: [Request] = []
    var asked: [Request?] = [nil]
    while let last = asked.popLast() {
      var decisions = readings.map { decide($0, after: last) }
      if let last, !hasStatus, !canReadDenial { decisions.append(decideRefused(last)) }
      for case .ask(let request) in decisions where !found.contains(request) {
        found.append(request)
        asked.append(request)
      }
    }
    return Request.allCases.filter { found.contains($0) }
  }

  /// Whether a way leads to an attempt that ends without an answer.
  private var givesUp: Bool {
    let asked: [Request?] = [nil] + requests.map { $0 }
    return (canBeUndecided && !explainedRefusals.isEmpty)
      || asked.contains { asked in
        readings.contains { decide($0, after: asked) == .giveUp }
      }
  }

  /// Whether a read may say that the person has not decided.
  private var canBeUndecided: Bool { hasStatus && hasQuestion }

  /// Every refusal that a dialog may explain.
  @_semantics("optimize.sil.specialize.generic.never")
  public var explainedRefusals: [AccessRefusal] { possibleRefusals.filter { explains($0) } }
  private var isGuided: Bool { possibleRefusals.contains { offersSettings($0) } }

  /// Every state that can be reached.
  @_semantics("optimize.sil.specialize.generic.never")
  public var states: [State] {
    [.checking] + requests.flatMap { states(of: $0) }
      + explainedRefusals.flatMap { [.explaining($0), .explainingAgain($0)] }
      + dialogStates + Grant.allCases.map { .closed(.granted($0)) }
      + possibleRefusals.map { .closed(AccessOutcome($0)) }
      + (explainedRefusals.isEmpty && !policy.hasPrimer ? [] : [.closed(.dropped)])
      + (givesUp ? [.closed(.cancelled)] : [])
      + (requests.contains { mayStaySilent($0) } ? [.heeded] : [])
  }

  private func states(of request: Request) -> [State] {
    [.readying(request), .asking(request), .confirming(request)]
      + (policy.hasPrimer && isFirst(request) ? [.priming(request), .primingAgain(request)] : [])
      + (mayStaySilent(request) ? [.prompted(request), .heeding(request)] : [])
      + ((hasStatus ? tellsFailure : !canReadDenial) ? [.doubting(request)] : [])
  }

  private var dialogStates: [State] {
    guard !explainedRefusals.isEmpty else { return [] }
    return [.reconsidering, .closing(.alternative), .closed(.alternative)]
      + explainedRefusals.map { .closing(AccessOutcome($0)) }
      + (canBeUndecided ? [.closing(.cancelled)] : [])
      + (isGuided
        ? [.leaving, .openingSettings, .inSettings, .besideSettings, .returning] : [])
  }
}
