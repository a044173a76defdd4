import FlowModel

/// The facts of a system's promises, numbered, and the sets of them that were seen together.
///
/// Many steps are alike in what happens: a fact that looks at nothing else is asked once for all of
/// them.
final class FactTable<W: World> {
  /// What is known of all steps in which the same happened.
  private struct Known {
    /// The facts that hold, one bit each.
    var words: [UInt64]
    /// The facts that depend on the states too.
    var open: [Int]
  }

  private(set) var facts: [Promise<W>.Fact] = []
  private(set) var sets: [[UInt64]] = []
  private var numbers: [[UInt64]: UInt32] = [:]
  private var known: [StepLog<W>: Int] = [:]
  private var records: [Known] = []

  /// The number of a fact.
  func add(_ fact: @escaping Promise<W>.Fact) -> Int {
    facts.append(fact)
    return facts.count - 1
  }

  /// The number of the set of facts that hold at a moment.
  func label(of moment: Moment<W>) -> UInt32 {
    let record: Int
    if let number = known[moment.log] {
      record = number
    } else {
      record = records.count
      known[moment.log] = record
      records.append(Known(words: Array(repeating: 0, count: (facts.count + 63) / 64), open: []))
      for fact in facts.indices { settle(fact, moment, record) }
    }
    var words = records[record].words
    for fact in records[record].open where facts[fact](moment) {
      words[fact >> 6] |= 1 << UInt64(fact & 63)
    }
    if let number = numbers[words] { return number }
    let number = UInt32(sets.count)
    numbers[words] = number
    sets.append(words)
    return number
  }

  /// Asks a fact for the first time in such a step.
  private func settle(_ fact: Int, _ moment: Moment<W>, _ record: Int) {
    let (answer, dependsOnStates) = moment.ask(facts[fact])
    if dependsOnStates {
      records[record].open.append(fact)
    } else if answer {
      records[record].words[fact >> 6] |= 1 << UInt64(fact & 63)
    }
  }

  /// Whether a fact is in a set, for each set.
  func column(_ fact: Int) -> [Bool] {
    sets.map { $0[fact >> 6] & (1 << UInt64(fact & 63)) != 0 }
  }
}
