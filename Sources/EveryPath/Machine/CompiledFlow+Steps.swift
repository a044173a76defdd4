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
  @usableFromInline
  package func receive(
    _ symbol: Int, ticket: Ticket? = nil, _ state: inout MachineState, next: inout UInt32
  ) -> Reaction {
    var asker: MachineState.Deferred.Asker?
    if let ticket {
      guard let index = state.tickets.firstIndex(where: { $0.ticket == ticket }) else {
        return Reaction(.droppedAsStale)
      }
      asker = state.tickets.remove(at: index).owner.asker
    }
    guard let position = state.position, !state.hasEnded, positions.indices.contains(position),
      symbols.indices.contains(symbol)
    else { return Reaction(.refused) }
    switch cell(position: position, symbol: symbol) {
    case .refuse: return Reaction(.refused)
    case .move(let edge): return take(edge, &state, &next)
    case .ignore(let reason): return Reaction(.ignored(reason: reason))
    case .hold: return hold(symbol, answers: asker, &state)
    }
  }

  package func fire(
    timer: Int, _ state: inout MachineState, next: inout UInt32
  ) -> Reaction {
    guard runs(timer, state), let position = state.position else {
      return Reaction(.droppedAsStale)
    }
    let place = positions[position]
    if place.timer == timer, let edge = timerEdges[position] {
      return take(edge, &state, &next)
    }
    state.fired |= 1 << UInt64(timer - place.timeouts.lowerBound)
    guard !place.isWaypoint, let edge = timers[timer].edge else {
      let first = state.deferred.firstIndex { if case .symbol = $0 { true } else { false } }
      state.deferred.insert(.timer(timer), at: first ?? state.deferred.count)
      return Reaction(.deferred)
    }
    return take(edge, &state, &next)
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
      return (.timer(timer), take(edge, &state, &next))
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
    state.tickets = []
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
    arrive(at: entry.target, entry.orders, &state, &next)
    return Reaction(.started, orders: entry.orders, firstTicket: first)
  }
}

// MARK: - Edges

extension CompiledFlow {
  private func take(
    _ number: Int, _ state: inout MachineState, _ next: inout UInt32
  ) -> Reaction {
    let edge = edges[number]
    if !state.tickets.isEmpty { settleTickets(edge, &state) }
    if !state.deferred.isEmpty { settleDeferred(edge, &state) }
    if edge.leaves { state.fired = 0 }
    let first = next
    arrive(at: edge.target, edge.orders, &state, &next)
    return Reaction(.moved(edge: number), orders: edge.orders, firstTicket: first)
  }

  /// Gives out the tickets of some orders, in order; the machine is where they led it.
  private func arrive(
    at target: Int, _ followed: Range<Int>, _ state: inout MachineState, _ next: inout UInt32
  ) {
    for order in orders[followed] {
      switch order {
      case .perform(_, .waypoint): state.giveTicket(to: .waypoint, &next)
      case .perform(_, .state): state.giveTicket(to: .arriving, &next)
      case .deliver: state.hasDelivered = true
      case .perform, .remember, .forget, .tell, .call, .cancelCall, .start, .stop: break
      }
    }
    state.position = target
    switch positions[target].kind {
    case .state:
      if !state.deferred.isEmpty { state.holdForSource() }
      for index in state.tickets.indices where state.tickets[index].owner == .arriving {
        state.tickets[index].owner = .state
      }
    case .final:
      state.hasEnded = true
      state.tickets = []
      state.deferred = []
      state.fired = 0
    case .awaiting, .calling, .delay: break
    }
  }

  /// Holds a symbol once.
  ///
  /// An answer dies with the state that asked, so the same news from elsewhere is kept beside it;
  /// whichever is delivered first is the only one.
  private func hold(
    _ symbol: Int, answers asker: MachineState.Deferred.Asker?, _ state: inout MachineState
  ) -> Reaction {
    let isDeferred = state.deferred.contains { deferred in
      deferred == .symbol(symbol, answers: nil) || deferred == .symbol(symbol, answers: asker)
    }
    if !isDeferred { state.deferred.append(.symbol(symbol, answers: asker)) }
    return Reaction(.deferred)
  }

  /// Lets the deferred answers die whose asker is left, and at a `Go` the deferred timeouts.
  private func settleDeferred(_ edge: GraphEdge, _ state: inout MachineState) {
    // An interrupt ends the running transition where it is: in its source state.
    if edge.interrupts { state.holdForSource() }
    guard edge.leaves else { return }
    state.deferred.removeAll { deferred in
      switch deferred {
      case .symbol(_, let asker): asker == .source
      case .timer: true
      }
    }
  }

  /// Lets the tickets die whose owner is left, before the edge's own are given out.
  private func settleTickets(_ edge: GraphEdge, _ state: inout MachineState) {
    state.tickets.removeAll { $0.owner == .waypoint || ($0.owner == .state && edge.leaves) }
    guard edge.interrupts else { return }
    // An interrupt ends the running transition where it is: in its source state.
    if edge.leaves { state.tickets.removeAll { $0.owner == .arriving } }
    for index in state.tickets.indices { state.tickets[index].owner = .state }
  }
}
