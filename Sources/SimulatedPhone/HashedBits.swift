import FlowModel

/// Small facts in one word, so that they are hashed at once.
struct HashedBits {
  /// All that was added.
  private(set) var word: UInt64 = 0

  mutating func add(_ fact: Bool) { add(fact ? 1 : 0) }

  mutating func add(_ fact: Bool?) { add(fact.map { $0 ? 2 : 1 } ?? 0) }

  mutating func add(_ address: Address?) {
    add(address.map { UInt64($0.part) << 16 | UInt64($0.ticket) + 1 } ?? 0)
  }

  // An odd factor moves what is there away from what comes, and loses nothing small.
  private mutating func add(_ number: UInt64) { word = word &* 0x9E37_79B9_7F4A_7C15 ^ number }
}
