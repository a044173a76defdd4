import FlowModel

/// The facts of a system's promises, numbered, and the sets of them that were seen together.
final class FactTable<W: World> {
  private(set) var facts: [Promise<W>.Fact] = []
  private(set) var sets: [[UInt64]] = []
  private var numbers: [[UInt64]: UInt32] = [:]

  /// The number of a fact.
  func add(_ fact: @escaping Promise<W>.Fact) -> Int {
    facts.append(fact)
    return facts.count - 1
  }

  /// The number of the set of facts that hold at a moment.
  func label(of moment: Moment<W>) -> UInt32 {
    var words = [UInt64](repeating: 0, count: (facts.count + 63) / 64)
    for (number, fact) in facts.enumerated() where fact(moment) {
      words[number >> 6] |= 1 << UInt64(number & 63)
    }
    if let known = numbers[words] { return known }
    let number = UInt32(sets.count)
    numbers[words] = number
    sets.append(words)
    return number
  }

  /// Whether a fact is in a set, for each set.
  func column(_ fact: Int) -> [Bool] {
    sets.map { $0[fact >> 6] & (1 << UInt64(fact & 63)) != 0 }
  }
}
