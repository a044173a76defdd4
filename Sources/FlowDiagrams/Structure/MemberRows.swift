internal import EveryPath
internal import FlowModel

/// What a component does with what it hears, position by position, for formats that write a
/// component's structure.
struct MemberRows {
  /// An input at a position where it counts.
  struct Row {
    let input: GraphEdge.Trigger
    /// What it does: takes an edge, or keeps it until the sequence has ended.
    let deed: Cell
    /// Which of the state's timeouts it is; nil if it is none.
    let timeout: Int?
    /// Whether it may come from outside.
    let isOpen: Bool
  }

  let member: Composition.Member
  /// The rows of each position, in the order of symbols, then of timers.
  let rows: [[Row]]

  var compiled: CompiledFlow { member.compiled }

  init(_ member: Composition.Member) {
    self.member = member
    let open = Set(member.open)
    var timerEdges: [Int?] = member.compiled.positions.map { _ in nil }
    for (number, edge) in member.compiled.edges.enumerated() {
      guard case .timer(let timer) = edge.trigger,
        member.compiled.positions[edge.source].timer == timer
      else { continue }
      timerEdges[edge.source] = number
    }
    rows = member.compiled.positions.indices.map { position in
      Self.symbols(at: position, member.compiled, open)
        + Self.timers(at: position, member.compiled, timerEdges[position])
    }
  }

  private static func symbols(at position: Int, _ compiled: CompiledFlow, _ open: Set<Int>) -> [Row]
  {
    compiled.symbols.indices.compactMap { symbol in
      let cell = compiled.cell(position: position, symbol: symbol)
      return switch cell {
      case .move, .hold:
        Row(input: .symbol(symbol), deed: cell, timeout: nil, isOpen: open.contains(symbol))
      case .refuse, .ignore: nil
      }
    }
  }

  private static func timers(at position: Int, _ compiled: CompiledFlow, _ own: Int?) -> [Row] {
    let place = compiled.positions[position]
    var rows: [Row] = []
    if let timer = place.timer, let own {
      rows.append(Row(input: .timer(timer), deed: .move(edge: own), timeout: nil, isOpen: true))
    }
    guard place.kind != .final else { return rows }
    for (index, timer) in place.timeouts.enumerated() {
      let edge = place.isWaypoint ? nil : compiled.timers[timer].edge
      rows.append(
        Row(
          input: .timer(timer), deed: edge.map { .move(edge: $0) } ?? .hold, timeout: index,
          isOpen: true))
    }
    return rows
  }

  var timeoutCount: Int { compiled.positions.map(\.timeouts.count).max() ?? 0 }

  /// How many inputs can be deferred at once: each symbol and each timeout once.
  var holdCount: Int {
    let deferred = rows.joined().filter { $0.deed == .hold }
    let symbols = Set(deferred.filter { $0.timeout == nil }.map(\.input))
    let hasTimeouts = deferred.contains { $0.timeout != nil }
    return symbols.count + (hasTimeouts ? timeoutCount : 0)
  }

  /// The orders of an attempt that is given up at a position.
  func orders(ofAbandoningAt position: Int, _ reason: Abandonment) -> Range<Int> {
    let number = Abandonment.allCases.firstIndex(of: reason) ?? 0
    return compiled.abandoning[position][number * 2]
  }
}
