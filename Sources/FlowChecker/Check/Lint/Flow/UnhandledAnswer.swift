import EveryPath
import FlowModel

/// Each answer to an effect that nothing waits for has a row in the state that gets it.
///
/// What a step waits for is ``UnawaitedAnswer``'s concern.
enum UnhandledAnswer {
  static func findings(
    in compiled: CompiledFlow, _ elaborated: ElaboratedFlow, _ reached: Reachability
  ) -> [Finding] {
    let open = OpenQuestions(compiled, reached, answersOnce: true)
    var states: [Int: [Int: [Int]]] = [:]
    for state in 0..<compiled.stateCount where reached.positions[state] {
      for effect in open.effects(at: state) {
        for answer in compiled.effects[effect].answers
        where compiled.cell(position: state, symbol: answer) == .refuse {
          states[effect, default: [:]][answer, default: []].append(state)
        }
      }
    }
    return compiled.effects.enumerated().flatMap { number, effect in
      effect.answers.compactMap { answer in
        states[number]?[answer].map { finding(number, answer, in: $0, compiled, elaborated) }
      }
    }
  }

  private static func finding(
    _ effect: Int, _ answer: Int, in states: [Int], _ compiled: CompiledFlow,
    _ elaborated: ElaboratedFlow
  ) -> Finding {
    let names = states.map { "`\(compiled.positions[$0].id)`" }.joined(separator: ", ")
    let id = compiled.effects[effect].id
    return Finding(
      rule: "unhandled-answer",
      sentence: "`\(id)` can be answered with `\(compiled.symbols[answer].id)`, which \(names) "
        + "\(states.count == 1 ? "has" : "have") no row for; write On or Ignore, or leave it out of "
        + "answers(to:)",
      lines: states.map { compiled.positions[$0].line } + elaborated.linesOfEffects { $0 == id },
      witness: compiled.path(to: states[0]) ?? [])
  }
}
