import EveryPath
import FlowModel

/// Each answer to an effect has a row where it comes: in a state, or in whatever wait is under way.
///
/// A step that waits for an answer needs each of them, even beside a time limit: to wait for
/// one alone is to trust it to come. One that is ignored, or held until the steps are over, leaves the
/// wait open, so that something else must end it.
enum UnhandledAnswer {
  static func findings(
    in compiled: CompiledFlow, _ elaborated: ElaboratedFlow, _ reached: Reachability,
    _ open: OpenQuestions
  ) -> [Finding] {
    waits(in: compiled, reached) + states(in: compiled, elaborated, reached, open)
  }
}

// MARK: - Steps that wait

extension UnhandledAnswer {
  private struct Wait {
    let position: Int
    let answer: Int
    let effect: Int
    let missing: [Int]
    /// Whether nothing else ends it.
    let isEndless: Bool
  }

  private static func waits(in compiled: CompiledFlow, _ reached: Reachability) -> [Finding] {
    compiled.positions.indices.filter { reached.positions[$0] }.compactMap {
      wait(at: $0, compiled).map { finding($0, compiled) }
    }
  }

  private static func finding(_ wait: Wait, _ compiled: CompiledFlow) -> Finding {
    Finding(
      rule: "unhandled-answer",
      sentence: "`\(compiled.positions[wait.position].id)` waits for "
        + "`\(compiled.symbols[wait.answer].id)`, but "
        + "`\(compiled.effects[wait.effect].id)` can be answered with "
        + "\(wait.missing.map { "`\(compiled.symbols[$0].id)`" }.joined(separator: ", ")), which "
        + "nothing waits for; add an Or for it, or leave it out of answers(to:)",
      lines: [compiled.positions[wait.position].line],
      witness: compiled.path(to: wait.position) ?? [],
      bearing: Bearing(
        wait.isEndless ? .unawaited : .unhandled, places: [wait.position], events: wait.missing))
  }

  private static func wait(at position: Int, _ compiled: CompiledFlow) -> Wait? {
    let place = compiled.positions[position]
    guard case .awaiting(let answer, let effect) = place.kind else { return nil }
    let answers = compiled.effects[effect].answers
    let awaited = compiled.awaited(at: position, among: answers.contains)
    let missing = answers.filter { other in
      switch compiled.cell(position: position, symbol: other) {
      case .move: false
      case .refuse: true
      case .hold, .ignore: awaited != nil
      }
    }
    guard !missing.isEmpty else { return nil }
    return Wait(
      position: position, answer: answer, effect: effect, missing: missing,
      isEndless: awaited != nil)
  }
}

// MARK: - States

extension UnhandledAnswer {
  private static func states(
    in compiled: CompiledFlow, _ elaborated: ElaboratedFlow, _ reached: Reachability,
    _ open: OpenQuestions
  ) -> [Finding] {
    var places: [Int: [Int: [Int]]] = [:]
    for position in compiled.positions.indices where reached.positions[position] {
      var effects = open.effects(at: position)
      if case .awaiting(_, let awaited) = compiled.positions[position].kind {
        effects.removeAll { $0 == awaited }
      }
      for effect in effects {
        for answer in compiled.effects[effect].answers
        where compiled.cell(position: position, symbol: answer) == .refuse {
          places[effect, default: [:]][answer, default: []].append(position)
        }
      }
    }
    return compiled.effects.enumerated().flatMap { number, effect in
      effect.answers.compactMap { answer in
        places[number]?[answer].map { finding(number, answer, in: $0, compiled, elaborated) }
      }
    }
  }

  private static func finding(
    _ effect: Int, _ answer: Int, in places: [Int], _ compiled: CompiledFlow,
    _ elaborated: ElaboratedFlow
  ) -> Finding {
    let names = places.map { "`\(compiled.positions[$0].id)`" }.joined(separator: ", ")
    let id = compiled.effects[effect].id
    // An On waits for the end of the steps.
    let word = places.contains { compiled.positions[$0].isWaypoint } ? "Interrupt" : "On"
    return Finding(
      rule: "unhandled-answer",
      sentence: "`\(id)` can be answered with `\(compiled.symbols[answer].id)`, which \(names) "
        + "\(places.count == 1 ? "has" : "have") no row for; write \(word) or Ignore, or leave it out "
        + "of answers(to:)",
      lines: places.map { compiled.positions[$0].line } + elaborated.linesOfEffects { $0 == id },
      witness: compiled.path(to: places[0]) ?? [],
      bearing: Bearing(.unhandled, places: places, events: [answer]))
  }
}

extension CompiledFlow {
  /// The answers on which a sequence continues from where it waits; nil if something that is no
  /// answer can end the waiting, such as a time or an interrupt.
  func awaited(at position: Int, among isAnswer: (Int) -> Bool) -> Set<Int>? {
    var awaited: Set<Int> = []
    for edge in edges(from: position) {
      guard case .symbol(let symbol) = edges[edge].trigger, isAnswer(symbol) else { return nil }
      awaited.insert(symbol)
    }
    return awaited
  }
}
