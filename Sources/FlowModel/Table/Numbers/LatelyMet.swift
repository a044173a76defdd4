/// The numbers of small values that were met lately, each at the one place that its bytes choose; who
/// comes last pushes the others out.
///
/// Most values that are asked for are asked for again and again: two words of theirs choose the place
/// faster than all of them are hashed.
@usableFromInline
struct LatelyMet<Value>: Sendable {
  @usableFromInline var numbers: [Int32]

  /// None yet.
  @inlinable
  init() { numbers = Self.isOfUse ? [Int32](repeating: -1, count: 256) : [] }

  /// Whether values have a size for which this pays.
  @inlinable
  @inline(__always)
  static var isOfUse: Bool { 8...64 ~= MemoryLayout<Value>.size }

  /// How much memory they take.
  var bytes: Int { numbers.capacity * MemoryLayout<Int32>.stride }

  /// The place of a value.
  @inlinable
  @inline(__always)
  static func place(of value: UnsafeRawPointer) -> Int {
    let first = value.loadUnaligned(as: UInt64.self)
    let last = value.loadUnaligned(
      fromByteOffset: MemoryLayout<Value>.size &- 8, as: UInt64.self)
    let product = (first ^ 0x9E6C_63D0_876A_68EE)
      .multipliedFullWidth(by: last ^ 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: (product.high ^ product.low) &>> 56)
  }

  /// The number at a place, if it is that of a value of the same bytes; negative if it is not.
  ///
  /// - Parameter values: all values, each at its number.
  @inlinable
  @inline(__always)
  func find(_ value: UnsafePointer<Value>, at place: Int, among values: [Value]) -> Int32 {
    let number = numbers[place]
    guard number >= 0 else { return -1 }
    return values.withUnsafeBytes { values in
      guard let first = values.baseAddress else { return -1 }
      let other = first + Int(number) &* MemoryLayout<Value>.stride
      return ByteFront.isSame(value, other, MemoryLayout<Value>.size) ? number : -1
    }
  }
}
