import EveryPath
import FlowChecker

/// Says of each answer of a driver whether it may be given.
///
/// Where the journey answers an ask, that answer is compared when the journey is there. Any other
/// answer must be one of the effect's, and given once. It may be given where nothing waits for it,
/// and where news only was faster: a status that is read at once is none the less right. It may not
/// be given where the flow waits for it and time passes because it does not come, nor may a person
/// have answered where the attempt ends without that.
struct DriverComplaints<F: Flow> {
  /// An answer that would have changed the journey, and what the journey does without it.
  private struct Missed: Hashable {
    let ask: Int
    let event: F.Event
  }

  private let graph: FlowGraph<F>
  private let answered: Set<Int>
  private var asked: [Int] = []
  private var missed: [Missed: String] = [:]
  /// Where each effect was ordered, in order.
  private var lines: [SourceLine?] = []

  /// - Parameter answered: the asks that the journey answers.
  init(_ graph: FlowGraph<F>, answered: Set<Int>) {
    self.graph = graph
    self.answered = answered
  }

  /// Notes a step of the journey, sent to a machine that was somewhere before.
  mutating func note(
    _ step: SuiteCase.Step, _ heard: TestedMachine<F>.Response, from before: TestedMachine<F>,
    isEnd: Bool
  ) {
    var isTimeout = false
    if case .timer = step.input { isTimeout = true }
    if isTimeout || isEnd {
      for (ask, effect) in asked.enumerated() where !answered.contains(ask) {
        for symbol in graph.compiled.effects[effect].answers
        where (isTimeout || graph.compiled.symbols[symbol].role == .person)
          && before.moves(on: .answer(symbol: symbol, ask: ask))
        {
          let missing = Missed(ask: ask, event: graph.events[symbol])
          missed[missing] = missed[missing] ?? step.says
        }
      }
    }
    lines += heard.lines
    for case .perform(let effect, let asking) in heard.orders where asking != .nobody {
      asked.append(effect)
    }
  }

  /// What is wrong with what was answered to the effects performed so far, and the rows that
  /// ordered them.
  func complaints(
    about performed: [StagedDriver<F>.Performed]
  ) -> [(text: String, line: SourceLine?)] {
    zip(performed, lines).flatMap { performed, line in
      complaints(about: performed).map { ("the driver answered \($0)", line) }
    }
  }

  private func complaints(about performed: StagedDriver<F>.Performed) -> [String] {
    let answers = performed.answers
    let effect = identifier(of: performed.effect)
    let known = graph.flow.answers(to: performed.effect)
    var texts: [String] = []
    if let stray = answers.first(where: { !known.contains($0) }) {
      let list = known.map { identifier(of: $0) }.joined(separator: ", ")
      texts.append(
        "\(effect) with \(identifier(of: stray)); "
          + (known.isEmpty ? "it has no answers" : "its answers are \(list)"))
    }
    if let ask = performed.ask {
      for event in answers.prefix(1) {
        guard let then = missed[Missed(ask: ask, event: event)] else { continue }
        texts.append(
          "\(effect) with \(identifier(of: event)); the journey expects none until \(then)")
      }
      if answers.count > 1 { texts.append("\(effect) more than once") }
    }
    return texts
  }
}
