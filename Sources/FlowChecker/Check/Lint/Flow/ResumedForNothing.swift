import EveryPath
import FlowModel

/// Where `resume(from:)` goes on, some `Remember` leads.
///
/// A state that is not remembered itself may resume where a remembered one does: an author need not
/// tell them apart. The start, where no state is dropped, says nothing more than to begin anew, as a
/// flow does that lives as long as its process.
enum ResumedForNothing {
  static func findings(
    in plan: Plan, _ draft: Draft, _ reached: Reached
  ) -> [Finding] {
    var targets: Set<Int> = []
    for (number, order) in plan.orders.enumerated() where reached.orders[number] {
      guard case .remember(let state) = order, case .at(let target) = plan.resumptions[state]
      else { continue }
      targets.insert(target)
    }
    // Where nothing is dropped, to begin anew is the answer for all the others.
    let isDropped = plan.resumptions.indices.contains { state in
      if case .drop = plan.resumptions[state] {
        plan.positions[state].kind != .final
      } else {
        false
      }
    }
    if !isDropped { targets.insert(plan.start) }
    let states = (0..<plan.stateCount).filter { state in
      guard case .at(let target) = plan.resumptions[state] else { return false }
      return plan.positions[state].kind != .final && !targets.contains(target)
    }
    guard let first = states.first else { return [] }
    let names = states.map { "`\(plan.positions[$0].id)`" }.joined(separator: ", ")
    return [
      Finding(
        rule: "resumed-for-nothing",
        sentence: "resume(from:) goes on from \(names), but no Remember() leads there; write "
          + "Remember() before what may end the app, or answer .drop(…)",
        lines: [draft.line(of: first)], witness: plan.way(to: first) ?? [])
    ]
  }
}
