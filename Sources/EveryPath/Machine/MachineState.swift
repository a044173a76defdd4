/// The whole truth about a machine at one moment: equal only if all of it is equal.
@usableFromInline
package struct MachineState: Hashable, Sendable {
  /// What waits for the end of a sequence.
  package enum Deferred: Hashable, Sendable {
    /// Something it received; an answer is stale once the state that asked is left.
    case symbol(Int, answers: Asker?)
    /// A timeout that fell due.
    case timer(Int)

    /// The state whose answer is deferred; for spontaneous news there is none.
    package enum Asker: Hashable, Sendable {
      /// The one in which the running transition began.
      case source
      /// The one in which it will end.
      case destination
    }

    func isSymbol(_ number: Int) -> Bool {
      if case .symbol(number, _) = self { true } else { false }
    }
  }

  /// The number of the position; nil before the start.
  @usableFromInline package internal(set) var position: Int?
  /// Whether the machine has reached a final state or was abandoned.
  @usableFromInline package internal(set) var hasEnded = false
  /// Whether the attempt has its outcome.
  package internal(set) var hasDelivered = false
  /// What waits for the end of the running sequence, in the order of delivery.
  package internal(set) var deferred: [Deferred] = []
  /// The state's timeouts that no longer run, one bit each, lowest first.
  var fired: UInt64 = 0
  /// The tickets that live, in the order in which they were given out.
  var tickets: [LiveTicket] = []

  @usableFromInline package init() {}

  @inlinable
  package var isRunning: Bool { position != nil && !hasEnded }

  /// The tickets whose answers would be accepted.
  package var liveTickets: [Ticket] { tickets.map(\.ticket) }

  /// Lets tickets die whose answers cannot come any more, as a model does to stay finite.
  package mutating func keepTickets(where isKept: (Ticket) -> Bool) {
    tickets.removeAll { !isKept($0.ticket) }
  }

  /// Gives a live ticket another number, as a model does to keep its numbers small.
  package mutating func renumber(_ ticket: Ticket, as other: Ticket) {
    for index in tickets.indices where tickets[index].ticket == ticket {
      tickets[index].ticket = other
    }
  }

  mutating func giveTicket(to owner: LiveTicket.Owner, _ next: inout UInt32) {
    tickets.append(LiveTicket(ticket: Ticket(next), owner: owner))
    next &+= 1
  }

  /// The running transition has ended: what its destination asked is now the state's own.
  mutating func holdForSource() {
    var settled: [Deferred] = []
    for entry in deferred {
      let own: Deferred =
        if case .symbol(let symbol, .destination) = entry {
          .symbol(symbol, answers: .source)
        } else { entry }
      if !settled.contains(own) { settled.append(own) }
    }
    deferred = settled
  }
}

/// The number under which an effect's answer is expected.
///
/// An answer belongs to the position that asked for it. A ticket lives until that position is left,
/// or until its first answer; a dead ticket's answer changes nothing.
@usableFromInline
package struct Ticket: Hashable, Sendable, CustomStringConvertible {
  /// The number; a machine never gives it out twice, a model reuses those that are free.
  package let number: UInt32

  package init(_ number: UInt32) { self.number = number }

  @usableFromInline package var description: String { "ticket \(number)" }
}

package struct LiveTicket: Hashable, Sendable {
  package enum Owner: Hashable, Sendable {
    /// The waypoint where the machine is.
    case waypoint
    /// The state in which the running transition will end.
    case arriving
    /// The state the machine is in, or whose sequence it runs.
    case state

    /// Whose answer it is when the answer has to be deferred.
    var asker: MachineState.Deferred.Asker? {
      switch self {
      case .waypoint: nil
      case .arriving: .destination
      case .state: .source
      }
    }
  }

  package var ticket: Ticket
  package var owner: Owner
}
