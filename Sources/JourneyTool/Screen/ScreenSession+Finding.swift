import FlowChecker
import FlowModel
package import StateSpace

/// Going to what a question asks for, and to where a fact changed.
extension ScreenSession {
  /// What is said of the question that was asked; nil if none was.
  var hypothesisWords: String? { hypothesis.map { $0.words(at: walker) } }

  /// How far the search for an answer is.
  package mutating func tell(finding progress: SearchProgress) {
    message = "\(count(progress.states, "state")) searched. Any key stops it."
  }

  /// What became of a question.
  package mutating func found(_ found: FoundWalk) {
    open(.choices)
    switch found {
    case .wrong(let sentence): message = sentence
    case .answered(let answer, let walker):
      hypothesis = Hypothesis(answer: answer)
      message = answer.verdict.capitalizedFirst
      guard let walker else { return }
      left = self.walker
      show(walker)
      open(.choices)
      message = "\(answer.verdict.capitalizedFirst) u leads back."
    }
  }

  /// Goes back to the walk from which a question led away, if nothing was done since; whether it
  /// did.
  mutating func goBackToLeft() -> Bool {
    guard let left, let steps = hypothesis?.answer.journeys.first?.steps.count,
      snapshot.step == steps, snapshot.wholePath.count == steps
    else { return false }
    self.left = nil
    show(left)
    open(.choices)
    message = "Back where the question was asked."
    return true
  }

  /// Lets what is under way come to its end.
  mutating func letFinish() {
    cursor = 0
    message = Self.words(finished: walker.finish())
    if !snapshot.newlyBroken.isEmpty { open(.broken) }
  }

  static func words(finished steps: Int?) -> String {
    switch steps {
    case nil: "Nothing that comes by itself leads to a moment of rest."
    case 0?: "Nothing is under way."
    case let steps?: "\(count(steps, "step")) came by \(steps == 1 ? "itself" : "themselves")."
    }
  }

  /// Goes back to the step at which a fact last changed.
  mutating func goBack(toChangeOf text: String) {
    cursor = 0
    message = walker.goBack(toChangeOf: text)
  }
}

extension Walker {
  /// Goes back to the step at which a fact last changed, and says where that is.
  mutating func goBack(toChangeOf text: String) -> String {
    guard let name = snapshot.fact(meantBy: text) else {
      let names = snapshot.factNames
      return "Nothing here is called \(quoted(text))."
        + didYouMean(nearest(to: text, among: names)) + " There is \(enumeration(names))."
    }
    guard let step = lastChange(of: name), go(toStep: step) else {
      return "\(name.capitalizedFirst) did not change before this step."
    }
    return "\(name.capitalizedFirst) changed here, at step \(step)."
  }
}

extension WalkSnapshot {
  /// The names of all that is known of the place, what changed last first.
  var factNames: [String] {
    var names: [String] = []
    for name in changes.map(\.name) + (facts + positions + remembered).map(\.name)
    where !names.contains(name) { names.append(name) }
    return names
  }

  /// The fact that a name, or its beginning, means; nothing means what changed last.
  func fact(meantBy text: String) -> String? {
    let wanted = text.lowercased()
    return factNames.first { $0.lowercased() == wanted }
      ?? factNames.first { $0.lowercased().hasPrefix(wanted) }
  }
}
