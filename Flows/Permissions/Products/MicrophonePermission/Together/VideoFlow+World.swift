public import EveryPath
public import PermissionFlows

/// How the way to a video meets its driver, a relaunch, and its own end.
extension VideoFlow {
  /// The events with which an effect can be answered.
  public func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .read: Self.readings.map { .read($0) }
    case .waitUntilReady: [.ready]
    case .showAlert: [.tapped(.openSettings), .tapped(.alternative), .tapped(.cancel), .swept]
    case .dismissAlert: [.alertGone]
    case .openSettings: [.leftApp, .settingsFailed]
    }
  }

  /// The guide is cancelled.
  public func closing(of effect: Effect) -> Event? {
    if case .showAlert = effect { .tapped(.cancel) } else { nil }
  }

  /// Takes the guide away.
  public var dismissal: Effect { .dismissAlert }

  /// It is gone.
  public var dismissed: Event { .alertGone }

  /// What carried the dialog was closed.
  public var swept: Event? { .swept }

  /// Where a new process goes on: both are read again, and what is still refused is accepted.
  public func resume(from state: State) -> Resumption<State, Outcome> {
    switch state {
    case .openingSettings, .inSettings, .besideSettings, .returning: .at(.returning)
    case .camera, .microphone, .explaining, .explainingAgain, .reconsidering, .leaving, .closing,
      .closed:
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
  public func role(of effect: Effect) -> EffectRole {
    switch effect {
    case .openSettings: .opensSettings
    case .showAlert: .explains(settingsCanHelp: true)
    case .read, .waitUntilReady, .dismissAlert: .plain
    }
  }

  /// What carries the dialog is closed, or a button of it is touched: the driver tells either.
  public var boundEvents: [Event] { [.swept] }

  /// Who causes an event.
  public func role(of event: Event) -> EventRole {
    if case .tapped = event { .person } else { .system }
  }

  /// Every event that can come.
  public var events: [Event] {
    Self.readings.map { .read($0) }
      + [
        .tapped(.openSettings), .tapped(.alternative), .tapped(.cancel), .alertGone, .swept,
        .leftApp, .settingsFailed, .foregrounded, .resigned, .ready,
      ]
  }

  /// Every state that can be reached.
  public var states: [State] {
    Visit.allCases.flatMap { [.camera($0), .microphone($0)] }
      + Medium.allCases.flatMap {
        [.explaining($0), .explainingAgain($0), .leaving($0), .openingSettings($0)]
      }
      + [.reconsidering, .inSettings, .besideSettings, .returning]
      + [.denied, .alternative, .pictureOnly].map { .closing($0) }
      + VideoOutcome.allCases.map { .closed($0) }
  }
}
