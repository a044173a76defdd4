/// The numbers of values that were met lately, by the hashes of their records: a map that forgets.
///
/// Each hash has four places; who comes last pushes the oldest out. What was forgotten is found again by
/// other means. Plain memory, which a copy shares; whoever owns the map frees it.
struct RecentNumbers {
  /// How many numbers are kept.
  private(set) var room = 256
  /// Numbers, each below some bits of its hash; all ones in a free place.
  private var cells = RecentNumbers.cells(256)
  /// How far the bits that choose the places are from the bottom of a hash.
  private var shift: UInt64 = 64 - 6
  /// How many bits of a cell are the number.
  private var width: UInt32 = 24

  /// How many numbers are kept at most, in bits.
  private static let most: UInt64 = 18

  private static func cells(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    let cells = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    cells.initialize(repeating: .max, count: count)
    return cells
  }

  func deallocate() { cells.deallocate() }

  /// How much memory the map holds.
  var bytes: Int { room * MemoryLayout<UInt32>.stride }

  /// Whether there are too many numbers for its size.
  func isTooSmall(for count: Int) -> Bool {
    count > room && room < 1 << Self.most
      || count > 1 << Int(width) - 1 && width < 32
  }

  /// Forgets all, and makes room for more.
  mutating func widen(for count: Int) {
    let bits = min(Self.most, UInt64(Int.bitWidth - count.leadingZeroBitCount))
    deallocate()
    room = 1 << Int(bits)
    cells = Self.cells(room)
    shift = 64 - (bits - 2)
    width = max(24, UInt32(Int.bitWidth - count.leadingZeroBitCount) + 1)
  }

  @inline(__always)
  private func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  /// The bits of a hash above a number.
  @inline(__always)
  private func tag(_ mixed: UInt64) -> UInt32 {
    width < 32 ? UInt32(truncatingIfNeeded: mixed) &<< width : 0
  }

  /// The number of the value with a hash; negative if none is known.
  ///
  /// - Parameter isIt: whether the value with a number is the one that is looked for.
  @inline(__always)
  func find(_ hash: UInt64, where isIt: (UInt32) -> Bool) -> Int32 {
    let mixed = mixed(hash)
    let (first, tag) = (Int(truncatingIfNeeded: mixed &>> shift) &* 4, tag(mixed))
    let mask: UInt32 = width < 32 ? 1 &<< width &- 1 : .max
    for place in first..<first &+ 4 {
      let cell = cells[place]
      if cell & ~mask == tag, cell != .max, isIt(cell & mask) {
        return Int32(bitPattern: cell & mask)
      }
    }
    return -1
  }

  /// Notes the number of the value with a hash.
  @inline(__always)
  mutating func note(_ number: UInt32, _ hash: UInt64) {
    let mixed = mixed(hash)
    let (first, tag) = (Int(truncatingIfNeeded: mixed &>> shift) &* 4, tag(mixed))
    for place in 0..<3 { cells[first &+ 3 &- place] = cells[first &+ 2 &- place] }
    cells[first] = tag | number
  }
}
