/// Which steps a road is looked for to, and which it may not take: by their sets of facts.
struct Aim {
  private let isAvoided: [Bool]
  private let isWanted: [Bool]
  /// What a watcher remembers while something still has to happen; nil if nothing ever has to.
  private let owing: Int?

  /// - Parameter avoided: nil if every step may be taken.
  init(_ wanted: [Bool], avoiding avoided: [Bool]? = nil, owing: Int? = nil) {
    isWanted = wanted
    isAvoided = avoided ?? [Bool](repeating: false, count: wanted.count)
    self.owing = owing
  }

  /// How many sets of facts there are.
  var setCount: Int { isWanted.count }

  /// Whether a step may be taken.
  func allows(_ label: UInt32) -> Bool { !isAvoided[Int(label)] }

  /// Whether a step is wanted, if this is remembered after it.
  func wants(_ label: UInt32, _ memory: Int) -> Bool {
    isWanted[Int(label)] && memory != owing
  }
}
