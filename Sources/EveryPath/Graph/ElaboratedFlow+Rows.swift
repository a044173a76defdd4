extension ElaboratedFlow {
  /// One row of a state; shared, since every rule looks at all of them.
  package final class Row: Sendable {
    package enum Kind: Sendable {
      case on(Int, [Step], interrupts: Bool)
      case after(Duration, because: String, [Step])
      case enter([Step])
      case ignore([Int], because: String)
      case finish(Int?)
    }

    package let kind: Kind
    package let line: SourceLine
    /// Written after the `switch`, so it applies to every state.
    package let isShared: Bool
    /// The steps of the row's own sequence.
    let steps: [Step]
    private let innerSequences: [[Step]]
    /// Every step of the row, those of inner blocks included.
    package let allSteps: [Step]

    init(kind: Kind, line: SourceLine, isShared: Bool) {
      self.kind = kind
      self.line = line
      self.isShared = isShared
      switch kind {
      case .on(_, let steps, _), .after(_, _, let steps), .enter(let steps):
        self.steps = steps
      case .ignore, .finish: steps = []
      }
      innerSequences = steps.flatMap { $0.innerSequences }
      allSteps = innerSequences.isEmpty ? steps : steps + innerSequences.joined()
    }

    /// The row's sequence and, after it, those of the blocks inside it.
    var sequences: [[Step]] { [steps] + innerSequences }

    /// The event of an `On` or `Interrupt`.
    package var event: Int? { if case .on(let event, _, _) = kind { event } else { nil } }
  }

  package struct Step: Sendable {
    package enum Kind: Sendable {
      case perform(Int)
      case performUntil(Int, Int, [Answer])
      indirect case wait(Duration, because: String)
      case remember
      case forget
      case deliver(Int)
      indirect case tell(component: String, event: AnyValue)
      indirect case call(component: String, until: AnyValue, [Answer])
      case go(Int)
      case stay
    }

    package let kind: Kind
    package let line: SourceLine

    init(kind: Kind, line: SourceLine) {
      self.kind = kind
      self.line = line
    }

    /// The answers of a waiting step.
    package var answers: [Answer] {
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
  package struct Answer: Sendable {
    package enum Kind: Sendable {
      case event(Int)
      case outcome(component: String, AnyValue)
      case timeout(Duration, because: String)
    }

    package let kind: Kind
    package let steps: [Step]
    package let line: SourceLine

    init(kind: Kind, steps: [Step], line: SourceLine) {
      self.kind = kind
      self.steps = steps
      self.line = line
    }
  }
}
