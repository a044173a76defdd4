/// Finds values by their bytes before anybody hashes them.
///
/// Values of the same bytes are equal. Others may be equal as well, since padding and the places of
/// arrays differ: what is not found here is for `Hashable` to decide.
@usableFromInline
package struct ByteFront: Sendable {
  /// A place of the table.
  private struct Slot {
    /// The number of a value; -1 in a free place.
    var number: Int32 = -1
    /// Half of the hash of its bytes.
    var tag: UInt32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0
  private var tag: UInt32 = 0
  private var hits = 0
  private var tries = 0
  /// Bytes of values that keep all in arrays tell nothing; then nobody need look.
  private var isWorthwhile = true

  /// No values yet.
  @usableFromInline package init() {}

  /// How much memory the table holds.
  package var bytes: Int { slots.capacity * MemoryLayout<Slot>.stride }

  /// The number of a value of the same bytes; negative if there is none.
  ///
  /// - Parameters:
  ///   - values: those that were added, each at its number.
  ///   - stride: how far one is from the next.
  @usableFromInline
  package mutating func find(
    _ value: UnsafeRawBufferPointer, among values: UnsafeRawPointer?, stride: Int
  ) -> Int32 {
    guard isWorthwhile, let values, let bytes = value.baseAddress else { return -1 }
    tag = Self.hash(bytes, value.count)
    if tries & 0xFFFF == 0xFFFF { isWorthwhile = hits > tries / 8 }
    tries &+= 1
    var place = Int(tag) & (slots.count &- 1)
    while true {
      let slot = slots[place]
      if slot.number < 0 { return -1 }
      if slot.tag == tag, Self.isSame(bytes, values + Int(slot.number) &* stride, value.count) {
        hits &+= 1
        return slot.number
      }
      place = (place &+ 1) & (slots.count &- 1)
    }
  }

  /// Adds the value that was looked for last, and not found.
  @usableFromInline
  package mutating func add(_ number: Int32) {
    guard isWorthwhile else { return }
    put(Slot(number: number, tag: tag))
    count += 1
    guard count * 4 > slots.count * 3 else { return }
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.number >= 0 { put(slot) }
  }

  private mutating func put(_ slot: Slot) {
    var place = Int(slot.tag) & (slots.count &- 1)
    while slots[place].number >= 0 { place = (place &+ 1) & (slots.count &- 1) }
    slots[place] = slot
  }

  /// Sixteen bytes at a time, in two sums that need not wait for each other.
  private static func hash(_ bytes: UnsafeRawPointer, _ count: Int) -> UInt32 {
    var sums = (UInt64(truncatingIfNeeded: count), UInt64(0x9E6C_63D0_876A_68EE))
    var offset = 0
    func mix(_ sum: UInt64, _ word: UInt64) -> UInt64 {
      let mixed = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
      return mixed ^ mixed &>> 29
    }
    func word(at offset: Int) -> UInt64 { (bytes + offset).loadUnaligned(as: UInt64.self) }
    while offset &+ 16 <= count {
      sums.0 = mix(sums.0, word(at: offset))
      sums.1 = mix(sums.1, word(at: offset &+ 8))
      offset &+= 16
    }
    if offset &+ 8 <= count {
      sums.0 = mix(sums.0, word(at: offset))
      offset &+= 8
    }
    while offset < count {
      sums.1 = mix(sums.1, UInt64((bytes + offset).load(as: UInt8.self)))
      offset &+= 1
    }
    let sum = mix(sums.0, sums.1)
    return UInt32(truncatingIfNeeded: (sum &* 0xD6E8_FEB8_6659_FD93) &>> 32)
  }

  private static func isSame(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int
  ) -> Bool {
    var offset = 0
    while offset &+ 8 <= count {
      let words = (
        (left + offset).loadUnaligned(as: UInt64.self),
        (right + offset).loadUnaligned(as: UInt64.self)
      )
      if words.0 != words.1 { return false }
      offset &+= 8
    }
    while offset < count {
      if (left + offset).load(as: UInt8.self) != (right + offset).load(as: UInt8.self) {
        return false
      }
      offset &+= 1
    }
    return true
  }
}
