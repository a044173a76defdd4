/// Finds values by their bytes before anybody hashes them.
///
/// Values of the same bytes are equal. Others may be equal as well, since padding and the places of
/// arrays differ: what is not found here is for `Hashable` to decide.
@usableFromInline
package struct ByteFront: Sendable {
  private var tags = TagTable()
  private var hits = 0
  private var tries = 0
  /// Bytes of values that keep all in arrays tell nothing; then nobody need look.
  private var isWorthwhile = true
  /// What was read ahead, so that the compiler leaves the reading in.
  private var readAhead: UInt8 = 0

  /// No values yet.
  @usableFromInline package init() {}

  /// How much memory the table holds.
  package var bytes: Int { tags.bytes }

  /// The number of a value of the same bytes; negative if there is none.
  ///
  /// - Parameters:
  ///   - tag: half of the hash of its bytes.
  ///   - values: those that were added, each at its number.
  ///   - stride: how far one is from the next.
  @usableFromInline
  package mutating func find(
    _ value: UnsafeRawBufferPointer, _ tag: UInt32, among values: UnsafeRawPointer?, stride: Int
  ) -> Int32 {
    guard isWorthwhile, let values, let bytes = value.baseAddress else { return -1 }
    if tries & 0xFFFF == 0xFFFF { isWorthwhile = hits > tries / 8 }
    tries &+= 1
    let place = tags.place(of: tag) { number in
      Self.isSame(bytes, values + Int(number) &* stride, value.count)
    }
    if tags[place] >= 0 { hits &+= 1 }
    return tags[place]
  }

  /// Reads where some values may be found, so that finding them one by one does not wait for each:
  /// the processor fetches from many places at once, if nothing is asked in between.
  ///
  /// - Parameters:
  ///   - wanted: half of the hash of each.
  ///   - values: those that were added, each at its number.
  ///   - stride: how far one is from the next.
  @usableFromInline
  package mutating func readAhead(
    _ wanted: UnsafeBufferPointer<UInt32>, among values: UnsafeRawPointer?, stride: Int
  ) {
    guard isWorthwhile, let values else { return }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: wanted.count) { numbers in
      for (place, tag) in wanted.enumerated() { numbers[place] = tags.likelyNumber(for: tag) }
      for number in numbers where number >= 0 {
        let value = values + Int(number) &* stride
        var offset = 0
        while offset < stride {
          readAhead ^= (value + offset).load(as: UInt8.self)
          offset &+= Self.cacheLine
        }
      }
    }
  }

  private static var cacheLine: Int { 64 }

  /// Adds a value that was not found.
  @usableFromInline
  package mutating func add(_ number: Int32, _ tag: UInt32) {
    guard isWorthwhile else { return }
    tags.note(number, tag, at: tags.place(of: tag) { _ in false })
  }

  /// Half of the hash of some bytes.
  ///
  /// Thirty-two at a time, in two sums that need not wait for each other.
  @usableFromInline
  package static func tag(of value: UnsafeRawBufferPointer) -> UInt32 {
    guard let bytes = value.baseAddress else { return 0 }
    let count = value.count
    var sums = (UInt64(truncatingIfNeeded: count), UInt64(0x9E6C_63D0_876A_68EE))
    var offset = 0
    // Both halves of a product: each bit of both words reaches many of the sum.
    func mix(_ sum: UInt64, _ one: UInt64, _ other: UInt64) -> UInt64 {
      let product = (sum ^ one).multipliedFullWidth(by: other ^ 0x9E37_79B9_7F4A_7C15)
      return product.high ^ product.low
    }
    func word(at offset: Int) -> UInt64 { (bytes + offset).loadUnaligned(as: UInt64.self) }
    while offset &+ 32 <= count {
      sums.0 = mix(sums.0, word(at: offset), word(at: offset &+ 8))
      sums.1 = mix(sums.1, word(at: offset &+ 16), word(at: offset &+ 24))
      offset &+= 32
    }
    while offset &+ 8 <= count {
      sums.0 = mix(sums.0, word(at: offset), sums.1)
      offset &+= 8
    }
    while offset < count {
      sums.1 = mix(sums.1, UInt64((bytes + offset).load(as: UInt8.self)), sums.0)
      offset &+= 1
    }
    let sum = mix(sums.0, sums.1, 0xD6E8_FEB8_6659_FD93)
    return UInt32(truncatingIfNeeded: sum &>> 32)
  }

  /// Whether the same bytes stand at two places.
  @inlinable
  @inline(__always)
  static func isSame(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int
  ) -> Bool {
    // Most that are compared are the same: one look at the end is the fastest.
    var offset = 0
    var difference: UInt64 = 0
    while offset &+ 8 <= count {
      difference |=
        (left + offset).loadUnaligned(as: UInt64.self)
        ^ (right + offset).loadUnaligned(as: UInt64.self)
      offset &+= 8
    }
    while offset < count {
      difference |= UInt64(
        (left + offset).load(as: UInt8.self) ^ (right + offset).load(as: UInt8.self))
      offset &+= 1
    }
    return difference == 0
  }
}
