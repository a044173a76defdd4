import EveryPath
import FlowModel

/// The world answers an effect with what `answers(to:)` lists: suites and lint send nothing else.
extension WorldLint {
  /// Each event that the world answers though no effect that is open there lists it, once.
  ///
  /// Where several effects are open, an answer is taken to be that of one that lists it.
  var unlistedAnswers: [Finding] {
    let open = system.components.map { component in
      OpenQuestions(component.compiled, Reachability(component.compiled), answersOnce: false)
    }
    var isFound: Set<[Int]> = []
    return coverage.answers.compactMap { input, transition in
      let compiled = system.components[input.component].compiled
      let effects = open[input.component].effects(at: input.position)
      guard !effects.isEmpty,
        !effects.contains(where: { compiled.effects[$0].answers.contains(input.symbol) }),
        isFound.insert([input.component, input.symbol] + effects).inserted
      else { return nil }
      let names = effects.map { "`\(compiled.effects[$0].id)`" }.joined(separator: " or ")
      return Finding(
        rule: "unlisted-answer",
        sentence: "the world answers \(names) of `\(system.components[input.component].name)` with "
          + "`\(compiled.symbols[input.symbol].id)`, which answers(to:) does not list; list it there, or "
          + "let the world answer what is listed",
        lines: [compiled.positions[input.position].line], witness: journey(to: transition))
    }
  }
}
