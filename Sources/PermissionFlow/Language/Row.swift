/// One row of a state, with the line it was written on.
struct Row<F: Flow>: Sendable {
  enum Kind: Sendable {
    case on(F.Event, Guard?, [Step<F>], interrupts: Bool)
    case after(Duration, because: String, [Step<F>])
    case enter([Step<F>])
    case exit([Step<F>])
    case ignore([F.Event], because: String)
    case finish(F.Outcome?)
  }

  let kind: Kind
  let line: SourceLine
  /// The row's sequence and, after it, those of the blocks inside it.
  let sequences: [[Step<F>]]
  /// Every step of the row, those of inner blocks included.
  let allSteps: [Step<F>]
  /// Written after the `switch`, so it applies to every state.
  var isShared = false

  init(kind: Kind, line: SourceLine) {
    self.kind = kind
    self.line = line
    let steps =
      switch kind {
      case .on(_, _, let steps, _), .after(_, _, let steps), .enter(let steps), .exit(let steps):
        steps
      case .ignore, .finish: [Step<F>]()
      }
    // Loops, and no key paths: those are made at run time for each flow, which takes far longer.
    var sequences = [steps]
    for step in steps where step.waits { sequences += step.innerSequences }
    self.sequences = sequences
    var all = steps
    for sequence in sequences.dropFirst() { all += sequence }
    allSteps = all
  }

  /// The steps of the row's own sequence.
  var steps: [Step<F>] { sequences[0] }
}

/// A word that can stand in a state: `On`, `Interrupt`, `After`, `Enter`, `Exit`, `Ignore`,
/// `Finish`.
public protocol RowWord<Journey>: Sendable {
  /// The flow the row belongs to.
  associatedtype Journey: Flow
  /// The rows this word stands for.
  var rows: FlowRows<Journey> { get }
}

/// The rows of a state.
public struct FlowRows<F: Flow>: Sendable {
  var list: [Row<F>]
  var comesFromSwitch = false

  init(_ list: [Row<F>]) { self.list = list }
}
