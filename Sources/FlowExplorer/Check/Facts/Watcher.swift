/// A small observer that remembers what a promise with history needs to know.
struct Watcher {
  /// What it remembers once the promise is broken.
  static let broken = -1

  /// How many things it may remember: 0 at first.
  let width: Int
  /// What it remembers after a step, memory by memory and set by set.
  private let next: [Int8]

  /// What it remembers after a step with this set of facts.
  @inline(__always)
  func after(_ label: UInt32, _ memory: Int = 0) -> Int { Int(next[Int(label) &* width &+ memory]) }

  /// Whether a step can break the promise at all.
  var canBreak: Bool { next.contains(Int8(Self.broken)) }

  /// One that has nothing to remember, and breaks on the marked sets of facts.
  init(breakingOn marked: [Bool]) {
    self.init(width: 1, sets: marked.count) { set, _ in marked[set] ? Self.broken : 0 }
  }

  /// One that has nothing to remember and nothing to break, for so many sets of facts.
  init(sets: Int) { self.init(width: 1, sets: sets) { _, _ in 0 } }

  /// - Parameter after: what it remembers after a step with a set of facts.
  init(width: Int, sets: Int, after: (_ set: Int, _ memory: Int) -> Int) {
    self.width = width
    next = (0..<sets * width).map { Int8(after($0 / width, $0 % width)) }
  }
}
