/// What a machine reads at every event, flat: the integer core of a ``Plan``.
///
/// Plain memory, since an array or an object would be retained and released at every event, which
/// costs more than the event itself.
///
/// Safe to share between threads: the memory is written once, before anybody else can see it, and
/// freed with the plan that made it. Whoever uses a core keeps its plan.
@usableFromInline
struct Core: @unchecked Sendable {
  /// What a symbol does: the low two bits of a cell; the number of the edge or reason is above.
  enum CellKind: UInt8 {
    case refuse
    case move
    case ignore
    case hold

    func cell(_ number: Int = 0) -> UInt32 { UInt32(number) << 2 | UInt32(rawValue) }
  }

  /// An edge without its names.
  struct Edge {
    let target: Int32
    let firstOrder: Int32
    let endOrder: Int32
    let leaves: Bool
    let interrupts: Bool
    let delivers: Bool
    let asks: Bool
    /// What kind of place its target is.
    let place: Place

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
  let cells: UnsafePointer<UInt32>
  let edges: UnsafePointer<Edge>
  let places: UnsafePointer<Place>
  /// For each order whose answer is expected: nobody's, the waypoint's or the state's.
  let asks: UnsafePointer<Order.Asking>
  /// For each order the number of the effect it performs; -1 if it is another order.
  @usableFromInline let effects: UnsafePointer<Int32>

  init(_ parts: Plan.Parts) {
    positionCount = parts.positions.count
    symbolCount = parts.symbols.count
    cells = Self.copy(
      parts.cells.map { cell in
        switch cell {
        case .refuse: CellKind.refuse.cell()
        case .move(let edge): CellKind.move.cell(edge)
        case .ignore(let reason): CellKind.ignore.cell(reason)
        case .hold: CellKind.hold.cell()
        }
      })
    edges = Self.copy(
      parts.edges.map { Edge($0, parts.orders, to: Place(parts.positions[$0.target])) })
    places = Self.copy(parts.positions.map(Place.init))
    asks = Self.copy(
      parts.orders.map { if case .perform(_, let asks) = $0 { asks } else { .nobody } })
    effects = Self.copy(
      parts.orders.map { if case .perform(let effect, _) = $0 { Int32(effect) } else { -1 } })
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    for (place, element) in elements.enumerated() {
      (memory + place).initialize(to: element)
    }
    return UnsafePointer(memory)
  }

  /// Frees the memory; nothing in it has an end of its own.
  func deallocate() {
    cells.deallocate()
    edges.deallocate()
    places.deallocate()
    asks.deallocate()
    effects.deallocate()
  }
}

extension Core.Edge {
  init(_ edge: Edge, _ orders: [Order], to place: Core.Place) {
    self.place = place
    target = Int32(edge.target)
    firstOrder = Int32(edge.orders.lowerBound)
    endOrder = Int32(edge.orders.upperBound)
    leaves = edge.leaves
    interrupts = edge.interrupts
    delivers = orders[edge.orders].contains { if case .deliver = $0 { true } else { false } }
    asks = orders[edge.orders].contains {
      if case .perform(_, let asks) = $0 { asks != .nobody } else { false }
    }
  }
}
