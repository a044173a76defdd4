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

  var kind: Kind
  let line: SourceLine
  /// Written after the `switch`, so it applies to every state.
  var isShared = false
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
