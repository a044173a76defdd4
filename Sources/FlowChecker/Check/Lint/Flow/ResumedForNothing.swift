import EveryPath
import FlowModel

/// Where `resume(from:)` leads, some `Remember` leads, or a `Call`: a flow that waits in one is
/// remembered with what it calls.
///
/// A state that is not remembered itself may resume where a remembered one does: an author need not
/// tell them apart. The start, where no state is dropped, says nothing more than to begin anew, as
/// a flow does that lives as long as its process.
enum ResumedForNothing {
  static func findings(
    in compiled: CompiledFlow, _ elaborated: ElaboratedFlow, _ reached: Reachability
  ) -> [Finding] {
    var targets: Set<Int> = []
    for (number, order) in compiled.orders.enumerated() where reached.orders[number] {
      guard case .remember(let state) = order, case .at(let target) = compiled.resumptions[state]
      else { continue }
      targets.insert(target)
    }
    for (place, position) in compiled.positions.enumerated() where reached.positions[place] {
      guard case .calling = position.kind,
        case .at(let target) = compiled.resumptions[position.state]
      else { continue }
      targets.insert(target)
    }
    // Where nothing is dropped, to begin anew is the answer for all the others.
    let isDropped = compiled.resumptions.indices.contains { state in
      if case .drop = compiled.resumptions[state] {
        compiled.positions[state].kind != .final
      } else {
        false
      }
    }
    if !isDropped { targets.insert(compiled.start) }
    let states = (0..<compiled.stateCount).filter { state in
      guard case .at(let target) = compiled.resumptions[state] else { return false }
      return compiled.positions[state].kind != .final && !targets.contains(target)
    }
    guard let first = states.first else { return [] }
    let names = states.map { "`\(compiled.positions[$0].id)`" }.joined(separator: ", ")
    return [
      Finding(
        rule: "resumed-for-nothing",
        sentence: "resume(from:) goes on from \(names), but no Remember() or Call leads there; "
          + "write Remember() before what may end the app, or answer .drop(…)",
        lines: [elaborated.line(of: first)], witness: compiled.path(to: first) ?? [])
    ]
  }
}
