/// The different words at one place of many values, each by its number.
///
/// Plain memory, since a search reads it many million times; whoever owns the column frees it.
struct WordColumn {
  /// The words, in the order in which they were met.
  private var words = UnsafeMutablePointer<UInt64>.allocate(capacity: 3)
  /// The number of a word at one of the places that its hash begins; -1 in a free place.
  private var slots = WordColumn.slots(4)
  private var mask = 3

  /// How many words there are.
  private(set) var count = 0

  /// How many bits a number takes.
  var width: Int { count > 1 ? Int.bitWidth - (count - 1).leadingZeroBitCount : 0 }

  private static func slots(_ count: Int) -> UnsafeMutablePointer<Int32> {
    let slots = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    slots.initialize(repeating: -1, count: count)
    return slots
  }

  func deallocate() {
    words.deallocate()
    slots.deallocate()
  }

  /// How many words there is room for.
  private var room: Int { (mask + 1) / 4 * 3 }

  /// How much memory the words take.
  var bytes: Int {
    room * MemoryLayout<UInt64>.stride + (mask + 1) * MemoryLayout<Int32>.stride
  }

  /// The word with a number.
  @inline(__always)
  subscript(number: UInt32) -> UInt64 { words[Int(number)] }

  /// The number of a word; negative if it was not met yet.
  @inline(__always)
  func find(_ word: UInt64) -> Int32 { slots[place(of: word)] }

  /// The number of a word, which it is given if it was not met yet.
  mutating func number(of word: UInt64) -> UInt32 {
    let place = place(of: word)
    if slots[place] >= 0 { return UInt32(bitPattern: slots[place]) }
    if count == room { return grow(with: word) }
    slots[place] = Int32(count)
    (words + count).initialize(to: word)
    count += 1
    return UInt32(count - 1)
  }

  /// Where a word is, or would be.
  @inline(__always)
  private func place(of word: UInt64) -> Int {
    // What differs may stand at the bottom or in the middle: a product of both has it on top.
    let hash = (word ^ word &>> 32) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: hash &>> 33) & mask
    while true {
      let number = slots[place]
      if number < 0 || words[Int(number)] == word { return place }
      place = (place &+ 1) & mask
    }
  }

  private mutating func grow(with word: UInt64) -> UInt32 {
    slots.deallocate()
    mask = mask * 2 + 1
    slots = Self.slots(mask + 1)
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: room)
    larger.moveInitialize(from: words, count: count)
    words.deallocate()
    words = larger
    for number in 0..<count { slots[place(of: words[number])] = Int32(number) }
    return number(of: word)
  }
}
