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

  /// Every event that can come.
  public var events: [Event] {
    readings.map { .read($0) } + [.ready]
      + AccessAnswer.allCases.map { .answered($0) } + dialogEvents
      + [.foregrounded, .resigned]
  }

  private var dialogEvents: [Event] {
    let isGuided = refusals.contains { $0 == .denied && explains($0) }
    let isExplained = refusals.contains { explains($0) }
    return (policy.hasPrimer ? [.tapped(.proceed)] : [])
      + (isExplained ? [.tapped(.alternative), .tapped(.cancel)] : [])
      + (isExplained || policy.hasPrimer ? [.alertGone] : [])
      + (isGuided ? [.tapped(.openSettings), .leftApp, .settingsFailed] : [])
  }
}
