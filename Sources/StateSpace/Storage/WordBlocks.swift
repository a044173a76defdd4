/// An exact set of words: each block of sixty-four neighbouring words is one bitmap.
///
/// Open addressing over blocks. Four neighbouring blocks begin side by side, in one line of a
/// cache; where, is decided by a multiplication whose top bits depend on all the rest of the word.
/// Equality alone decides what is found.
@frozen
@usableFromInline
struct WordBlocks {
  @frozen
  @usableFromInline
  struct Block {
    /// All bits of the words but the lowest six.
    @usableFromInline var number: UInt64
    /// Which of the sixty-four are in the set; none in a free place.
    @usableFromInline var bits: UInt64

    @inlinable
    init(number: UInt64, bits: UInt64) {
      self.number = number
      self.bits = bits
    }
  }

  @usableFromInline var blocks: [Block]
  /// How far the bits that choose a line are from the bottom of the product.
  @usableFromInline var shift: UInt64
  @usableFromInline var used = 0

  @inlinable
  init() {
    blocks = [Block](repeating: Block(number: 0, bits: 0), count: 64)
    shift = 64 - 4
  }

  @inlinable
  @inline(__always)
  static func place(of number: UInt64, _ shift: UInt64) -> Int {
    let line = number &>> 2
    // Two halves that both count up would meet after one multiplication: fold them first.
    let mixed = (line ^ line &>> 29) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (mixed &>> shift) &<< 2 | number & 3)
  }

  @inlinable
  func contains(_ word: UInt64) -> Bool {
    let number = word &>> 6
    var place = Self.place(of: number, shift)
    while true {
      let block = blocks[place]
      if block.bits == 0 { return false }
      if block.number == number { return block.bits &>> (word & 63) & 1 != 0 }
      place = (place &+ 1) & (blocks.count &- 1)
    }
  }

  /// Adds a word; false if it is in the set already.
  @inlinable
  mutating func insert(_ word: UInt64) -> Bool {
    makeRoom(for: 1)
    let shift = shift
    return blocks.withUnsafeMutableBufferPointer {
      Self.insert(word, into: $0, shift, &used)
    }
  }

  /// Adds a word to a table with a free place; false if it is in the set already.
  @inlinable
  @inline(__always)
  static func insert(
    _ word: UInt64, into blocks: UnsafeMutableBufferPointer<Block>, _ shift: UInt64,
    _ used: inout Int
  ) -> Bool {
    let number = word &>> 6
    let bit: UInt64 = 1 &<< (word & 63)
    var place = place(of: number, shift)
    while blocks[place].bits != 0 {
      if blocks[place].number == number {
        if blocks[place].bits & bit != 0 { return false }
        blocks[place].bits |= bit
        return true
      }
      place = (place &+ 1) & (blocks.count &- 1)
    }
    blocks[place] = Block(number: number, bits: bit)
    used &+= 1
    return true
  }

  /// Adds some words in order; how many of them were not in the set.
  ///
  /// - Parameter new: room for as many places; the places of those that were not in the set come
  ///   first in it.
  @inlinable
  @inline(__always)
  mutating func insert<Words: WordList>(
    _ places: Range<Int>, of words: Words, new: UnsafeMutableBufferPointer<Int>
  ) -> Int {
    makeRoom(for: places.count)
    let shift = shift
    return blocks.withUnsafeMutableBufferPointer { table in
      // Most words were seen before. To look at all first places without a branch lets the
      // processor fetch them side by side.
      var openCount = 0
      for place in places {
        let word = words.word(at: place)
        let block = table[Self.place(of: word &>> 6, shift)]
        let isSeen = (block.number == word &>> 6 ? 1 : 0) & block.bits &>> (word & 63) & 1
        new[openCount] = place
        openCount &+= 1 &- Int(truncatingIfNeeded: isSeen)
      }
      var count = 0
      for open in 0..<openCount
      where Self.insert(words.word(at: new[open]), into: table, shift, &used) {
        new[count] = new[open]
        count &+= 1
      }
      return count
    }
  }

  /// Adds all of some words in order, and tells the place of each that was not in the set.
  @inlinable
  @inline(__always)
  mutating func insert<Words: WordList>(
    all count: Int, of words: Words, _ tellNew: (Int) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { new in
      for first in stride(from: 0, to: count, by: 256) {
        let newCount = insert(first..<min(first + 256, count), of: words, new: new)
        for place in new[..<newCount] { tellNew(place) }
      }
    }
  }

  /// Grows if so many more blocks might fill more than three quarters.
  @inlinable
  @inline(__always)
  mutating func makeRoom(for more: Int) {
    while (used &+ more) &* 4 > blocks.count &* 3 { grow() }
  }

  @inlinable
  @inline(never)
  mutating func grow() {
    let old = blocks
    blocks = [Block](repeating: Block(number: 0, bits: 0), count: old.count * 2)
    shift -= 1
    for block in old where block.bits != 0 { settle(block) }
  }

  /// Puts a block of which the set has no word yet into a free place.
  @inlinable
  @inline(__always)
  mutating func settle(_ block: Block) {
    var place = Self.place(of: block.number, shift)
    while blocks[place].bits != 0 { place = (place &+ 1) & (blocks.count &- 1) }
    blocks[place] = block
  }

  /// How much memory the set holds.
  @inlinable var bytes: Int { blocks.capacity * MemoryLayout<Block>.stride }
}

/// Words, each at a place.
@usableFromInline
protocol WordList {
  func word(at place: Int) -> UInt64
}

extension WordBlocks: Sendable {}
extension WordBlocks.Block: Sendable {}
