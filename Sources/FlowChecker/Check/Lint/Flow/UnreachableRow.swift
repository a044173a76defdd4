import EveryPath
import FlowModel

/// A row beside an `Enter` that always leads on is one that some journey comes to.
///
/// A row written once for all states is meant for others.
enum UnreachableRow {
  static func findings(
    in compiled: CompiledFlow, _ elaborated: ElaboratedFlow, _ reached: Reachability
  ) -> [Finding] {
    let isEntered = UnreachableState.enteredStates(compiled, elaborated, reached.positions)
    return (0..<compiled.stateCount).compactMap { state in
      // Where a journey rests, every row of the state may come.
      guard isEntered[state], !reached.positions[state] else { return nil }
      let taken = Set(
        compiled.edges.filter { edge in
          compiled.positions[edge.source].state == state && reached.positions[edge.source]
        }.map(\.line))
      let lines = elaborated.rows[state].filter { row in
        row.isForARest && !row.isShared && !taken.contains(row.line)
      }.map(\.line)
      guard !lines.isEmpty else { return nil }
      return Finding(
        rule: "unreachable-row",
        sentence:
          "entering `\(compiled.positions[state].id)` always leads on, so no journey reaches "
          + "\(lines.count == 1 ? "this row" : "these rows") beside its Enter; remove "
          + "\(lines.count == 1 ? "it" : "them"), or end the Enter without Go",
        lines: lines, witness: elaborated.path(to: state) ?? [])
    }
  }
}

extension ElaboratedFlow.Row {
  /// Whether it waits for an event or for time.
  fileprivate var isForARest: Bool {
    switch kind {
    case .on, .after: true
    case .enter, .ignore, .finish: false
    }
  }
}
