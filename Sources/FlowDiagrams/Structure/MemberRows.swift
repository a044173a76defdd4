internal import EveryPath
internal import FlowModel

/// What a component does with what it hears, position by position, for formats that write a
/// component's structure.
struct MemberRows {
  /// What a component does with an input.
  enum Deed: Equatable {
    /// Takes an edge.
    case take(edge: Int)
    /// Keeps it until the sequence has ended.
    case hold
  }

  /// An input at a position where it counts.
  struct Row {
    let input: GraphEdge.Trigger
    let deed: Deed
    /// Which of the state's time-outs it is; nil if it is none.
    let timeout: Int?
    /// Whether it may come from outside.
    let isOpen: Bool
  }

  let member: Composition.Member
  /// The rows of each position, in the order of symbols, then of timers.
  let rows: [[Row]]

  var plan: Plan { member.plan }

  init(_ member: Composition.Member) {
    self.member = member
    let open = Set(member.open)
    var timerEdges: [Int?] = member.plan.positions.map { _ in nil }
    for (number, edge) in member.plan.edges.enumerated() {
      guard case .timer(let timer) = edge.trigger,
        member.plan.positions[edge.source].timer == timer
      else { continue }
      timerEdges[edge.source] = number
    }
    rows = member.plan.positions.indices.map { position in
      Self.symbols(at: position, member.plan, open)
        + Self.timers(at: position, member.plan, timerEdges[position])
    }
  }

  private static func symbols(at position: Int, _ plan: Plan, _ open: Set<Int>) -> [Row] {
    plan.symbols.indices.compactMap { symbol in
      let deed: Deed
      switch plan.cell(position: position, symbol: symbol) {
      case .move(let edge): deed = .take(edge: edge)
      case .hold: deed = .hold
      case .refuse, .ignore: return nil
      }
      return Row(
        input: .symbol(symbol), deed: deed, timeout: nil, isOpen: open.contains(symbol))
    }
  }

  private static func timers(at position: Int, _ plan: Plan, _ own: Int?) -> [Row] {
    let place = plan.positions[position]
    var rows: [Row] = []
    if let timer = place.timer, let own {
      rows.append(Row(input: .timer(timer), deed: .take(edge: own), timeout: nil, isOpen: true))
    }
    guard place.kind != .final else { return rows }
    for (index, timer) in place.timeouts.enumerated() {
      let edge = place.isWaypoint ? nil : plan.timers[timer].edge
      rows.append(
        Row(
          input: .timer(timer), deed: edge.map { .take(edge: $0) } ?? .hold, timeout: index,
          isOpen: true))
    }
    return rows
  }

  /// The most time-outs a state has.
  var timeoutCount: Int { plan.positions.map(\.timeouts.count).max() ?? 0 }

  /// How many inputs can be deferred at once: each symbol and each time-out once.
  var holdCount: Int {
    let deferred = rows.joined().filter { $0.deed == .hold }
    let symbols = Set(deferred.filter { $0.timeout == nil }.map(\.input))
    let hasTimeouts = deferred.contains { $0.timeout != nil }
    return symbols.count + (hasTimeouts ? timeoutCount : 0)
  }

  /// The orders of an attempt that is given up at a position.
  func orders(ofAbandoningAt position: Int, _ reason: Abandonment) -> Range<Int> {
    let number = Abandonment.allCases.firstIndex(of: reason) ?? 0
    return plan.abandoning[position][number * 2]
  }
}
