/// An exact set of values that numbers them, and finds most of those it knows by their bytes.
///
/// Hashing a large value costs more than all else that is done with it.
@frozen
@usableFromInline
package struct QuickNumbering<Value: Hashable> {
  @usableFromInline var numbering = Numbering<Value>()
  @usableFromInline var front = ByteFront()

  /// No values yet.
  @inlinable
  package init() {}

  /// The values, each at its number.
  @inlinable package var values: [Value] {
    _read { yield numbering.values }
  }

  /// How many values there are.
  @inlinable package var count: Int { numbering.count }

  /// How much memory the tables hold, without what the values keep outside of their own.
  package var bytes: Int { numbering.bytes + front.bytes }

  /// The number of a value, and whether it is new.
  @inlinable
  package mutating func insert(_ value: Value) -> (number: UInt32, isNew: Bool) {
    let known = withUnsafeBytes(of: value) { bytes in
      numbering.values.withUnsafeBytes {
        front.find(bytes, among: $0.baseAddress, stride: MemoryLayout<Value>.stride)
      }
    }
    return known >= 0 ? (UInt32(bitPattern: known), false) : insertUnseen(value)
  }

  @inlinable
  @inline(never)
  mutating func insertUnseen(_ value: Value) -> (number: UInt32, isNew: Bool) {
    let (number, isNew) = numbering.insert(value)
    if isNew { front.add(number) }
    return (UInt32(bitPattern: number), isNew)
  }

  /// The number of a value, which it is given if it is new.
  @inlinable
  package mutating func number(of value: Value) -> UInt32 { insert(value).number }

  /// The value with a number.
  @inlinable
  package subscript(_ number: UInt32) -> Value { numbering[number] }
}

extension QuickNumbering: Sendable where Value: Sendable {}
