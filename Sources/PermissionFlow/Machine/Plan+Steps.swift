/// How a plan moves a machine's state: pure, total, never a trap, whatever is sent.
extension Plan {
  /// Starts an attempt.
  public func begin(_ state: inout MachineState, ticket: inout UInt32) -> Reaction {
    enter(start, &state, &ticket)
  }

  /// Goes on in a new process with the intent to be in `remembered`.
  ///
  /// If the flow drops it, the machine ends at once with the outcome.
  public func resume(
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
  public func receive(
    _ symbol: Int, ticket: Ticket? = nil, _ state: inout MachineState, next: inout UInt32
  ) -> Reaction {
    var asker: MachineState.Held.Asker?
    if let ticket {
      guard let index = state.tickets.firstIndex(where: { $0.ticket == ticket }) else {
        return Reaction(.droppedAsStale)
      }
      asker = state.tickets.remove(at: index).owner.asker
    }
    guard let position = state.position, !state.hasEnded, symbols.indices.contains(symbol) else {
      return Reaction(.refused)
    }
    switch cell(position: position, symbol: symbol) {
    case .refuse: return Reaction(.refused)
    case .ignore(let reason): return Reaction(.ignored(reason: reason))
    case .hold:
      hold(symbol, answers: asker, &state)
      return Reaction(.held)
    case .move(let edge): return take(edge, &state, &next)
    }
  }

  /// Tells the machine that a timer is over.
  public func fire(
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
      let first = state.held.firstIndex { if case .symbol = $0 { true } else { false } }
      state.held.insert(.timer(timer), at: first ?? state.held.count)
      return Reaction(.held)
    }
    return take(edge, &state, &next)
  }

  /// Delivers the next held input, once the machine is settled; nil if there is none.
  public func deliverHeld(
    _ state: inout MachineState, next: inout UInt32
  ) -> (input: Edge.Trigger, reaction: Reaction)? {
    guard state.isRunning, !state.held.isEmpty, let position = state.position,
      !positions[position].isWaypoint
    else { return nil }
    switch state.held.removeFirst() {
    case .symbol(let symbol, _):
      state.held.removeAll { $0.isSymbol(symbol) }
      return (.symbol(symbol), receive(symbol, &state, next: &next))
    case .timer(let timer):
      guard let edge = timers[timer].edge else { return nil }
      return (.timer(timer), take(edge, &state, &next))
    }
  }

  /// Ends the attempt where it is: `Exit` runs, and the outcome is delivered unless it was.
  public func abandon(_ reason: Abandonment, _ state: inout MachineState) -> Reaction {
    guard state.isRunning, let position = state.position else { return Reaction(.refused) }
    let ranges = abandoning[position]
    let number = Abandonment.allCases.firstIndex(of: reason) ?? 0
    let orders = ranges[number * 2 + (state.hasDelivered ? 1 : 0)]
    state.hasEnded = true
    state.hasDelivered = true
    state.held = []
    state.tickets = []
    state.fired = 0
    return Reaction(.abandoned, orders: orders)
  }

  /// Whether a timer runs.
  public func runs(_ timer: Int, _ state: MachineState) -> Bool {
    guard state.isRunning, let position = state.position else { return false }
    let place = positions[position]
    if place.timer == timer { return true }
    guard place.timeouts.contains(timer) else { return false }
    return state.fired & (1 << UInt64(timer - place.timeouts.lowerBound)) == 0
  }

  /// Holds a symbol once.
  ///
  /// An answer dies with the state that asked, so the same news from elsewhere is kept beside it;
  /// whichever is delivered first is the only one.
  private func hold(
    _ symbol: Int, answers asker: MachineState.Held.Asker?, _ state: inout MachineState
  ) {
    let isHeld = state.held.contains { held in
      held == .symbol(symbol, answers: nil) || held == .symbol(symbol, answers: asker)
    }
    if !isHeld { state.held.append(.symbol(symbol, answers: asker)) }
  }

  /// Lets the held answers die whose asker is left, and at a `Go` the held time-outs.
  private func settleHeld(_ edge: Edge, _ state: inout MachineState) {
    // An interrupt ends the running transition where it is: in its source state.
    if edge.interrupts { state.holdForSource() }
    guard edge.leaves else { return }
    state.held.removeAll { held in
      switch held {
      case .symbol(_, let asker): asker == .source
      case .timer: true
      }
    }
  }

  func enter(_ number: Int, _ state: inout MachineState, _ next: inout UInt32) -> Reaction {
    let entry = entries[number]
    state = MachineState()
    return arrive(entry.target, entry.orders, .started, &state, &next)
  }

  private func take(_ number: Int, _ state: inout MachineState, _ next: inout UInt32) -> Reaction {
    let edge = edges[number]
    if !state.tickets.isEmpty { settleTickets(edge, &state) }
    if !state.held.isEmpty { settleHeld(edge, &state) }
    if edge.leaves { state.fired = 0 }
    return arrive(edge.target, edge.orders, .moved(edge: number), &state, &next)
  }

  /// Lets the tickets die whose owner is left, before the edge's own are given out.
  private func settleTickets(_ edge: Edge, _ state: inout MachineState) {
    state.tickets.removeAll { $0.owner == .waypoint || ($0.owner == .state && edge.leaves) }
    guard edge.interrupts else { return }
    // An interrupt ends the running transition where it is: in its source state.
    state.tickets.removeAll { $0.owner == .arriving && edge.leaves }
    for index in state.tickets.indices { state.tickets[index].owner = .state }
  }

  private func arrive(
    _ target: Int, _ range: Range<Int>, _ verdict: Reaction.Verdict,
    _ state: inout MachineState, _ next: inout UInt32
  ) -> Reaction {
    let first = next
    for order in orders[range] {
      switch order {
      case .perform(_, .waypoint), .perform(_, .state):
        let owner: LiveTicket.Owner =
          if case .perform(_, .waypoint) = order { .waypoint } else { .arriving }
        state.tickets.append(LiveTicket(ticket: Ticket(next), owner: owner))
        next &+= 1
      case .deliver: state.hasDelivered = true
      default: continue
      }
    }
    state.position = target
    switch positions[target].kind {
    case .state:
      if !state.held.isEmpty { state.holdForSource() }
      for index in state.tickets.indices where state.tickets[index].owner == .arriving {
        state.tickets[index].owner = .state
      }
    case .final:
      state.hasEnded = true
      state.tickets = []
      state.held = []
      state.fired = 0
    case .awaiting, .calling, .delay: break
    }
    return Reaction(verdict, orders: range, firstTicket: first)
  }
}
