/// What a machine made of one input.
public struct Reaction: Hashable, Sendable {
  /// What happened to the input.
  package enum Disposition: Hashable, Sendable {
    /// The machine was started, or resumed.
    case started
    /// It took an edge.
    case moved(edge: Int)
    /// Nothing, on purpose.
    case ignored(reason: Int)
    /// It waits for the end of the running sequence.
    case deferred
    /// Nothing: its ticket, or its timer, is dead.
    case droppedAsStale
    /// Nothing, and it is unexpected: neither handled nor ignored.
    case refused
    /// The attempt was abandoned.
    case abandoned
  }

  /// What happened to the input.
  package let disposition: Disposition
  /// What to do now, in order: a range of the compiled flow's orders.
  package let orders: Range<Int>
  /// The ticket of the first order that asks; the following ones count up from it.
  package let firstTicket: UInt32

  init(_ disposition: Disposition, orders: Range<Int> = 0..<0, firstTicket: UInt32 = 0) {
    self.disposition = disposition
    self.orders = orders
    self.firstTicket = firstTicket
  }

  /// What a timer that does not run leads to.
  package static var nothing: Reaction { Reaction(.droppedAsStale) }
}
