/// A state of a system and a place in a record, and how a search first came there.
///
/// It keeps the places on the way to it alive, and no others.
final class FlightPlace {
  /// The step by which a place is reached.
  struct Arrival {
    let from: FlightPlace
    let choice: UInt32
    /// How many unrecorded steps of the flow it takes.
    let unrecorded: Int32

    init(_ from: FlightPlace, _ choice: UInt32, unrecorded: Int) {
      (self.from, self.choice, self.unrecorded) = (from, choice, Int32(clamping: unrecorded))
    }
  }

  let state: UInt64
  /// How many of the recorded steps led there.
  let matched: Int
  /// How many steps lead there.
  let depth: Int
  private(set) var arrival: Arrival?

  init(_ state: UInt64, matched: Int, from arrival: Arrival?) {
    self.state = state
    self.matched = matched
    self.arrival = arrival
    depth = arrival.map { $0.from.depth + 1 } ?? 0
  }

  /// The places from the start of the search to this one.
  var path: [FlightPlace] {
    var path = [self]
    while let from = path.last?.arrival?.from { path.append(from) }
    return path.reversed()
  }

  deinit {
    // One after the other: a long path would take the whole stack.
    var next = arrival?.from
    arrival = nil
    while next != nil, isKnownUniquelyReferenced(&next) {
      let arrival = next?.arrival
      next?.arrival = nil
      next = arrival?.from
    }
  }
}

/// What is to be done, first in, first out.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var count: Int { elements.count - head }
  var isEmpty: Bool { head == elements.count }
  var first: Element? { isEmpty ? nil : elements[head] }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func removeFirst() {
    elements[head] = nil
    head += 1
    guard head > 1024, head > elements.count / 2 else { return }
    elements.removeSubrange(..<head)
    head = 0
  }
}
