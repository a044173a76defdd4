/// A small observer that remembers what a promise with history needs to know.
struct Watcher {
  /// What it remembers once the promise is broken.
  static let broken = -1

  /// How many things it may remember: 0 at first.
  let width: Int
  /// What it remembers after a step: `next[set of facts][memory]`.
  let next: [[Int]]

  /// Whether a step can break the promise at all.
  var canBreak: Bool { next.contains { $0.contains(Self.broken) } }

  /// One that has nothing to remember, and breaks on the marked sets of facts.
  init(breakingOn marked: [Bool]) {
    self.init(width: 1, next: marked.map { [$0 ? Self.broken : 0] })
  }

  /// One that has nothing to remember and nothing to break, for so many sets of facts.
  init(sets: Int) { self.init(width: 1, next: Array(repeating: [0], count: sets)) }

  init(width: Int, next: [[Int]]) {
    self.width = width
    self.next = next
  }
}
