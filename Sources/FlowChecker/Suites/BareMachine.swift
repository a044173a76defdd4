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
