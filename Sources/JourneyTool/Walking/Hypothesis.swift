package import FlowChecker

/// What came of asking a question while walking.
package enum FoundWalk: Sendable {
  /// The answer, and the walk to it if there is one.
  case answered(QuestionAnswer, (any Walker)?)
  /// The question cannot be asked: why not, as a sentence.
  case wrong(String)
}

/// A question that was asked, which stays while the walk goes on.
package struct Hypothesis: Hashable, Sendable {
  let answer: QuestionAnswer

  /// What is said of it at a place of a walk.
  func words(at walker: any Walker) -> String {
    "\(answer.question): \(walker.fits(answer.question) ? "here" : elsewhere)"
  }

  private var elsewhere: String {
    if let found = answer.journeys.first {
      return "first at step \(found.steps.count) of its journey"
    }
    return answer.isComplete ? "nowhere (complete)" : "not seen, \(answer.completeness)"
  }
}

extension QuestionAnswer {
  /// How many states fit, and whether all were asked.
  var verdict: String {
    let found = fitting == 0 ? "none" : "\(fitting)"
    guard !isComplete else { return "\(found) of \(count(states, "state")) (complete)." }
    return "\(found) of \(count(states, "state")) so far, \(completeness); "
      + (fitting == 0 ? "whether there is one is not known." : "there may be more.")
  }
}
