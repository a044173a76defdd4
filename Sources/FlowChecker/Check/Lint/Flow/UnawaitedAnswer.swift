import EveryPath
import FlowModel

/// A step that waits for one answer of an effect says what to do on the others.
///
/// Whoever waits for a single answer trusts it to come. Where there are several, one that nobody
/// waits for leaves the sequence waiting for ever, unless an `Interrupt` or a `Timeout` can end it.
/// The state's `After` cannot: it waits for the sequence.
enum UnawaitedAnswer {
  static func findings(in compiled: CompiledFlow, _ reached: Reachability) -> [Finding] {
    let waits = compiled.positions.indices.filter { reached.positions[$0] }.compactMap {
      wait(at: $0, compiled)
    }
    // A step that several states share is one fault.
    return waits.alike { $0.answer == $1.answer && $0.missing == $1.missing && $0.line == $1.line }
      .map { waits in
        let (first, many) = (waits[0], waits.count > 1)
        return Finding(
          rule: "waiting-for-ever",
          sentence: listed(waits.map { compiled.positions[$0.position].id })
            + " \(many ? "wait" : "waits") for `\(compiled.symbols[first.answer].id)`, but "
            + "`\(compiled.effects[first.effect].id)` can be answered with "
            + "\(first.missing.map { "`\(compiled.symbols[$0].id)`" }.joined(separator: ", ")), which "
            + "nothing waits for; add an Or for it, a Timeout, or an Interrupt",
          lines: [first.line], witness: compiled.path(to: first.position) ?? [],
          bearing: Bearing(.unawaited, places: waits.map(\.position), events: first.missing))
      }
  }

  private struct Wait {
    let position: Int
    let answer: Int
    let effect: Int
    let missing: [Int]
    let line: SourceLine
  }

  private static func wait(at position: Int, _ compiled: CompiledFlow) -> Wait? {
    let place = compiled.positions[position]
    guard case .awaiting(let answer, let effect) = place.kind,
      let awaited = compiled.awaited(at: position, among: compiled.effects[effect].answers.contains)
    else { return nil }
    let missing = compiled.effects[effect].answers.filter { $0 != answer && !awaited.contains($0) }
    guard !missing.isEmpty else { return nil }
    return Wait(
      position: position, answer: answer, effect: effect, missing: missing, line: place.line)
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
