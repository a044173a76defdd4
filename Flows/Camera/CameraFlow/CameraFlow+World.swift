public import EveryPath

/// How a camera journey meets its driver, a relaunch, and its own end.
extension CameraFlow {
  /// The events with which an effect can be answered.
  public func answers(to effect: Effect) -> [Event] { effect.answers }

  /// Where a new process goes on.
  public func resume(from state: State) -> Resumption<State, Outcome> {
    switch state {
    case .openingSettings, .inSettings, .returning: .at(.returning(.gate))
    case .opening, .checking, .readying, .priming, .asking, .confirming, .starting, .running,
      .paused, .blocked, .explaining, .reconsidering, .leaving, .closing, .closed, .ended:
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

  /// What an effect means to the person.
  public func role(of effect: Effect) -> EffectRole { effect.role }

  /// Who causes an event.
  public func role(of event: Event) -> EventRole { event.role }

  /// The id of a state.
  public func name(of state: State) -> String { CameraName.name(of: state) }
}

extension CameraFlow: DialogFlow {
  /// The primer's one button goes on; the guide is cancelled.
  public func closing(of effect: Effect) -> Event? {
    switch effect {
    case .showPrimer: .tapped(.proceed)
    case .showAlert: .tapped(.cancel)
    case .readStatus, .waitUntilReady, .requestAccess, .openPage, .leavePage, .dismissAlert,
      .showMessage, .openSettings, .startSession, .stopSession:
      nil
    }
  }

  /// Takes the primer or the guide away.
  public var dismissal: Effect { .dismissAlert }

  /// It is gone.
  public var dismissed: Event { .alertGone }

  /// Before the question.
  public var readiness: Effect? { .waitUntilReady }
}

extension CameraEffect {
  /// The events with which the effect can be answered.
  public var answers: [CameraEvent] {
    switch self {
    case .readStatus: CameraReading.allCases.map { .read($0) }
    case .waitUntilReady: [.ready]
    case .requestAccess: CameraAnswer.allCases.map { .answered($0) }
    case .openPage: [.pageShown]
    case .leavePage: [.pageLeft]
    case .showPrimer: [.tapped(.proceed)]
    case .showAlert(let reason):
      (reason == .denied ? [.tapped(.openSettings)] : [])
        + [.tapped(.alternative), .tapped(.cancel)]
    case .dismissAlert: [.alertGone]
    case .showMessage(let message):
      (message == .interrupted ? [] : [.tapped(.retry)]) + [.tapped(.cancel)]
    case .openSettings: [.leftApp, .settingsFailed]
    case .startSession: [.sessionStarted] + CameraFault.allCases.map { .sessionFailed($0) }
    case .stopSession: []
    }
  }

  /// What the effect means to the person.
  public var role: EffectRole {
    switch self {
    case .showPrimer(let button): .showsPrimer(button: button)
    case .requestAccess: .asksSystem
    case .openSettings: .opensSettings
    case .showAlert(let reason): .explains(settingsCanHelp: reason == .denied)
    case .readStatus, .waitUntilReady, .openPage, .leavePage, .dismissAlert, .showMessage,
      .startSession, .stopSession:
      .plain
    }
  }
}

extension CameraEvent {
  /// Who causes the event.
  public var role: EventRole {
    switch self {
    case .tapped, .pageGone: .person
    case .read, .ready, .answered, .pageShown, .pageLeft, .alertGone, .leftApp, .settingsFailed,
      .foregrounded, .resigned, .sessionStarted, .sessionFailed, .pictureLost, .interrupted,
      .interruptionEnded:
      .system
    }
  }
}

enum CameraName {
  /// `checking` with the page, `checking at the gate` without.
  static func name(of state: CameraState) -> String {
    switch state {
    case .opening(let stage): "opening" + tail(stage)
    case .checking(let stage): "checking" + tail(stage)
    case .readying(let stage): "readying" + tail(stage)
    case .priming(let stage): "priming" + tail(stage)
    case .asking(let stage): "asking" + tail(stage)
    case .confirming(let stage): "confirming" + tail(stage)
    case .starting(let stage): "starting" + tail(stage)
    case .running: "running"
    case .paused: "paused"
    case .blocked(let fault, let stage): "blocked(\(fault.rawValue))" + tail(stage)
    case .explaining(let reason, let stage): "explaining(\(reason.rawValue))" + tail(stage)
    case .reconsidering(let stage): "reconsidering" + tail(stage)
    case .leaving(let stage): "leaving" + tail(stage)
    case .openingSettings(let stage): "openingSettings" + tail(stage)
    case .inSettings(let stage): "inSettings" + tail(stage)
    case .returning(let stage): "returning" + tail(stage)
    case .closing(let outcome, let stage): "closing(\(outcome.rawValue))" + tail(stage)
    case .closed(let outcome): "closed(\(outcome.rawValue))"
    case .ended: "ended"
    }
  }

  private static func tail(_ stage: Stage) -> String { ".\(stage.rawValue)" }
}
