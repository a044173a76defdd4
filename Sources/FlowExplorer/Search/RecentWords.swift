/// The words that a worker dealt out lately: a set that forgets.
///
/// A word that is in it was dealt out before, so whoever looks it up knows it already, or finds it
/// first by the way that was dealt out first. A word that it forgot is only looked up once more.
@frozen
@usableFromInline
struct RecentWords {
  /// Each at the one place it may have; the last one that wanted it has it.
  @usableFromInline var blocks: [WordBlocks.Block]

  @inlinable static var sizeInBits: UInt64 { 16 }

  @inlinable
  init() {
    let free = WordBlocks.Block(number: 0, bits: 0)
    self.init(blocks: [WordBlocks.Block](repeating: free, count: 1 << Self.sizeInBits))
  }

  @inlinable
  init(blocks: [WordBlocks.Block]) { self.blocks = blocks }

  /// Adds some words in order; how many of them were not in the set.
  ///
  /// - Parameter new: room for as many places; the places of those that were not in the set come first
  ///   in it.
  @inlinable
  @inline(__always)
  mutating func insert<Words: WordList>(
    _ places: Range<Int>, of words: Words, new: UnsafeMutableBufferPointer<Int>
  ) -> Int {
    blocks.withUnsafeMutableBufferPointer { blocks in
      var count = 0
      for place in places {
        let word = words.word(at: place)
        let number = word &>> 6
        let block = WordBlocks.place(of: number, 64 - (Self.sizeInBits - 2))
        let bits = blocks[block].number == number ? blocks[block].bits : 0
        blocks[block] = WordBlocks.Block(number: number, bits: bits | 1 &<< (word & 63))
        new[count] = place
        count &+= 1 &- Int(truncatingIfNeeded: bits &>> (word & 63) & 1)
      }
      return count
    }
  }
}
