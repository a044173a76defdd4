/// What was worked out before: a growing map from words to words.
///
/// Open addressing, keys and values side by side. Every word but the largest can be a key.
package final class Memo {
  // Plain memory, freed with the object that alone knows it: an array would be checked for
  // uniqueness and bounds a hundred million times, which debug builds feel most.
  private var cells: UnsafeMutablePointer<UInt64>
  private var shift: UInt64
  private var mask: Int
  package private(set) var count = 0

  private static let free = UInt64.max

  /// Nothing is known yet.
  package init() {
    cells = Self.fresh(64)
    shift = 64 - 6
    mask = 63
  }

  /// How much memory the map holds.
  package var bytes: Int { (mask + 1) * 2 * MemoryLayout<UInt64>.stride }

  deinit { cells.deallocate() }

  private static func fresh(_ count: Int) -> UnsafeMutablePointer<UInt64> {
    let cells = UnsafeMutablePointer<UInt64>.allocate(capacity: count * 2)
    cells.initialize(repeating: free, count: count * 2)
    return cells
  }

  /// The top bits of a product are the best mixed; two of them, since both halves of a key count up.
  @inline(__always)
  private func place(of key: UInt64) -> Int {
    let half = key &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: ((half ^ half &>> 32) &* 0xD6E8_FEB8_6659_FD93) &>> shift)
  }

  /// What is known of a key, or nil.
  package func value(of key: UInt64) -> UInt64? {
    var place = place(of: key)
    while true {
      let found = cells[place &* 2]
      if found == key { return cells[place &* 2 &+ 1] }
      if found == Self.free { return nil }
      place = (place &+ 1) & mask
    }
  }

  /// Notes the value of a key of which nothing is known.
  package func note(_ value: UInt64, of key: UInt64) {
    precondition(key != Self.free, "the largest word is no key")
    if count * 2 > mask { grow() }
    put(key, value)
    count += 1
  }

  /// The number noted for a key, which is found out if nothing is known.
  @inline(__always)
  package func value(of key: UInt64, _ find: () -> UInt32) -> UInt32 {
    if let known = value(of: key) { return UInt32(truncatingIfNeeded: known) }
    let number = find()
    note(UInt64(number), of: key)
    return number
  }

  private func put(_ key: UInt64, _ value: UInt64) {
    var place = place(of: key)
    while cells[place &* 2] != Self.free { place = (place &+ 1) & mask }
    cells[place &* 2] = key
    cells[place &* 2 &+ 1] = value
  }

  private func grow() {
    let old = (cells: cells, count: mask + 1)
    mask = old.count * 2 - 1
    shift -= 1
    cells = Self.fresh(old.count * 2)
    for place in 0..<old.count where old.cells[place * 2] != Self.free {
      put(old.cells[place * 2], old.cells[place * 2 + 1])
    }
    old.cells.deallocate()
  }
}

/// Two numbers as one word.
@inlinable
@inline(__always)
package func word(_ high: UInt32, _ low: UInt32) -> UInt64 {
  UInt64(high) << 32 | UInt64(low)
}

/// The two numbers of a word.
@inlinable
@inline(__always)
package func halves(of word: UInt64) -> (UInt32, UInt32) {
  (UInt32(truncatingIfNeeded: word &>> 32), UInt32(truncatingIfNeeded: word))
}
