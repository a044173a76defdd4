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

/// The tickets that live, in the order in which they were given out.
///
/// Most machines wait for one answer at a time: the first ticket stands in the machine itself, and
/// only further ones need a list.
struct LiveTickets: Hashable, Sendable {
  private var first: LiveTicket?
  private var others: [LiveTicket] = []

  mutating func append(_ ticket: LiveTicket) {
    if first == nil { first = ticket } else { others.append(ticket) }
  }

  @discardableResult
  mutating func remove(at place: Int) -> LiveTicket {
    let removed = self[place]
    if place == 0 {
      first = others.isEmpty ? nil : others.removeFirst()
    } else {
      others.remove(at: place - 1)
    }
    return removed
  }

  /// Keeps some in their order, in place: the list keeps its memory.
  @inline(__always)
  mutating func keep(where isKept: (LiveTicket) -> Bool) {
    guard !others.isEmpty else {
      if let first, !isKept(first) { self.first = nil }
      return
    }
    for place in indices.reversed() where !isKept(self[place]) { remove(at: place) }
  }
}

extension LiveTickets: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : others.count &+ 1 }
  var isEmpty: Bool { first == nil }

  subscript(place: Int) -> LiveTicket {
    get {
      if place == 0, let first { return first }
      return others[place - 1]
    }
    set { if place == 0 { first = newValue } else { others[place - 1] = newValue } }
  }
}
