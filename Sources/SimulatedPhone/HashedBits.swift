import FlowModel

/// Small facts in one word, so that they are hashed at once.
struct HashedBits {
  /// All that was added.
  private(set) var word: UInt64 = 0

  /// Adds a fact that takes a byte: whether something is so, or which of a few cases it is.
  @inline(__always)
  mutating func add<Fact>(_ fact: Fact) {
    precondition(MemoryLayout<Fact>.size == 1, "a small fact takes one byte")
    add(word: withUnsafeBytes(of: fact) { UInt64($0[0]) })
  }

  mutating func add(address: Address?) {
    add(word: address.map { UInt64($0.part) << 16 | UInt64($0.ticket) + 1 } ?? 0)
  }

  // An odd factor moves what is there away from what comes, and loses nothing small.
  @inline(__always)
  mutating func add(word number: UInt64) { word = word &* 0x9E37_79B9_7F4A_7C15 ^ number }
}
