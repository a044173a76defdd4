public import EveryPath

/// How a gate meets its driver, a relaunch, and its own end.
extension GateFlow {
  /// Every state.
  public var states: [State] {
    [.asked] + gated.flatMap(states(of:))
      + GateOutcome.allCases.flatMap { [.leaving($0), .closed($0)] }
  }

  private func states(of action: Action) -> [State] {
    let asking = GateReason.allCases.map { State.asking(action, $0) }
    return [.weighing(action), .reconsidering(action)] + asking
      + LoginFault.allCases.map { .failing(action, $0) }
      + [
        .filling(action), .awaiting(action), .deciding(action), .stopped(action),
        .continuing(action), .sending(action),
      ]
  }

  /// The events with which an effect can be answered.
  public func answers(to effect: Effect) -> [Event] {
    effect.answers(wishes: gated + free)
  }

  /// Where a new process goes on with a blocked action.
  public func resume(from state: State) -> Resumption<State, Outcome> {
    state.action.map { .at(.reconsidering($0)) } ?? .drop(.dropped)
  }

  /// The outcome of an attempt that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome {
    switch reason {
    case .cancelled: .cancelled
    case .dropped, .driverEnded: .dropped
    }
  }

  /// Who causes an event.
  public func role(of event: Event) -> EventRole { event.role }

  /// A panel that goes is told as closed, whoever takes it away: its driver promises that.
  public var boundEvents: [Event] { [.tapped(.close)] }

  /// The id of a state.
  public func name(of state: State) -> String { state.id }
}

extension GateFlow: DialogFlow {
  /// The panel is closed, whatever it shows.
  public func closing(of effect: Effect) -> Event? {
    switch effect {
    case .showPanel: .tapped(.close)
    case .readWish, .readStanding, .keepWish, .dropWish, .hidePanel, .send, .run: nil
    }
  }

  /// Takes the panel away.
  public var dismissal: Effect { .hidePanel }

  /// It is gone.
  public var dismissed: Event { .panelHidden }
}

extension GateEffect {
  /// The events with which the effect can be answered.
  public func answers(wishes: [Action]) -> [GateEvent] {
    switch self {
    case .readWish: wishes.map { .wants($0.rawValue) }
    case .readStanding: GateStanding.allCases.map { .standing($0) }
    case .showPanel(let content, _): content.buttons.map { .tapped($0) }
    case .hidePanel: [.panelHidden]
    case .send: [.done, .failed] + Lapse.allCases.map { .unauthorised($0) }
    case .keepWish, .dropWish, .run: []
    }
  }
}

extension GateEvent {
  /// Who causes the event.
  public var role: EventRole {
    switch self {
    case .wished, .tapped: .person
    case .wants, .standing, .panelHidden, .done, .failed, .unauthorised, .loginFailed,
      .mergeConflict, .mergeExpired, .moveStopped, .accountReady, .loginNeeded, .accountLeft,
      .accountChanged:
      .system
    }
  }
}

extension GateState {
  /// The action it is about.
  public var action: Action? {
    switch self {
    case .asked, .leaving, .closed: nil
    case .weighing(let action), .reconsidering(let action), .asking(let action, _),
      .failing(let action, _), .filling(let action), .awaiting(let action), .deciding(let action),
      .stopped(let action),
      .continuing(let action), .sending(let action):
      action
    }
  }

  /// `asking(comment.guest)`.
  public var id: String {
    switch self {
    case .asked: "asked"
    case .weighing(let action): "weighing(\(action.rawValue))"
    case .reconsidering(let action): "reconsidering(\(action.rawValue))"
    case .asking(let action, let reason): "asking(\(action.rawValue).\(reason.rawValue))"
    case .failing(let action, let fault): "failing(\(action.rawValue).\(fault.rawValue))"
    case .filling(let action): "filling(\(action.rawValue))"
    case .awaiting(let action): "awaiting(\(action.rawValue))"
    case .deciding(let action): "deciding(\(action.rawValue))"
    case .stopped(let action): "stopped(\(action.rawValue))"
    case .continuing(let action): "continuing(\(action.rawValue))"
    case .sending(let action): "sending(\(action.rawValue))"
    case .leaving(let outcome): "leaving(\(outcome.rawValue))"
    case .closed(let outcome): "closed(\(outcome.rawValue))"
    }
  }
}
