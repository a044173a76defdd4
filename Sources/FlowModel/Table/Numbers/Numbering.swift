/// An exact set of values that numbers them in the order of their discovery.
///
/// Open addressing over indices: a value is stored once. Hashing decides where to look, equality
/// alone decides what is found.
@frozen
@usableFromInline
package struct Numbering<Value: Hashable> {
  /// The values, each at its number.
  @usableFromInline package private(set) var values: [Value] = []
  @usableFromInline var tags = TagTable()

  /// No values yet.
  @inlinable
  package init() {}

  /// How many values there are.
  @inlinable package var count: Int { values.count }

  /// The number of a value, and whether it is new.
  @inlinable
  package mutating func insert(_ value: Value) -> (number: Int32, isNew: Bool) {
    let tag = UInt32(truncatingIfNeeded: value.hashValue)
    let place = place(of: value, tag)
    if tags[place] >= 0 { return (tags[place], false) }
    let number = Int32(values.count)
    values.append(value)
    tags.note(number, tag, at: place)
    return (number, true)
  }

  /// Where the number of a value is, or would be.
  @inlinable
  @inline(__always)
  func place(of value: Value, _ tag: UInt32) -> Int {
    tags.place(of: tag) { values[Int($0)] == value }
  }

  /// Whether a value has a number.
  @inlinable
  package func contains(_ value: Value) -> Bool { find(value) >= 0 }

  /// The number of a value; negative if it has none.
  @inlinable
  package func find(_ value: Value) -> Int32 {
    tags[place(of: value, UInt32(truncatingIfNeeded: value.hashValue))]
  }

  /// The number of a value, which it is given if it is new.
  @inlinable
  package mutating func number(of value: Value) -> UInt32 {
    UInt32(bitPattern: insert(value).number)
  }

  /// The value with a number.
  @inlinable
  package subscript(_ number: UInt32) -> Value { values[Int(number)] }

  /// Where the value with a number stands until another one is inserted.
  ///
  /// To be read there: a value taken out of an array is copied.
  @inlinable
  @inline(__always)
  package func pointer(to number: UInt32) -> UnsafePointer<Value> {
    values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress else { preconditionFailure("there are no values") }
      assert(number < values.count, "there is no value with this number")
      return first + Int(number)
    }
  }

  /// How much memory the table holds, without what the values keep outside of their own.
  @inlinable package var bytes: Int {
    values.capacity * MemoryLayout<Value>.stride + tags.bytes
  }
}

extension Numbering: Sendable where Value: Sendable {}
