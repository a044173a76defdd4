import EveryPath

/// A machine of a compiled flow alone, without the types of its flow: as systems and mutants run.
struct BareMachine {
  /// What became of one input, or of one event that had been deferred.
  struct Seen {
    /// What it was; nil for a beginning.
    let trigger: GraphEdge.Trigger?
    let reaction: Reaction
    let from: Int?
    let position: Int?

    var disposition: SuiteCase.Disposition { SuiteCase.Disposition(reaction.disposition) }
  }

  let compiled: CompiledFlow
  private(set) var state = MachineState()
  private var nextTicket: UInt32 = 1
  private var tickets: [Ticket] = []

  init(_ compiled: CompiledFlow) { self.compiled = compiled }

  /// What it makes of an input, and then of what that releases; nothing if the input answers a
  /// question that was never asked.
  mutating func take(_ input: SuiteInput) -> [Seen] {
    var from = state.position
    let reaction: Reaction
    switch input {
    case .start where from == nil: reaction = compiled.begin(&state, ticket: &nextTicket)
    case .resume(let remembered) where from == nil:
      reaction = compiled.resume(at: remembered, &state, ticket: &nextTicket)
    case .start, .resume:
      // A running machine refuses, as it refuses a symbol that there is not.
      reaction = compiled.receive(-1, &state, next: &nextTicket)
    case .tell(let symbol): reaction = compiled.receive(symbol, &state, next: &nextTicket)
    case .answer(let symbol, let ask):
      guard tickets.indices.contains(ask) else { return [] }
      reaction = compiled.receive(symbol, ticket: tickets[ask], &state, next: &nextTicket)
    case .timer(let timer): reaction = compiled.fire(timer: timer, &state, next: &nextTicket)
    }
    var seen = [note(input.trigger, reaction, from)]
    from = state.position
    while let next = compiled.deliverDeferred(&state, next: &nextTicket) {
      seen.append(note(next.input, next.reaction, from))
      from = state.position
    }
    return seen
  }

  private mutating func note(
    _ trigger: GraphEdge.Trigger?, _ reaction: Reaction, _ from: Int?
  ) -> Seen {
    var ticket = reaction.firstTicket
    for order in compiled.orders[reaction.orders] {
      guard case .perform(_, let asking) = order, asking != .nobody else { continue }
      tickets.append(Ticket(ticket))
      ticket &+= 1
    }
    return Seen(trigger: trigger, reaction: reaction, from: from, position: state.position)
  }
}

/// The whole state of a machine, as far as it decides what happens next: the position, what is
/// held, which timeouts have been spent, whether there has been an outcome.
struct SuitePlace: Hashable {
  enum Deferred: Hashable {
    /// Something heard; an answer for a state belongs to that state's question.
    case symbol(Int, answers: SuiteAsk.Owner?)
    case timer(Int)
  }

  var position: Int?
  var hasEnded = false
  var hasDelivered = false
  var deferred: [Deferred] = []
  var spent: Set<Int> = []

  var deferredSymbols: Int { deferred.count { if case .symbol = $0 { true } else { false } } }
}

/// An order that expects an answer, and how long it does.
struct SuiteAsk: Hashable {
  enum Owner: Int, Hashable {
    /// As long as the machine stays at the waypoint.
    case waypoint
    /// As long as it stays in the state in which the running transition will end.
    case ahead
    /// As long as it stays in the state it is in, or whose transition runs.
    case state
  }

  /// Counts the orders that expect an answer from the beginning.
  let ordinal: Int
  let effect: Int
  var owner: Owner
}

/// A place, and what may still be answered there.
struct SuiteSituation: Hashable {
  let place: SuitePlace
  /// Effect and owner of each living ask.
  let asked: Set<[Int]>
}
