import EveryPath
import IMLoginFlow

/// A connection with one mistake at a time.
struct IMCarelessConnection: Flow {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case trustsLateSteps
    case takesAnyOrder
    case followsTheNetwork
    case sendsEarly
    case completeEarly
    case neverComplete
  }

  /// Where the connection can be.
  enum State: String, Hashable, Sendable, CaseIterable {
    case off
    case called
    case linked
    case online
  }

  typealias Event = IMConnection.Event
  typealias Effect = IMConnection.Effect
  typealias Outcome = IMConnection.Outcome

  /// The mistake.
  let fault: Fault

  /// A connection with this mistake.
  init(_ fault: Fault) { self.fault = fault }

  var name: String { "im-mutant-\(fault.rawValue)" }

  var start: State { .off }

  func transitions(from state: State) -> Transitions {
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

  func answers(to effect: Effect) -> [Event] { [] }

  func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }
}
