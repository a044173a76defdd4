/// How a machine's state moves: pure, total, never a trap, whatever is sent.
extension TransitionTable {
  /// See ``CompiledFlow/receive(_:ticket:_:next:)``.
  @inlinable
  @inline(__always)
  func receive(
    _ symbol: Int, ticket: Ticket?, _ state: inout MachineState, next: inout UInt32
  ) -> Reaction {
    // What is rare has functions of its own: they would cost the others their registers.
    if let ticket { return receiveAnswer(symbol, ticket, &state, &next) }
    return receiveSpontaneousEvent(symbol, &state, &next)
  }

  @usableFromInline
  func receiveAnswer(
    _ symbol: Int, _ ticket: Ticket, _ state: inout MachineState, _ next: inout UInt32
  ) -> Reaction {
    guard let index = state.tickets.firstIndex(where: { $0.ticket == ticket }) else {
      return Reaction(.droppedAsStale)
    }
    let asker = state.tickets.remove(at: index).owner.asker
    return receive(symbol, answers: asker, &state, &next)
  }

  @usableFromInline
  func receiveSpontaneousEvent(
    _ symbol: Int, _ state: inout MachineState, _ next: inout UInt32
  ) -> Reaction {
    receive(symbol, answers: nil, &state, &next)
  }

  @inline(__always)
  private func receive(
    _ symbol: Int, answers asker: MachineState.Deferred.Asker?, _ state: inout MachineState,
    _ next: inout UInt32
  ) -> Reaction {
    guard let position = state.position, !state.hasEnded,
      UInt(bitPattern: position) < UInt(bitPattern: positionCount),
      UInt(bitPattern: symbol) < UInt(bitPattern: symbolCount)
    else { return Reaction(.refused) }
    let cell = cells[position &* symbolCount &+ symbol]
    if cell.isPlainStep, state.tickets.isEmpty, state.deferred.isEmpty {
      if cell.leaves { state.fired = 0 }
      state.position = cell.target
      return Reaction(cell, firstTicket: next)
    }
    if cell.code.isMove { return take(cell.code.number, &state, &next) }
    if cell.code.isHold { return hold(symbol, answers: asker, &state) }
    return Reaction(cell)
  }

  /// Takes an edge.
  @inline(never)
  func take(_ number: Int, _ state: inout MachineState, _ next: inout UInt32) -> Reaction {
    let edge = edges[number]
    if !state.tickets.isEmpty { settleTickets(edge, &state) }
    if !state.deferred.isEmpty { settleDeferred(edge, &state) }
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
      if !state.deferred.isEmpty { state.holdForSource() }
      for index in state.tickets.indices where state.tickets[index].owner == .arriving {
        state.tickets[index].owner = .state
      }
    case .final:
      state.hasEnded = true
      state.tickets = LiveTickets()
      state.deferred = []
      state.fired = 0
    case .waypoint: break
    }
  }

  /// Holds a symbol once.
  ///
  /// An answer dies with the state that asked, so the same news from elsewhere is kept beside it;
  /// whichever is delivered first is the only one.
  @inline(never)
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
  private func settleDeferred(_ edge: Edge, _ state: inout MachineState) {
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
  private func settleTickets(_ edge: Edge, _ state: inout MachineState) {
    state.tickets.keep { $0.owner == .arriving || ($0.owner == .state && !edge.leaves) }
    guard edge.interrupts else { return }
    // An interrupt ends the running transition where it is: in its source state.
    state.tickets.keep { $0.owner != .arriving || !edge.leaves }
    for index in state.tickets.indices { state.tickets[index].owner = .state }
  }
}
