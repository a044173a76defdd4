/// A growing list of words, packed in pieces: of each half of a word is kept by how much it is more
/// than the least of its piece, in as many bits as the most takes.
///
/// A search finds states one after the other that are much alike, and reads them in that order.
@frozen
@usableFromInline
struct PackedWords {
  /// Some words, packed.
  @frozen
  @usableFromInline
  struct Piece {
    /// The least lower half and the least upper half of the words.
    @usableFromInline let least: (low: UInt64, high: UInt64)
    /// How many bits are kept of what each half is more.
    @usableFromInline let widths: (low: UInt64, high: UInt64)
    /// What is kept, and after it nothing: a word is read together with the next one.
    @usableFromInline let bits: [UInt64]
  }

  @usableFromInline var pieces: [Piece] = []
  /// The words of the last piece, which is not full.
  @usableFromInline var open: [UInt64] = []

  @inlinable init() {}

  /// How many words are in a piece, in bits.
  @inlinable static var lengthInBits: Int { 10 }
  @inlinable static var length: Int { 1 << lengthInBits }

  /// How many words there are.
  @inlinable var count: Int { pieces.count &<< Self.lengthInBits &+ open.count }

  @inlinable
  subscript(place: Int) -> UInt64 {
    let (number, rest) = (place &>> Self.lengthInBits, place & (Self.length &- 1))
    return number < pieces.count ? pieces[number][rest] : open[rest]
  }

  @inlinable
  mutating func append(_ word: UInt64) {
    open.append(word)
    if open.count == Self.length { close() }
  }

  @inlinable
  @inline(never)
  mutating func close() {
    pieces.append(open.withUnsafeBufferPointer { Piece($0) })
    open.removeAll(keepingCapacity: true)
  }

  /// How much memory the list holds.
  @inlinable var bytes: Int {
    pieces.reduce(
      pieces.capacity * MemoryLayout<Piece>.stride + open.capacity * MemoryLayout<UInt64>.stride
    ) { $0 + $1.bytes }
  }
}

extension PackedWords.Piece {
  /// Packs some words.
  @inlinable
  init(_ words: UnsafeBufferPointer<UInt64>) {
    var (least, most) = ((low: UInt64.max, high: UInt64.max), (low: 0 as UInt64, high: 0 as UInt64))
    for word in words {
      let (low, high) = Self.halves(of: word)
      least = (min(least.low, low), min(least.high, high))
      most = (max(most.low, low), max(most.high, high))
    }
    self.least = least
    widths = (Self.width(of: most.low &- least.low), Self.width(of: most.high &- least.high))
    let width = Int(widths.low &+ widths.high)
    var bits = [UInt64](repeating: 0, count: (words.count * width + 63) / 64 + 2)
    for (place, word) in words.enumerated() {
      let (low, high) = Self.halves(of: word)
      let packed = (high &- least.high) &<< widths.low | (low &- least.low)
      let (at, shift) = (place &* width / 64, UInt64(place &* width % 64))
      bits[at] |= packed &<< shift
      if shift > 0 { bits[at &+ 1] |= packed &>> (64 &- shift) }
    }
    self.bits = bits
  }

  @inlinable
  static func halves(of word: UInt64) -> (low: UInt64, high: UInt64) {
    (word & 0xFFFF_FFFF, word &>> 32)
  }

  /// How much memory is kept outside of the piece.
  @inlinable var bytes: Int { bits.capacity * MemoryLayout<UInt64>.stride }

  /// How many bits a number takes.
  @inlinable
  static func width(of number: UInt64) -> UInt64 {
    UInt64(truncatingIfNeeded: UInt64.bitWidth &- number.leadingZeroBitCount)
  }

  /// The word at a place.
  @inlinable
  subscript(place: Int) -> UInt64 { bits.withUnsafeBufferPointer { word(at: place, in: $0) } }

  @inlinable
  @inline(__always)
  func word(at place: Int, in bits: UnsafeBufferPointer<UInt64>) -> UInt64 {
    let bit = UInt64(truncatingIfNeeded: place) &* (widths.low &+ widths.high)
    let (at, shift) = (Int(truncatingIfNeeded: bit &>> 6), bit & 63)
    // The next word begins where this one ends, unless it begins with it.
    let packed = bits[at] &>> shift | (bits[at &+ 1] &<< 1) &<< (63 &- shift)
    let low = packed & ~(~0 &<< widths.low)
    let high = packed &>> widths.low & ~(~0 &<< widths.high)
    return (least.high &+ high) &<< 32 | (least.low &+ low)
  }
}

extension PackedWords: Sendable {}
extension PackedWords.Piece: Sendable {}
