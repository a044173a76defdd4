/// What is odd about a definition without keeping it from running.
enum Lint {
  static func findings(in plan: Plan, listsStates: Bool, _ lines: [SourceLine]) -> [Finding] {
    let reached = reachablePositions(plan)
    return unreachable(plan, reached, lines) + traps(plan, reached) + unusedEvents(plan)
      + fixedGuards(plan) + unperformed(plan) + waitingForEver(plan, reached)
  }

  private static func reachablePositions(_ plan: Plan) -> Set<Int> {
    var seen: Set<Int> = []
    var open = [plan.entries[plan.start].target]
    var resumable = [false]
    resumable = plan.positions.map { _ in false }
    while let position = open.popLast() {
      guard seen.insert(position).inserted else { continue }
      let state = plan.positions[position].state
      if !resumable[state] {
        resumable[state] = true
        if case .at(let next) = plan.resumptions[state] { open.append(plan.entries[next].target) }
      }
      for edge in plan.edges where edge.source == position { open.append(edge.target) }
    }
    return seen
  }

  private static func unreachable(
    _ plan: Plan, _ reached: Set<Int>, _ lines: [SourceLine]
  ) -> [Finding] {
    let entered = Set(reached.map { plan.positions[$0].state })
    return (0..<plan.stateCount).filter { !entered.contains($0) && !isPassage(plan, $0) }.map {
      Finding(
        rule: "unreachable-state",
        sentence: "nothing leads to `\(plan.positions[$0].id)`; remove it, or write the row that "
          + "goes there",
        lines: [lines[$0]])
    }
  }

  /// A state whose Enter leads straight on is never a place of rest, but may well be passed.
  private static func isPassage(_ plan: Plan, _ state: Int) -> Bool {
    plan.positions[plan.entries[state].target].state != state
  }

  private static func traps(_ plan: Plan, _ reached: Set<Int>) -> [Finding] {
    let hasEnd = plan.positions.contains { $0.kind == .final }
    guard hasEnd else { return [] }
    var escapes = Set(plan.positions.indices.filter { plan.positions[$0].kind == .final })
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for edge in plan.edges where escapes.contains(edge.target) {
        if escapes.insert(edge.source).inserted { isGrowing = true }
      }
    }
    let trapped = reached.subtracting(escapes).filter { !plan.positions[$0].isWaypoint }.sorted()
    guard !trapped.isEmpty else { return [] }
    let names = trapped.map { "`\(plan.positions[$0].id)`" }.joined(separator: ", ")
    return [
      Finding(
        rule: "trap", sentence: "no way leads from \(names) to an end; write a way out",
        lines: trapped.map { plan.positions[$0].line })
    ]
  }

  private static func unusedEvents(_ plan: Plan) -> [Finding] {
    plan.symbols.indices.compactMap { symbol in
      let isUsed = plan.positions.indices.contains {
        plan.cell(position: $0, symbol: symbol) != .refuse
      }
      guard !isUsed, !plan.closedRows.contains(where: { $0.symbol == symbol }) else { return nil }
      return Finding(
        rule: "unused-event",
        sentence: "no state handles or ignores `\(plan.symbols[symbol].id)`; remove it, or write "
          + "its row",
        lines: [])
    }
  }

  private static func fixedGuards(_ plan: Plan) -> [Finding] {
    var closed: [SourceLine: String] = [:]
    for row in plan.closedRows { closed[row.line] = row.guardName }
    var open: Set<SourceLine> = []
    for edge in plan.edges where edge.guardName != nil { open.insert(edge.line) }
    var result: [Finding] = []
    var seen: Set<SourceLine> = []
    for row in plan.closedRows where !open.contains(row.line) && seen.insert(row.line).inserted {
      result.append(
        Finding(
          rule: "guard-never-true",
          sentence: "the guard \"\(row.guardName)\" is never true here; remove the row",
          lines: [row.line]))
    }
    for edge in plan.edges {
      guard let name = edge.guardName, closed[edge.line] == nil, seen.insert(edge.line).inserted
      else { continue }
      result.append(
        Finding(
          rule: "guard-always-true",
          sentence: "the guard \"\(name)\" is always true here; remove the guard",
          lines: [edge.line]))
    }
    return result
  }

  private static func unperformed(_ plan: Plan) -> [Finding] {
    let performed = Set(
      plan.orders.compactMap { order -> Int? in
        if case .perform(let effect, _) = order { effect } else { nil }
      })
    return plan.effects.indices.filter { !performed.contains($0) }.map {
      Finding(
        rule: "effect-never-performed",
        sentence: "nothing performs `\(plan.effects[$0].id)`; remove it, or order it", lines: [])
    }
  }

  /// A state that only one lost answer could end: no time-out, and no event but answers.
  private static func waitingForEver(_ plan: Plan, _ reached: Set<Int>) -> [Finding] {
    let answers = Set(
      plan.effects.flatMap { effect in
        effect.answers.filter { plan.symbols[$0].role == .system }
      })
    return reached.sorted().compactMap { position in
      let place = plan.positions[position]
      guard place.kind == .state, place.timeouts.isEmpty else { return nil }
      let leaving = plan.edges.filter { $0.source == position && $0.leaves }
      let isHopeful = leaving.contains { edge in
        guard case .symbol(let symbol) = edge.trigger else { return true }
        return !answers.contains(symbol)
      }
      guard !isHopeful, !leaving.isEmpty else { return nil }
      return Finding(
        rule: "waiting-for-ever",
        sentence: "`\(place.id)` waits for an answer that may never come; add an After, or a row "
          + "for something a person or the system does",
        lines: [place.line])
    }
  }
}
