/// One step of a sequence, with the line it was written on.
package struct Step<F: Flow>: Sendable {
  package indirect enum Kind: Sendable {
    case perform(F.Effect)
    case performUntil(F.Effect, F.Event, [Answer<F>])
    case wait(Duration, because: String)
    case remember
    case forget
    case deliver(F.Outcome)
    case tell(component: String, event: AnyValue)
    case call(component: String, until: AnyValue, [Answer<F>])
    case go(F.State)
    case stay
  }

  package let kind: Kind
  package let line: SourceLine

  package init(kind: Kind, line: SourceLine) {
    self.kind = kind
    self.line = line
  }
}

/// What to do on another answer than the awaited one, or on none.
package struct Answer<F: Flow>: Sendable {
  package indirect enum Kind: Sendable {
    case event(F.Event)
    case outcome(component: String, AnyValue)
    case timeout(Duration, because: String)
  }

  package let kind: Kind
  package let steps: [Step<F>]
  package let line: SourceLine

  package init(kind: Kind, steps: [Step<F>], line: SourceLine) {
    self.kind = kind
    self.steps = steps
    self.line = line
  }
}

/// A run of steps.
public struct FlowSteps<F: Flow>: Sendable {
  var list: [Step<F>]

  init(_ list: [Step<F>]) { self.list = list }

  init(_ kind: Step<F>.Kind, _ file: String, _ line: Int) {
    list = [Step(kind: kind, line: SourceLine(file: file, line: line))]
  }
}

/// What to do on another answer than the awaited one, or on none.
public struct FlowAnswers<F: Flow>: Sendable {
  var list: [Answer<F>]

  init(_ list: [Answer<F>]) { self.list = list }
}
