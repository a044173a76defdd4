/// What a machine made of one input.
public struct Reaction: Hashable, Sendable {
  /// What happened to the input.
  public enum Verdict: Hashable, Sendable {
    /// The machine was started, or resumed.
    case started
    /// It took an edge.
    case moved(edge: Int)
    /// Nothing, on purpose.
    case ignored(reason: Int)
    /// It waits for the end of the running sequence.
    case held
    /// Nothing: its ticket, or its timer, is dead.
    case droppedAsStale
    /// Nothing, and nobody expected it: neither handled nor ignored.
    case refused
    /// The attempt was abandoned.
    case abandoned
  }

  /// What happened to the input.
  public let verdict: Verdict
  /// What to do now, in order: a range of the plan's orders.
  public let orders: Range<Int>
  /// The ticket of the first order that asks; the following ones count up from it.
  public let firstTicket: UInt32

  @usableFromInline
  init(_ verdict: Verdict, orders: Range<Int> = 0..<0, firstTicket: UInt32 = 0) {
    self.verdict = verdict
    self.orders = orders
    self.firstTicket = firstTicket
  }

  /// What a timer that does not run leads to.
  package static var nothing: Reaction { Reaction(.droppedAsStale) }
}
