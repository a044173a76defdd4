extension ElaboratedFlow {
  package typealias Step = EveryPath.Step<Int>
  package typealias Answer = EveryPath.Answer<Int>

  /// One row of a state; shared, since every rule looks at all of them.
  package final class Row: Sendable {
    package typealias Kind = EveryPath.Row<Int>.Kind

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
}
