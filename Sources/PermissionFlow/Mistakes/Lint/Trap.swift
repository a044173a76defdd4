/// From every state some way leads to an end, if there is any end.
enum Trap {
  static func findings(in plan: Plan, _ isReached: [Bool]) -> [Finding] {
    var origins = [[Int]](repeating: [], count: plan.positions.count)
    for edge in plan.edges { origins[edge.target].append(edge.source) }
    var open = plan.positions.indices.filter { plan.positions[$0].kind == .final }
    guard !open.isEmpty else { return [] }
    var canEnd = plan.positions.map { _ in false }
    while let position = open.popLast() {
      guard !canEnd[position] else { continue }
      canEnd[position] = true
      open += origins[position]
    }
    let trapped = (0..<plan.stateCount).filter { isReached[$0] && !canEnd[$0] }
    guard !trapped.isEmpty else { return [] }
    let names = trapped.map { "`\(plan.positions[$0].id)`" }.joined(separator: ", ")
    return [
      Finding(
        rule: "trap", sentence: "no way leads from \(names) to an end; write a way out",
        lines: trapped.map { plan.positions[$0].line }, witness: plan.way(to: trapped[0]) ?? [])
    ]
  }
}
