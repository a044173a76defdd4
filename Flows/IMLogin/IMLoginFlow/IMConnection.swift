public import EveryPath

/// The connection of a messenger, as the service reports it step by step.
///
/// It orders nothing of the service; it says what the person can do now: read, send, see
/// everything. A step counts only in the order in which the service takes them; anything else is
/// ignored, and a lost connection starts the order anew.
public struct IMConnection: Flow {
  /// Where the connection can be.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// There is no session.
    case off
    /// The service has been called.
    case called
    /// The server is being reached.
    case linking
    /// The server is reached.
    case linked
    /// The account is being checked.
    case logining
    /// The account is logged in.
    case loggedIn
    /// Data are being brought up to date.
    case syncing
    /// Everything is up to date.
    case online
    /// The service will try again.
    case waiting
  }

  /// What it can be told.
  public enum Event: Hashable, Sendable {
    /// A session begins.
    case begin
    /// The session ends.
    case end
    /// The service reported something.
    case step(HeardStep)
  }

  /// What it can order.
  public enum Effect: Hashable, Sendable {
    /// What the person can do from now on.
    case allow(Capability)
  }

  /// How the machine can end: only from outside.
  public enum Outcome: Hashable, Sendable {
    /// The driver is gone, or the machine was given up.
    case givenUp
  }

  /// A connection.
  public init() {}

  /// The flow's name.
  public var name: String { "im-connection" }

  /// There is no session at first.
  public var start: State { .off }

  /// Every event, listed.
  public var events: [Event] { [.begin, .end] + Self.allSteps.map { .step($0) } }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .off:
      On(.begin) { Go(to: .called) }
      Ignore(.end, because: "there is no session")
    case .called, .linking, .linked, .logining, .loggedIn, .syncing, .online, .waiting:
      if let capability = capability(in: state) {
        Enter { Perform(.allow(capability)) }
      }
      On(.end) {
        Perform(.allow(.read))
        Go(to: .off)
      }
      Ignore(.begin, because: "a session is under way")
    }
    for step in LoginStep.allCases { row(for: step, in: state) }
    Ignore(.step(.late), because: "it tells of a session that is over")
    Ignore(.step(.unknown), because: "a later version of the service may report more")
  }

  /// No order is answered.
  public func answers(to effect: Effect) -> [Event] { [] }

  /// The outcome of a connection that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }

  /// Everything the service may report.
  public static let allSteps: [HeardStep] =
    LoginStep.allCases.map { .current($0) } + [.late, .unknown]
}

/// What the person can do with the messenger.
public enum Capability: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Read what is on the device.
  case read
  /// Send.
  case send
  /// See every conversation as it is now.
  case everything

  /// Whether the left one is less.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The rows of the connection.
extension IMConnection {
  /// What entering a state changes for the person; nil for nothing.
  func capability(in state: State) -> Capability? {
    switch state {
    case .loggedIn: .send
    case .online: .everything
    case .waiting: .read
    case .off, .called, .linking, .linked, .logining, .syncing: nil
    }
  }

  @RowBuilder func row(for step: LoginStep, in state: State) -> Transitions {
    if let move = Self.move(for: step), move.from.contains(state) {
      On(.step(.current(step))) { Go(to: move.to) }
    } else {
      Ignore(.step(.current(step)), because: "it is not this step's turn")
    }
  }

  /// Where a step leads, and from where; nil for the steps that lead nowhere.
  private static func move(for step: LoginStep) -> (from: [State], to: State)? {
    switch step {
    case .linking: ([.called, .waiting], .linking)
    case .linkOK: ([.linking], .linked)
    case .linkFailed: ([.linking], .waiting)
    case .logining: ([.linked], .logining)
    case .loginOK: ([.logining], .loggedIn)
    case .loginFailed: ([.logining], .waiting)
    case .syncing: ([.loggedIn], .syncing)
    case .syncOK: ([.syncing], .online)
    case .loseConnection: ([.linked, .logining, .loggedIn, .syncing, .online], .waiting)
    case .netChanged, .logout: nil
    }
  }
}
