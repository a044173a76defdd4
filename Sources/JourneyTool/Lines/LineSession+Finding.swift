import FlowChecker
import FlowModel

/// Questions in a walk in lines.
extension LineSession {
  mutating func find(_ question: String) -> Answer {
    guard !question.isEmpty else {
      return .refuse(lines(["Find needs a question: find not isSettled"]))
    }
    switch walker.find(question, isStopped: { _ in false }) {
    case .wrong(let sentence): return .refuse(lines([sentence]))
    case .answered(let answer, let found):
      hypothesis = Hypothesis(answer: answer)
      guard let found else { return .say(lines([answer.verdict.capitalizedFirst])) }
      left = walker
      walker = found
      return .say(lines(["\(answer.verdict.capitalizedFirst) Undo leads back."]) + account)
    }
  }

  /// Takes the last step back; where a question led, all of its journey at once.
  mutating func undo() -> Answer {
    let snapshot = walker.snapshot
    if let left, let steps = hypothesis?.answer.journeys.first?.steps.count,
      snapshot.step == steps, snapshot.wholePath.count == steps
    {
      self.left = nil
      walker = left
      return .say(lines(["Back where the question was asked."]) + account)
    }
    return walker.undo()
      ? .say(account) : .refuse(lines(["This is the start: nothing to take back."]))
  }

  mutating func finish() -> Answer {
    let steps = walker.finish()
    let words = lines([ScreenSession.words(finished: steps)])
    return steps.map { $0 == 0 ? .say(words) : .say(words + account) } ?? .refuse(words)
  }

  mutating func goBack(toChangeOf text: String) -> Answer {
    let step = walker.snapshot.step
    let words = lines([walker.goBack(toChangeOf: text)])
    return walker.snapshot.step == step ? .refuse(words) : .say(words + account)
  }

  /// What is said of the question that was asked.
  var hypothesisLines: [String] {
    hypothesis.map { ["Asked: \($0.words(at: walker))."] } ?? []
  }
}
