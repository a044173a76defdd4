import EveryPath
import FlowModel

/// Where every event is an answer to every effect, and some have no row, one finding stands for all
/// that could come.
///
/// So it is where `answers(to:)` is not written. It runs well; what a check makes of it is far more
/// than can happen.
enum AnyAnswer {
  /// The findings about answers, or the one that says why there are so many.
  static func findings(
    for answers: [Finding], in compiled: CompiledFlow, _ elaborated: ElaboratedFlow
  ) -> [Finding] {
    guard answers.contains(where: { $0.rule == "unhandled-answer" }) else { return answers }
    let events = compiled.symbols.indices.filter { compiled.symbols[$0].component == nil }
    let isAny = compiled.effects.allSatisfy { Set($0.answers).isSuperset(of: events) }
    guard isAny else { return answers }
    return [
      Finding(
        rule: "any-answer",
        sentence:
          "`\(compiled.name)` says that any event may answer any effect, as a flow does without "
          + "answers(to:); write there what can answer each effect, and [] if nothing does",
        lines: elaborated.linesOfEffects { _ in true })
    ]
  }
}
