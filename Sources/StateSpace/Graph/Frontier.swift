/// The nodes a search has yet to look at: in the order they were found, or the cheapest first.
package struct Frontier {
  private struct Entry {
    let cost: Int
    let order: Int
    let node: Int

    /// Equally cheap ones in the order they were found.
    static func < (left: Entry, right: Entry) -> Bool {
      left.cost != right.cost ? left.cost < right.cost : left.order < right.order
    }
  }

  private let isOrdered: Bool
  /// A queue from `head` on, or a binary heap.
  private var entries: [Entry] = []
  private var head = 0
  private var count = 0

  /// - Parameter isOrdered: whether the cheapest comes first.
  package init(isOrdered: Bool) { self.isOrdered = isOrdered }

  /// Adds a node that costs so much to reach.
  package mutating func add(_ node: Int, cost: Int) {
    entries.append(Entry(cost: cost, order: count, node: node))
    count += 1
    guard isOrdered else { return }
    var child = entries.count - 1
    while child > 0, entries[child] < entries[(child - 1) / 2] {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// The next node, and what it costs; nil if there is none.
  package mutating func next() -> (node: Int, cost: Int)? {
    guard head < entries.count else { return nil }
    guard isOrdered else {
      head += 1
      return (entries[head - 1].node, entries[head - 1].cost)
    }
    entries.swapAt(0, entries.count - 1)
    let first = entries.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < entries.count && entries[child] < entries[least] {
        least = child
      }
      guard least != parent else { break }
      entries.swapAt(parent, least)
      parent = least
    }
    return (first.node, first.cost)
  }
}
