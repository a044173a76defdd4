/// How a machine's state moves: pure, total, never a trap, whatever is sent.
extension Core {
  /// See ``Plan/receive(_:ticket:_:next:)``.
  @usableFromInline
  func receive(
    _ symbol: Int, ticket: Ticket?, _ state: inout MachineState, next: inout UInt32
  ) -> Reaction {
    var asker: MachineState.Held.Asker?
    if let ticket {
      guard let index = state.tickets.firstIndex(where: { $0.ticket == ticket }) else {
        return Reaction(.droppedAsStale)
      }
      asker = state.tickets.remove(at: index).owner.asker
    }
    guard let position = state.position, !state.hasEnded, position < positionCount, symbol >= 0,
      symbol < symbolCount
    else { return Reaction(.refused) }
    let cell = cells[position &* symbolCount &+ symbol]
    guard cell & 3 == UInt32(CellKind.move.rawValue) else {
      return stay(cell, symbol, asker, &state)
    }
    return take(Int(truncatingIfNeeded: cell &>> 2), &state, &next)
  }

  /// What an event does that moves nothing.
  @inline(never)
  private func stay(
    _ cell: UInt32, _ symbol: Int, _ asker: MachineState.Held.Asker?, _ state: inout MachineState
  ) -> Reaction {
    if cell & 3 == UInt32(CellKind.ignore.rawValue) {
      return Reaction(.ignored(reason: Int(truncatingIfNeeded: cell &>> 2)))
    }
    guard cell & 3 == UInt32(CellKind.hold.rawValue) else { return Reaction(.refused) }
    hold(symbol, answers: asker, &state)
    return Reaction(.held)
  }

  /// Takes an edge.
  @inline(__always)
  func take(_ number: Int, _ state: inout MachineState, _ next: inout UInt32) -> Reaction {
    let edge = edges[number]
    if !state.tickets.isEmpty { settleTickets(edge, &state) }
    if !state.held.isEmpty { settleHeld(edge, &state) }
    if edge.leaves { state.fired = 0 }
    let first = next
    if edge.asks { giveTickets(edge.orders, &state, &next) }
    if edge.delivers { state.hasDelivered = true }
    arrive(Int(edge.target), edge.place, &state)
    return Reaction(.moved(edge: number), orders: edge.orders, firstTicket: first)
  }

  /// Gives out the tickets of some orders, in order.
  func giveTickets(_ orders: Range<Int>, _ state: inout MachineState, _ next: inout UInt32) {
    for order in orders where asks[order] != .nobody {
      state.tickets.append(
        LiveTicket(
          ticket: Ticket(next), owner: asks[order] == .waypoint ? .waypoint : .arriving))
      next &+= 1
    }
  }

  /// The machine is where its orders led it.
  @inline(__always)
  func arrive(_ target: Int, _ place: Place, _ state: inout MachineState) {
    state.position = target
    switch place {
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
    case .waypoint: break
    }
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

  /// Lets the tickets die whose owner is left, before the edge's own are given out.
  private func settleTickets(_ edge: Edge, _ state: inout MachineState) {
    keepTickets(&state) { $0 == .arriving || ($0 == .state && !edge.leaves) }
    guard edge.interrupts else { return }
    // An interrupt ends the running transition where it is: in its source state.
    keepTickets(&state) { $0 != .arriving || !edge.leaves }
    for index in state.tickets.indices { state.tickets[index].owner = .state }
  }

  /// Keeps some tickets in their order, in place: the list keeps its memory.
  @inline(__always)
  private func keepTickets(
    _ state: inout MachineState, where isKept: (LiveTicket.Owner) -> Bool
  ) {
    var kept = 0
    for index in state.tickets.indices where isKept(state.tickets[index].owner) {
      if kept != index { state.tickets[kept] = state.tickets[index] }
      kept += 1
    }
    while state.tickets.count > kept { state.tickets.removeLast() }
  }
}
