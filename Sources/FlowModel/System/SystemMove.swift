/// A choice of a system: a move of the world, or a timer that is over.
public struct SystemMove<W: World>: Hashable, Sendable {
  /// What happens.
  public enum Kind: Hashable, Sendable {
    /// A move of the world.
    case world(W.Move)
    /// A timer of a part is over.
    case timer(part: Int, timer: Int)
    /// The time of a promise is over.
    case watch(Int)
  }

  /// What happens.
  public let kind: Kind
  /// After how many orders of the reaction the app's process is ended; nil if it is not.
  public let cut: Int?

  init(_ kind: Kind, cut: Int? = nil) {
    self.kind = kind
    self.cut = cut
  }
}
