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
    /// What kind of place its target is.
    let place: Place

    /// Whether it asks nothing, delivers nothing and ends nothing.
    var isPlain: Bool { !asks && !delivers && place != .final }
    var orders: Range<Int> { Int(firstOrder)..<Int(endOrder) }
  }

  /// What kind of place a position is.
  enum Place: UInt8 {
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
  let places: [Place]
  /// For each order whose answer is expected: nobody's, the waypoint's or the state's.
  let asks: [Order.Asking]
  /// For each order the number of the effect it performs; -1 if it is another order.
  @usableFromInline let effects: [Int32]
  /// The events that each position does not refuse, and which of them are each position's.
  @usableFromInline let heeded: [Int]
  @usableFromInline let heededPlaces: [Range<Int>]

  init(_ parts: CompiledFlow.Parts) {
    positionCount = parts.positions.count
    symbolCount = parts.symbols.count
    let edges = parts.edges.map { Edge($0, parts.orders, to: Place(parts.positions[$0.target])) }
    cells = parts.cells.map { Cell($0, edges) }
    self.edges = edges
    places = parts.positions.map(Place.init)
    asks = parts.orders.map { if case .perform(_, let asks) = $0 { asks } else { .nobody } }
    effects = parts.orders.map {
      if case .perform(let effect, _) = $0 { Int32(effect) } else { -1 }
    }
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
  init(_ edge: GraphEdge, _ orders: [Order], to place: TransitionTable.Place) {
    self.place = place
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
