/// One set of words as several, each with the words that one of several workers looks up.
extension WordBlocks {
  /// Who looks up a word.
  ///
  /// Decided by another product than its place, so that a share is spread over all places.
  @inlinable
  @inline(__always)
  static func owner(of word: UInt64, among count: Int) -> Int {
    owner(ofBlock: word &>> 6, among: count)
  }

  @inlinable
  @inline(__always)
  static func owner(ofBlock number: UInt64, among count: Int) -> Int {
    let line = number &>> 2
    let mixed = (line ^ line &>> 29) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: (mixed &>> 48) &* UInt64(count)) &>> 16
  }

  /// The words dealt out to some workers.
  @inlinable
  func dealt(to count: Int) -> [WordBlocks] {
    let share = WordBlocks(room: used / count)
    var shares = [WordBlocks](repeating: share, count: count)
    for block in blocks where block.bits != 0 {
      shares[Self.owner(ofBlock: block.number, among: count)].put(block)
    }
    return shares
  }

  /// The words of all workers.
  @inlinable
  init(together shares: [WordBlocks]) {
    self.init(room: shares.reduce(0) { $0 + $1.used })
    for share in shares {
      for block in share.blocks where block.bits != 0 { put(block) }
    }
  }

  /// An empty set with room for so many blocks.
  ///
  /// Blocks that come in the order of their places must not begin in a table that is too small: they
  /// would all meet in the same part of it.
  @inlinable
  init(room: Int) {
    self.init()
    var count = blocks.count
    while room &* 4 > count &* 3 {
      count *= 2
      shift -= 1
    }
    blocks = [Block](repeating: Block(number: 0, bits: 0), count: count)
  }

  /// Adds a block of which the set has no word yet.
  @inlinable
  mutating func put(_ block: Block) {
    makeRoom(for: 1)
    settle(block)
    used &+= 1
  }
}
