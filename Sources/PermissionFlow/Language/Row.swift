/// One row of a state, with the line it was written on.
@usableFromInline
struct Row<F: Flow>: Sendable {
  @usableFromInline
  enum Kind: Sendable {
    case on(F.Event, Guard?, [Step<F>], interrupts: Bool)
    case after(Duration, because: String, [Step<F>])
    case enter([Step<F>])
    case exit([Step<F>])
    case ignore([F.Event], because: String)
    case finish(F.Outcome?)
  }

  @usableFromInline let kind: Kind
  @usableFromInline let line: SourceLine
  /// Written after the `switch`, so it applies to every state.
  @usableFromInline var isShared = false

  @inlinable
  init(kind: Kind, line: SourceLine) {
    self.kind = kind
    self.line = line
  }
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
  @usableFromInline var list: [Row<F>]
  @usableFromInline var comesFromSwitch = false

  @inlinable
  init(_ list: [Row<F>]) { self.list = list }
}
