import EveryPath

/// A compiled flow with some of its rows written otherwise.
///
/// Rows are rewritten, never reordered: positions, symbols, timers and effects keep their numbers,
/// and what is added comes last. What a waypoint holds, and which row an input takes, is worked out
/// anew, so that the result is a compiled flow like one that was lowered from such rows.
struct FlowEdit {
  let original: CompiledFlow
  /// The positions; each keeps its number.
  private(set) var positions: [Position]
  /// The rows; nil for one that is gone.
  private(set) var edges: [GraphEdge?]
  /// The orders; those of the original come first.
  private(set) var orders: [Order]
  /// How each state is entered.
  private(set) var entries: [Entry]
  private var timers: [TimerInfo]
  /// The rows of the original that are gone or written otherwise.
  private(set) var touchedEdges: Set<Int> = []
  /// The states of the original that are entered otherwise.
  private(set) var touchedEntries: Set<Int> = []
  /// For each added state the one it looks like.
  private var twins: [Int] = []

  init(_ compiled: CompiledFlow) {
    original = compiled
    positions = compiled.positions
    edges = compiled.edges
    orders = compiled.orders
    entries = compiled.entries
    timers = compiled.timers
  }

  /// Takes a row away.
  ///
  /// A delay or a wait whose timeout is gone lasts for ever.
  mutating func remove(edge number: Int) {
    guard let edge = edges[number] else { return }
    edges[number] = nil
    touchedEdges.insert(number)
    guard case .timer(let timer) = edge.trigger else { return }
    if positions[edge.source].timer == timer {
      positions[edge.source].timer = nil
    } else if timers[timer].edge == number {
      timers[timer].edge = nil
    }
  }

  /// Writes a row otherwise: where it leads, what it orders, whether it leaves its state.
  mutating func rewrite(
    edge number: Int, target: Int? = nil, orders: [Order]? = nil, leaves: Bool? = nil
  ) {
    guard var edge = edges[number] else { return }
    touchedEdges.insert(number)
    edge.target = target ?? edge.target
    edge.orders = orders.map { store($0) } ?? edge.orders
    edge.leaves = leaves ?? edge.leaves
    edges[number] = edge
  }

  /// Enters a state otherwise, when an attempt begins or resumes there.
  mutating func rewrite(entry state: Int, target: Int? = nil, orders: [Order]? = nil) {
    touchedEntries.insert(state)
    entries[state].target = target ?? entries[state].target
    if let orders { entries[state].orders = store(orders) }
  }

  /// Adds a row to a position.
  mutating func add(
    from source: Int, on symbol: Int, target: Int, orders: [Order], leaves: Bool, interrupts: Bool,
    line: SourceLine
  ) {
    edges.append(
      GraphEdge(
        source: source, trigger: .symbol(symbol), target: target, orders: store(orders),
        leaves: leaves, interrupts: interrupts, line: line))
  }

  /// Adds a state that looks like another, by its id too, but one row does nothing; its number.
  ///
  /// It has the other rows and what is ignored. Whoever comes back to the state after a sequence is
  /// in the state itself.
  mutating func addTwin(of state: Int, muting row: Int) -> Int {
    let place = positions[state]
    let twin = positions.count
    positions.append(place)
    twins.append(state)
    for number in original.edges(from: state) {
      guard var edge = edges[number] else { continue }
      edge.source = twin
      if number == row || edge.target == state && !edge.leaves { edge.target = twin }
      if number == row { (edge.orders, edge.leaves) = (0..<0, false) }
      edges.append(edge)
    }
    return twin
  }

  private mutating func store(_ new: [Order]) -> Range<Int> {
    let first = orders.count
    orders += new
    return first..<orders.count
  }

  /// Where a symbol is now refused, ignored, held or taken, and was not before.
  func changedCells(in compiled: CompiledFlow) -> [(position: Int, symbol: Int)] {
    original.positions.indices.flatMap { position in
      original.symbols.indices.compactMap { symbol in
        switch (
          original.cell(position: position, symbol: symbol),
          compiled.cell(position: position, symbol: symbol)
        ) {
        case (.refuse, .refuse), (.ignore, .ignore), (.hold, .hold), (.move, .move): nil
        default: (position, symbol)
        }
      }
    }
  }

  /// The changed compiled flow.
  ///
  /// - Parameter mark: what tells its fingerprint from the original's.
  func compiled(marked mark: String) -> CompiledFlow {
    var parts = CompiledFlow.Parts()
    var numbers: [Int?] = []
    for edge in edges {
      numbers.append(edge == nil ? nil : parts.edges.count)
      if let edge { parts.edges.append(edge) }
    }
    parts.timers = timers.map { timer in
      var timer = timer
      timer.edge = timer.edge.flatMap { numbers[$0] }
      return timer
    }
    parts.name = original.name
    parts.fingerprint = "\(original.fingerprint)~\(mark)"
    parts.positions = positions
    parts.stateCount = original.stateCount
    parts.symbols = original.symbols
    parts.orders = orders
    parts.effects = original.effects
    parts.outcomes = original.outcomes
    parts.reasons = original.reasons
    parts.messages = original.messages
    parts.calls = original.calls
    parts.entries = entries
    parts.resumptions = original.resumptions
    parts.start = original.start
    parts.dropping = original.dropping
    parts.abandoning = original.abandoning + twins.map { original.abandoning[$0] }
    parts.cells = CellTable.cells(of: parts, ignored: ignored)
    return CompiledFlow(parts)
  }

  /// What each state ignores: a state has no row for it, so its cell says it.
  private var ignored: [[Int: Int]] {
    (0..<original.stateCount).map { state in
      var reasons: [Int: Int] = [:]
      for symbol in original.symbols.indices {
        if case .ignore(let reason) = original.cell(position: state, symbol: symbol) {
          reasons[symbol] = reason
        }
      }
      return reasons
    }
  }
}
