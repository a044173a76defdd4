import StateSpace

/// The facts of a system's properties, numbered, and the sets of them that were seen together.
///
/// Systems that differ in their compiled flows alone share one: a label means the same in all.
package final class FactSets<W: World> {
  package private(set) var facts: [Predicate<W>] = []
  private(set) var clocks: [Int] = []
  /// The properties that look back.
  package private(set) var histories: [HistoryFacts] = []
  package init() {}

  private var sets = Interner<[UInt64]>()
  /// Of each set whether the order of its facts may matter, and is not told yet.
  private var lacksOrder: [Bool] = []

  /// What the facts ask of steps; asked for once all facts are there.
  private(set) lazy var questions = Questions(facts, histories)

  package func add(_ fact: Predicate<W>) -> Int {
    facts.append(fact)
    return facts.count - 1
  }

  /// The number of the fact that the time of a property is over, by the number of its clock.
  package func addClock(_ clock: Int?) -> Int {
    clocks.append(facts.count)
    return add(.happened("overdue(\(clock ?? -1))") { log in log.overdue.contains { $0 == clock } })
  }

  func note(_ history: HistoryFacts) -> HistoryFacts {
    histories.append(history)
    return history
  }

  /// How many words of a set are the facts; what comes behind them is their order.
  var width: Int { [UInt64](facts: facts.count).count }

  package func label(of words: [UInt64]) -> UInt32 {
    let (number, isNew) = sets.insert(words)
    if isNew { lacksOrder.append(words.count == width && asksForOrder(words)) }
    return UInt32(bitPattern: number)
  }

  package func words(_ label: UInt32) -> [UInt64] { sets[label] }

  /// Whether it may matter in which order the facts of a set held, and that is not told yet.
  package func lacksOrder(_ label: UInt32) -> Bool { lacksOrder[Int(label)] }

  package var count: Int { sets.count }

  package func holds(_ fact: Int, in label: UInt32) -> Bool {
    sets[label].holds(fact)
  }

  package func column(_ fact: Int) -> [Bool] {
    sets.values.map { $0.holds(fact) }
  }
}

extension [UInt64] {
  package init(facts: Int) { self.init(repeating: 0, count: (facts + 63) / 64) }

  package func holds(_ fact: Int) -> Bool { self[fact >> 6] & (1 << UInt64(fact & 63)) != 0 }

  package mutating func note(_ fact: Int) { self[fact >> 6] |= 1 << UInt64(fact & 63) }
}
