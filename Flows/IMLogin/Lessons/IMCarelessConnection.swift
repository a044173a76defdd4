public import IMLoginFlow
public import PermissionFlow

/// A connection with one mistake at a time.
public struct IMCarelessConnection: Flow {
  /// The mistake.
  public enum Fault: String, Hashable, Sendable, CaseIterable {
    case trustsLateSteps
    case takesAnyOrder
    case followsTheNetwork
    case sendsEarly
    case completeEarly
    case neverComplete
  }

  /// Where the connection can be.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case off
    case called
    case linked
    case online
  }

  /// What it can be told.
  public typealias Event = IMConnection.Event
  /// What it can order.
  public typealias Effect = IMConnection.Effect
  /// How the machine can end.
  public typealias Outcome = IMConnection.Outcome

  /// The mistake.
  public let fault: Fault

  /// A connection with this mistake.
  public init(_ fault: Fault) { self.fault = fault }

  /// The flow's name.
  public var name: String { "im-mutant-\(fault.rawValue)" }

  /// There is no session at first.
  public var start: State { .off }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .off:
      On(.begin) { Go(to: .called) }
    case .called:
      hear(.linkOK, .linked)
      rest
    case .linked:
      if fault == .sendsEarly {
        Enter { Perform(.allow(.send)) }
      }
      hear(fault == .completeEarly ? .loginOK : .syncOK, .online)
      rest
    case .online:
      if fault != .neverComplete {
        Enter { Perform(.allow(.everything)) }
      }
      rest
    }
  }

  @RowBuilder private func hear(_ step: LoginStep, _ next: State) -> Transitions {
    On(.step(.current(step))) { Go(to: next) }
    if fault == .trustsLateSteps {
      On(.step(.late)) { Go(to: next) }
    }
    if fault == .takesAnyOrder {
      On(.step(.unknown)) { Go(to: next) }
    }
  }

  @RowBuilder private var rest: Transitions {
    On(.end) { leave(.off) }
    On(.step(.current(.loseConnection))) { leave(.called) }
    if fault == .followsTheNetwork {
      On(.step(.current(.netChanged))) { leave(.called) }
    }
  }

  @StepBuilder private func leave(_ next: State) -> Steps {
    Perform(.allow(.read))
    Go(to: next)
  }

  /// No order is answered.
  public func answers(to effect: Effect) -> [Event] { [] }

  /// A new process begins without a session.
  public func resume(from state: State) -> Resumption<State, Outcome> { .at(.off) }

  /// The outcome of a connection that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }
}
