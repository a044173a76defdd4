import EveryPath
import FlowModel

/// Each answer to an effect that nothing waits for has a row in the state that gets it.
///
/// What a step waits for is ``UnawaitedAnswer``'s concern.
enum UnhandledAnswer {
  static func findings(
    in plan: Plan, _ draft: Draft, _ reached: Reached
  ) -> [Finding] {
    let open = OpenQuestions(plan, reached, answersOnce: true)
    var states: [Int: [Int: [Int]]] = [:]
    for state in 0..<plan.stateCount where reached.positions[state] {
      for effect in open.effects(at: state) {
        for answer in plan.effects[effect].answers
        where plan.cell(position: state, symbol: answer) == .refuse {
          states[effect, default: [:]][answer, default: []].append(state)
        }
      }
    }
    return plan.effects.enumerated().flatMap { number, effect in
      effect.answers.compactMap { answer in
        states[number]?[answer].map { finding(number, answer, in: $0, plan, draft) }
      }
    }
  }

  private static func finding(
    _ effect: Int, _ answer: Int, in states: [Int], _ plan: Plan, _ draft: Draft
  ) -> Finding {
    let names = states.map { "`\(plan.positions[$0].id)`" }.joined(separator: ", ")
    let id = plan.effects[effect].id
    return Finding(
      rule: "unhandled-answer",
      sentence: "`\(id)` can be answered with `\(plan.symbols[answer].id)`, which \(names) "
        + "\(states.count == 1 ? "has" : "have") no row for; write On or Ignore, or leave it out of "
        + "answers(to:)",
      lines: states.map { plan.positions[$0].line } + draft.linesOfEffects { $0 == id },
      witness: plan.way(to: states[0]) ?? [])
  }
}
