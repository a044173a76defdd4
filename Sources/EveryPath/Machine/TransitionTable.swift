/// What a machine reads at every event, flat: the integer core of a ``CompiledFlow``.
@usableFromInline
final class TransitionTable: Sendable {
  /// What a symbol does at a position: the reaction, but for the ticket.
  struct Cell: Sendable {
    /// The disposition's code and the first order, see ``Reaction``.
    let head: UInt64
    let endOrder: UInt32
    /// From the lowest bit: whether it takes an edge that asks, delivers and ends nothing; whether
    /// that leaves its state; where it leads.
    private let step: UInt32

    init(_ cell: EveryPath.Cell, _ edges: [Edge]) {
      switch cell {
      case .refuse: self.init(.refused)
      case .ignore(let reason): self.init(.ignored(reason: reason))
      case .hold: self.init(.deferred)
      case .move(let number): self.init(.moved(edge: number), edges[number])
      }
    }

    private init(_ disposition: Reaction.Disposition, _ edge: Edge? = nil) {
      head = Reaction.head(disposition, edge?.orders ?? 0..<0)
      endOrder = edge?.endOrder ?? 0
      if let edge, edge.isPlain {
        step = UInt32(edge.target) << 2 | (edge.leaves ? 2 : 0) | 1
      } else {
        step = 0
      }
    }

    var code: Reaction.Code { Reaction.Code(bits: UInt32(truncatingIfNeeded: head)) }
    var isPlainStep: Bool { step & 1 != 0 }
    var leaves: Bool { step & 2 != 0 }
    var target: Int { Int(truncatingIfNeeded: step &>> 2) }
  }

  /// An edge without its names.
  struct Edge: Sendable {
    let target: Int32
    let firstOrder: UInt32
    let endOrder: UInt32
    let leaves: Bool
    let interrupts: Bool
    let delivers: Bool
    let asks: Bool
    /// How a machine rests at its target.
    let rest: Rest

    /// Whether it asks nothing, delivers nothing and ends nothing.
    var isPlain: Bool { !asks && !delivers && rest != .final }
    var orders: Range<Int> { Int(firstOrder)..<Int(endOrder) }
  }

  /// How a machine rests at a position.
  enum Rest: UInt8 {
    case state
    case final
    case waypoint

    init(_ position: Position) {
      self = position.isWaypoint ? .waypoint : position.kind == .final ? .final : .state
    }
  }

  let positionCount: Int
  let symbolCount: Int
  /// What each symbol does at each position.
  let cells: [Cell]
  let edges: [Edge]
  let rests: [Rest]
  /// For each order whose answer is expected: nobody's, the waypoint's or the state's.
  let asks: [Order.Asking]
  /// The events that each position does not refuse, and which of them are each position's.
  @usableFromInline let heeded: [Int]
  @usableFromInline let heededPlaces: [Range<Int>]

  init(_ parts: CompiledFlow.Parts) {
    positionCount = parts.positions.count
    symbolCount = parts.symbols.count
    let edges = parts.edges.map { Edge($0, parts.orders, to: Rest(parts.positions[$0.target])) }
    cells = parts.cells.map { Cell($0, edges) }
    self.edges = edges
    rests = parts.positions.map(Rest.init)
    asks = parts.orders.map { if case .perform(_, let asks) = $0 { asks } else { .nobody } }
    var heeded: [Int] = []
    heededPlaces = parts.positions.indices.map { position in
      let first = heeded.count
      heeded += parts.symbols.indices.filter { symbol in
        parts.symbols[symbol].component == nil
          && parts.cells[position * parts.symbols.count + symbol] != .refuse
      }
      return first..<heeded.count
    }
    self.heeded = heeded
  }
}

extension TransitionTable.Edge {
  init(_ edge: GraphEdge, _ orders: [Order], to rest: TransitionTable.Rest) {
    self.rest = rest
    target = Int32(edge.target)
    firstOrder = UInt32(edge.orders.lowerBound)
    endOrder = UInt32(edge.orders.upperBound)
    leaves = edge.leaves
    interrupts = edge.interrupts
    delivers = orders[edge.orders].contains { if case .deliver = $0 { true } else { false } }
    asks = orders[edge.orders].contains {
      if case .perform(_, let asks) = $0 { asks != .nobody } else { false }
    }
  }
}

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

  @inline(never)
  func take(_ number: Int, _ state: inout MachineState, _ next: inout UInt32) -> Reaction {
    let edge = edges[number]
    if !state.tickets.isEmpty { settleTickets(edge, &state) }
    if !state.deferred.isEmpty { settleDeferred(edge, &state) }
    if edge.leaves { state.fired = 0 }
    let first = next
    if edge.asks { giveTickets(edge.orders, &state, &next) }
    if edge.delivers { state.hasDelivered = true }
    arrive(Int(edge.target), edge.rest, &state)
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
  func arrive(_ target: Int, _ rest: Rest, _ state: inout MachineState) {
    state.position = target
    switch rest {
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
