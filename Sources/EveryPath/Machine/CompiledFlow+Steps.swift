/// How a compiled flow moves a machine's state: pure, total, never a trap, whatever is sent.
extension CompiledFlow {
  package func begin(_ state: inout MachineState, ticket: inout UInt32) -> Reaction {
    enter(start, &state, &ticket)
  }

  /// Goes on in a new process with the intent to be in `remembered`.
  ///
  /// If the flow drops it, the machine ends at once with the outcome.
  package func resume(
    at remembered: Int, _ state: inout MachineState, ticket: inout UInt32
  ) -> Reaction {
    guard resumptions.indices.contains(remembered) else { return Reaction(.refused) }
    switch resumptions[remembered] {
    case .at(let next): return enter(next, &state, &ticket)
    case .drop(let outcome):
      state = MachineState()
      state.position = remembered
      state.hasEnded = true
      state.hasDelivered = true
      return Reaction(.started, orders: dropping[outcome])
    }
  }

  /// Tells the machine something: with a ticket the answer to an effect, without one spontaneous.
  package func receive(
    _ symbol: Int, ticket: Ticket? = nil, _ state: inout MachineState, next: inout UInt32
  ) -> Reaction {
    table.receive(symbol, ticket: ticket, &state, next: &next)
  }

  package func fire(
    timer: Int, _ state: inout MachineState, next: inout UInt32
  ) -> Reaction {
    guard runs(timer, state), let position = state.position else {
      return Reaction(.droppedAsStale)
    }
    let place = positions[position]
    if place.timer == timer, let edge = timerEdges[position] {
      return table.take(edge, &state, &next)
    }
    state.fired |= 1 << UInt64(timer - place.timeouts.lowerBound)
    guard !place.isWaypoint, let edge = timers[timer].edge else {
      let first = state.deferred.firstIndex { if case .symbol = $0 { true } else { false } }
      state.deferred.insert(.timer(timer), at: first ?? state.deferred.count)
      return Reaction(.deferred)
    }
    return table.take(edge, &state, &next)
  }

  /// Delivers the next deferred input, once the machine is settled; nil if there is none.
  package func deliverDeferred(
    _ state: inout MachineState, next: inout UInt32
  ) -> (input: GraphEdge.Trigger, reaction: Reaction)? {
    guard state.isRunning, !state.deferred.isEmpty, let position = state.position,
      !positions[position].isWaypoint
    else { return nil }
    switch state.deferred.removeFirst() {
    case .symbol(let symbol, _):
      state.deferred.removeAll { $0.isSymbol(symbol) }
      return (.symbol(symbol), receive(symbol, &state, next: &next))
    case .timer(let timer):
      guard let edge = timers[timer].edge else { return nil }
      return (.timer(timer), table.take(edge, &state, &next))
    }
  }

  /// Ends the attempt where it is; the outcome is delivered unless it was.
  package func abandon(_ reason: Abandonment, _ state: inout MachineState) -> Reaction {
    guard state.isRunning, let position = state.position else { return Reaction(.refused) }
    let ranges = abandoning[position]
    let number = Abandonment.allCases.firstIndex(of: reason) ?? 0
    let orders = ranges[number * 2 + (state.hasDelivered ? 1 : 0)]
    state.hasEnded = true
    state.hasDelivered = true
    state.deferred = []
    state.tickets = LiveTickets()
    state.fired = 0
    return Reaction(.abandoned, orders: orders)
  }

  package func runs(_ timer: Int, _ state: MachineState) -> Bool {
    guard state.isRunning, let position = state.position else { return false }
    let place = positions[position]
    if place.timer == timer { return true }
    guard place.timeouts.contains(timer) else { return false }
    return state.fired & (1 << UInt64(timer - place.timeouts.lowerBound)) == 0
  }

  func enter(_ number: Int, _ state: inout MachineState, _ next: inout UInt32) -> Reaction {
    let entry = entries[number]
    state = MachineState()
    let first = next
    table.giveTickets(entry.orders, &state, &next)
    for order in orders[entry.orders] {
      if case .deliver = order { state.hasDelivered = true }
    }
    table.arrive(entry.target, table.rests[entry.target], &state)
    return Reaction(.started, orders: entry.orders, firstTicket: first)
  }
}
