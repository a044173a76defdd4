import EveryPath

/// A machine with its reactions in words.
struct Rig {
  var machine: Machine<Sketch>
  /// The last ticket under which each effect was asked.
  private(set) var tickets: [Sketch.Effect: Ticket] = [:]
  /// The orders of the last reaction, in words.
  private(set) var orders: [String] = []

  /// A machine of these rows, started.
  init(_ flow: Sketch) throws {
    machine = try Machine(flow)
    note(machine.start())
  }

  var position: String { machine.positionID ?? "nowhere" }

  /// Tells the machine something spontaneous.
  @discardableResult
  mutating func send(_ event: Sketch.Event) -> String { note(machine.receive(event)) }

  /// Answers the last showing of an effect.
  @discardableResult
  mutating func answer(_ effect: Sketch.Effect, _ event: Sketch.Event) -> String {
    note(machine.receive(event, ticket: tickets[effect]))
  }

  /// Lets the timer with this id be over.
  @discardableResult
  mutating func fire(_ id: String) -> String {
    let timer = machine.graph.compiled.timers.firstIndex { $0.id == id }
    return note(machine.fire(timer: timer ?? -1))
  }

  @discardableResult
  mutating func abandon(_ reason: Abandonment) -> String { note(machine.abandon(reason)) }

  /// Delivers what was deferred, all of it.
  mutating func settle() -> [String] {
    var log: [String] = []
    while let (input, reaction) = machine.deliverDeferred() {
      log.append("\(machine.graph.compiled.name(of: input)) \(note(reaction))")
    }
    return log
  }

  @discardableResult
  private mutating func note(_ reaction: Reaction) -> String {
    let compiled = machine.graph.compiled
    for (order, ticket) in zip(machine.orders(of: reaction), machine.tickets(of: reaction)) {
      if case .perform(let effect, _) = order, let ticket {
        tickets[machine.graph.effects[effect]] = ticket
      }
    }
    orders = machine.orders(of: reaction).map { order in
      switch order {
      case .perform(let effect, _): compiled.effects[effect].id
      case .remember(let state): "remember \(compiled.positions[state].id)"
      case .forget: "forget"
      case .deliver(let outcome): "deliver \(compiled.outcomes[outcome])"
      case .tell(let message):
        "tell \(compiled.messages[message].component) \(compiled.messages[message].event)"
      case .call(let call): "call \(compiled.calls[call].component)"
      case .cancelCall(let call): "cancel \(compiled.calls[call].component)"
      case .start(let timer): "start \(compiled.timers[timer].id)"
      case .stop(let timer): "stop \(compiled.timers[timer].id)"
      }
    }
    return switch reaction.disposition {
    case .started: "started"
    case .moved: "moved"
    case .ignored(let reason): "ignored: \(compiled.reasons[reason])"
    case .deferred: "deferred"
    case .droppedAsStale: "stale"
    case .refused: "refused"
    case .abandoned: "abandoned"
    }
  }
}
