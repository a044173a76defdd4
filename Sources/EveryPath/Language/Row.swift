/// One row of a state, with the line it was written on.
///
/// What it speaks of are values that have forgotten their types, so that all flows share one form of
/// it, or the numbers of such values.
package struct Row<Value: Sendable>: Sendable {
  package indirect enum Kind: Sendable {
    case on(Value, [Step<Value>], interrupts: Bool)
    case after(Duration, because: String, [Step<Value>])
    case enter([Step<Value>])
    case ignore([Value], because: String)
    case finish(Value?)
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
  package var list: [Row<AnyValue>]
  var comesFromSwitch = false

  package init(_ list: [Row<AnyValue>]) { self.list = list }

  init(_ kind: Row<AnyValue>.Kind, _ file: String, _ line: Int) {
    list = [Row(kind: kind, line: SourceLine(file: file, line: line))]
  }
}
