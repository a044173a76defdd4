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
