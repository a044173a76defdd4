/// What was worked out before: a growing map from words to words.
///
/// Open addressing, keys and values side by side. Every word but the largest can be a key.
package final class Memo {
  // Unchecked: each is touched by one line of this file at a time, none of which calls out.
  @exclusivity(unchecked) private var cells = [UInt64](repeating: free, count: 64 * 2)
  @exclusivity(unchecked) private var shift: UInt64 = 64 - 6
  @exclusivity(unchecked) private var mask = 63
  package private(set) var count = 0

  private static let free = UInt64.max

  /// Nothing is known yet.
  package init() {}

  /// The top bits of a product are the best mixed; two, since both halves of a key count up.
  private func place(of key: UInt64) -> Int {
    let half = key &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: ((half ^ half &>> 32) &* 0xD6E8_FEB8_6659_FD93) &>> shift)
  }

  private func cell(of key: UInt64) -> Int {
    var place = place(of: key)
    while cells[place &* 2] != key, cells[place &* 2] != Self.free { place = (place &+ 1) & mask }
    return place &* 2
  }

  /// What is known of a key, or nil.
  package func value(of key: UInt64) -> UInt64? {
    let cell = cell(of: key)
    return cells[cell] == key ? cells[cell + 1] : nil
  }

  /// Notes the value of a key of which nothing is known.
  package func note(_ value: UInt64, of key: UInt64) {
    precondition(key != Self.free, "the largest word is no key")
    if count * 2 > mask { grow() }
    put(key, value)
    count += 1
  }

  /// The number noted for a key, which is found out if nothing is known.
  package func value(of key: UInt64, _ find: () -> UInt32) -> UInt32 {
    if let known = value(of: key) { return UInt32(truncatingIfNeeded: known) }
    let number = find()
    note(UInt64(number), of: key)
    return number
  }

  private func put(_ key: UInt64, _ value: UInt64) {
    let cell = cell(of: key)
    (cells[cell], cells[cell + 1]) = (key, value)
  }

  private func grow() {
    let old = cells
    mask = mask * 2 + 1
    shift -= 1
    cells = [UInt64](repeating: Self.free, count: old.count * 2)
    for cell in stride(from: 0, to: old.count, by: 2) where old[cell] != Self.free {
      put(old[cell], old[cell + 1])
    }
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
