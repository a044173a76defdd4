/// One row of a state, with the line it was written on.
package struct Row<F: Flow>: Sendable {
  package indirect enum Kind: Sendable {
    case on(F.Event, [Step<F>], interrupts: Bool)
    case after(Duration, because: String, [Step<F>])
    case enter([Step<F>])
    case ignore([F.Event], because: String)
    case finish(F.Outcome?)
  }

  package let kind: Kind
  package let line: SourceLine
  /// Written after the `switch`, so it applies to every state.
  package var isShared = false

  package init(kind: Kind, line: SourceLine) {
    self.kind = kind
    self.line = line
  }
}

/// A word of the language, which stands in a block of its kind: a row in ``FlowRows``, a step in
/// ``FlowSteps``, an answer in ``FlowAnswers``.
public protocol FlowWord<Block>: Sendable {
  /// The kind of block in which the word can stand.
  associatedtype Block: Sendable
  /// The block that has the word alone in it.
  var block: Block { get }
}

/// The rows of a state.
public struct FlowRows<F: Flow>: Sendable {
  package var list: [Row<F>]
  var comesFromSwitch = false

  package init(_ list: [Row<F>]) { self.list = list }
}
