import EveryPath
import FlowModel

/// Each answer to an effect has a row where it comes: in a state, or in whatever wait is under way.
///
/// A step that waits for an answer needs each of them, even beside a time limit: whoever waits for
/// one alone trusts it to come. One that is ignored, or held until the steps are over, leaves the
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
    let line: SourceLine
    /// Whether nothing else ends it.
    let isEndless: Bool
  }

  private static func waits(in compiled: CompiledFlow, _ reached: Reachability) -> [Finding] {
    let waits = compiled.positions.indices.filter { reached.positions[$0] }.compactMap {
      wait(at: $0, compiled)
    }
    // A step that several states share is one fault.
    return waits.alike { $0.answer == $1.answer && $0.missing == $1.missing && $0.line == $1.line }
      .map { finding($0, compiled) }
  }

  private static func finding(_ waits: [Wait], _ compiled: CompiledFlow) -> Finding {
    let first = waits[0]
    return Finding(
      rule: "unhandled-answer",
      sentence: listed(waits.map { compiled.positions[$0.position].id })
        + " \(waits.count > 1 ? "wait" : "waits") for `\(compiled.symbols[first.answer].id)`, but "
        + "`\(compiled.effects[first.effect].id)` can be answered with "
        + "\(first.missing.map { "`\(compiled.symbols[$0].id)`" }.joined(separator: ", ")), which "
        + "nothing waits for; add an Or for it, or leave it out of answers(to:)",
      lines: [first.line], witness: compiled.path(to: first.position) ?? [],
      bearing: first.isEndless
        ? Bearing(.unawaited, places: waits.map(\.position), events: first.missing) : nil)
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
      position: position, answer: answer, effect: effect, missing: missing, line: place.line,
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
      witness: compiled.path(to: places[0]) ?? [])
  }
}

extension CompiledFlow {
  /// The answers on which a sequence goes on from where it waits; nil if something that is no
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
