import EveryPath

/// One input that a test sends to a machine.
public enum SuiteInput: Hashable, Sendable {
  /// Start the attempt.
  case start
  /// Go on, in a new process, from the intent to be in a state.
  case resume(state: Int)
  /// Tell a symbol that was not asked for.
  case tell(symbol: Int)
  /// Answer the order that was the `ask`-th to expect an answer, whether that still lives or not.
  case answer(symbol: Int, ask: Int)
  /// Say that a timer is over, whether it runs or not.
  case timer(Int)

  /// What makes the machine take an edge; nil for a beginning.
  var trigger: GraphEdge.Trigger? {
    switch self {
    case .start, .resume: nil
    case .tell(let symbol), .answer(let symbol, _): .symbol(symbol)
    case .timer(let timer): .timer(timer)
    }
  }
}

extension CompiledFlow {
  /// An input in words, without saying whether it answers something.
  func words(for input: SuiteInput) -> String {
    switch input {
    case .start: "start"
    case .resume(let state): "resume from \(positions[state].id)"
    case .tell(let symbol), .answer(let symbol, _): name(of: .symbol(symbol))
    case .timer(let timer): name(of: .timer(timer))
    }
  }

  /// An order in words: its kind, and the name of what it is about.
  func words(ordering order: Order) -> String {
    switch order {
    case .perform(let effect, .nobody): "perform \(effects[effect].id)"
    case .perform(let effect, .waypoint): "perform \(effects[effect].id) and wait"
    case .perform(let effect, .state): "perform \(effects[effect].id) and expect an answer"
    case .remember(let state): "remember \(positions[state].id)"
    case .forget: "forget"
    case .deliver(let outcome): "deliver \(outcomes[outcome])"
    case .tell(let message): "tell \(messages[message].component) \(messages[message].event.base)"
    case .call(let call): "call \(calls[call].component)"
    case .cancelCall(let call): "cancel \(calls[call].component)"
    case .start(let timer): "start the timer \(timers[timer].id)"
    case .stop(let timer): "stop the timer \(timers[timer].id)"
    }
  }
}
