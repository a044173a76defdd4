/// From which state each was first reached: numbers that only grow, in two bits each.
///
/// A search looks at states in the order in which it finds them, so whoever is found later has no
/// earlier parent. A one stands for each state, and before it as many zeros as its parent is later than
/// the last one's. (Elias, Efficient storage and retrieval by content and address of static files, 1974.)
@frozen
@usableFromInline
struct ParentList {
  /// How many states are starts, which come first and are their own parents.
  @usableFromInline var startCount = 0
  @usableFromInline var bits: [UInt64] = []
  /// Where the ones of every sixty-fourth state are.
  @usableFromInline var samples: [UInt64] = []
  @usableFromInline var count = 0
  @usableFromInline var last: UInt64 = 0

  @inlinable init() {}

  /// Adds a start.
  @inlinable
  mutating func appendStart() { startCount &+= 1 }

  /// Adds the parent of the next state, which is no earlier than the last one.
  @inlinable
  mutating func append(_ parent: UInt64) {
    assert(parent >= last, "parents come in order")
    last = parent
    let place = parent &+ UInt64(truncatingIfNeeded: count)
    if count & 63 == 0 { samples.append(place) }
    count &+= 1
    let word = Int(truncatingIfNeeded: place &>> 6)
    while bits.count <= word { bits.append(0) }
    bits[word] |= 1 &<< (place & 63)
  }

  /// The parent of a state; its own number for a start.
  @inlinable
  subscript(number: Int) -> UInt64 {
    guard number >= startCount else { return UInt64(truncatingIfNeeded: number) }
    let number = number &- startCount
    let sample = samples[number &>> 6]
    var word = Int(truncatingIfNeeded: sample &>> 6)
    var rest = number & 63
    var ones = bits[word] & (~0 &<< (sample & 63))
    while ones.nonzeroBitCount <= rest {
      rest &-= ones.nonzeroBitCount
      word &+= 1
      ones = bits[word]
    }
    while rest > 0 {
      ones &= ones &- 1
      rest &-= 1
    }
    let place = word &<< 6 &+ ones.trailingZeroBitCount
    return UInt64(truncatingIfNeeded: place &- number)
  }

  /// How much memory the list holds.
  @inlinable var bytes: Int {
    (bits.capacity + samples.capacity) * MemoryLayout<UInt64>.stride
  }
}

extension ParentList: Sendable {}
