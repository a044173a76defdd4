/// A choice of a system: a move of the world, or a timer that is over.
public struct SystemMove<W: World>: Hashable, Sendable {
  /// What happens.
  public enum Kind: Hashable, Sendable {
    /// A move of the world.
    case world(W.Move)
    /// A timer of a component is over.
    case timer(component: Int, timer: Int)
    /// The time of a property is over.
    case clock(Int)
  }

  /// What happens.
  public let kind: Kind
  /// After how many orders of the reaction a process is ended; nil if none is.
  public let cut: Int?
  /// The number of that process.
  @usableFromInline let cutProcess: Int

  /// Whether it is only that the time of a property is over.
  package var isOverdue: Bool {
    if case .clock = kind { true } else { false }
  }

  @inlinable
  package init(_ kind: Kind, cut: Int? = nil, process: Int = 0) {
    self.kind = kind
    self.cut = cut
    cutProcess = process
  }
}
