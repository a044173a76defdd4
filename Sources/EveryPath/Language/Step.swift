/// One step of a sequence, with the line it was written on.
package struct Step<Value: Sendable>: Sendable {
  package indirect enum Kind: Sendable {
    case perform(Value)
    case performUntil(Value, Value, [Answer<Value>])
    case wait(Duration, because: String)
    case remember
    case forget
    case deliver(Value)
    case tell(component: String, event: AnyValue)
    case call(component: String, until: AnyValue, [Answer<Value>])
    case go(Value)
    case stay
  }

  package let kind: Kind
  package let line: SourceLine

  package init(kind: Kind, line: SourceLine) {
    self.kind = kind
    self.line = line
  }
}

extension Step {
  /// The answers of a waiting step.
  package var answers: [Answer<Value>] {
    switch kind {
    case .performUntil(_, _, let answers), .call(_, _, let answers): answers
    default: []
    }
  }

  /// The sequences of the blocks inside it.
  var innerSequences: [[Step]] {
    answers.flatMap { answer in [answer.steps] + answer.steps.flatMap { $0.innerSequences } }
  }

  /// Whether the sequence ends here.
  var isEnd: Bool {
    switch kind {
    case .go, .stay: true
    default: false
    }
  }
}

/// What to do on another answer than the awaited one, or on none.
package struct Answer<Value: Sendable>: Sendable {
  package indirect enum Kind: Sendable {
    case event(Value)
    case outcome(component: String, AnyValue)
    case timeout(Duration, because: String)
  }

  package let kind: Kind
  package let steps: [Step<Value>]
  package let line: SourceLine

  package init(kind: Kind, steps: [Step<Value>], line: SourceLine) {
    self.kind = kind
    self.steps = steps
    self.line = line
  }
}

/// A run of steps.
public struct FlowSteps<F: Flow>: Sendable {
  var list: [Step<AnyValue>]

  init(_ list: [Step<AnyValue>]) { self.list = list }

  init(_ kind: Step<AnyValue>.Kind, _ file: String, _ line: Int) {
    list = [Step(kind: kind, line: SourceLine(file: file, line: line))]
  }
}

/// What to do on another answer than the awaited one, or on none.
public struct FlowAnswers<F: Flow>: Sendable {
  var list: [Answer<AnyValue>]

  init(_ list: [Answer<AnyValue>]) { self.list = list }

  init(_ kind: Answer<AnyValue>.Kind, _ steps: FlowSteps<F>, _ file: String, _ line: Int) {
    list = [Answer(kind: kind, steps: steps.list, line: SourceLine(file: file, line: line))]
  }
}
