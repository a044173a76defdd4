/// An exact set of values that numbers them, and finds most of those it knows by their bytes.
///
/// Hashing a large value costs more than all else that is done with it.
@frozen
@usableFromInline
package struct QuickNumbering<Value: Hashable> {
  @usableFromInline var numbering = Numbering<Value>()
  @usableFromInline var front = ByteFront()
  @usableFromInline var lately = LatelyMet<Value>()

  /// No values yet.
  @inlinable
  package init() {}

  /// The values, each at its number.
  @inlinable package var values: [Value] {
    _read { yield numbering.values }
  }

  /// Where the value with a number stands until another one is inserted.
  @inlinable
  @inline(__always)
  package func pointer(to number: UInt32) -> UnsafePointer<Value> { numbering.pointer(to: number) }

  /// How many values there are.
  @inlinable package var count: Int { numbering.count }

  /// How much memory the tables hold, without what the values keep outside of their own.
  package var bytes: Int { numbering.bytes + front.bytes + lately.bytes }

  /// The number of a value, and whether it is new.
  @inlinable
  package mutating func insert(_ value: Value) -> (number: UInt32, isNew: Bool) {
    withUnsafePointer(to: value) { insert(at: $0) }
  }

  /// The same for a value where it stands, which is copied only if it is new.
  @inlinable
  @inline(__always)
  package mutating func insert(at place: UnsafePointer<Value>) -> (number: UInt32, isNew: Bool) {
    var isNew = false
    let number = numberMetLately(place) { numbering in
      let found = numbering.insertHashed(place)
      isNew = found.isNew
      return Int32(bitPattern: found.number)
    }
    return (UInt32(bitPattern: number), isNew)
  }

  /// The number of a value if it was met lately, or else what is found otherwise; negative if that is
  /// nothing.
  @inlinable
  @inline(__always)
  mutating func numberMetLately(
    _ place: UnsafePointer<Value>, orElse find: (inout QuickNumbering) -> Int32
  ) -> Int32 {
    guard LatelyMet<Value>.isOfUse else { return find(&self) }
    let cell = LatelyMet<Value>.place(of: place)
    let known = lately.find(place, at: cell, among: numbering.values)
    guard known < 0 else { return known }
    let number = find(&self)
    if number >= 0 { lately.numbers[cell] = number }
    return number
  }

  @inlinable
  @inline(__always)
  mutating func insertHashed(_ place: UnsafePointer<Value>) -> (number: UInt32, isNew: Bool) {
    insert(at: place, ByteFront.tag(of: Self.bytes(at: place)))
  }

  /// The same for some values beside each other, in order, and tells of each.
  ///
  /// It is faster than one after the other: where they may be is read ahead.
  @inlinable
  package mutating func insert(
    _ values: UnsafeMutableBufferPointer<Value>,
    _ tell: (_ place: Int, _ number: UInt32, _ isNew: Bool) -> Void
  ) {
    guard let first = values.baseAddress else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: values.count) { tags in
      for place in values.indices { tags[place] = ByteFront.tag(of: Self.bytes(at: first + place)) }
      numbering.values.withUnsafeBytes {
        front.readAhead(
          UnsafeBufferPointer(tags), among: $0.baseAddress, stride: MemoryLayout<Value>.stride)
      }
      for place in values.indices {
        let (number, isNew) = insert(at: first + place, tags[place])
        tell(place, number, isNew)
      }
    }
  }

  @inlinable
  @inline(__always)
  static func bytes(at place: UnsafePointer<Value>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: place, count: MemoryLayout<Value>.size)
  }

  @inlinable
  @inline(__always)
  mutating func insert(
    at place: UnsafePointer<Value>, _ tag: UInt32
  ) -> (number: UInt32, isNew: Bool) {
    let known = numbering.values.withUnsafeBytes {
      front.find(
        Self.bytes(at: place), tag, among: $0.baseAddress, stride: MemoryLayout<Value>.stride)
    }
    return known >= 0 ? (UInt32(bitPattern: known), false) : insertUnseen(place.pointee, tag)
  }

  @inlinable
  @inline(never)
  mutating func insertUnseen(_ value: Value, _ tag: UInt32) -> (number: UInt32, isNew: Bool) {
    let (number, isNew) = numbering.insert(value)
    if isNew { front.add(number, tag) }
    return (UInt32(bitPattern: number), isNew)
  }

  /// The number of a value; negative if it has none.
  @inlinable
  package mutating func find(_ value: Value) -> Int32 {
    withUnsafePointer(to: value) { numberMetLately($0) { $0.numbering.find(value) } }
  }

  /// The number of a value, which it is given if it is new.
  @inlinable
  package mutating func number(of value: Value) -> UInt32 { insert(value).number }

  /// The value with a number.
  @inlinable
  package subscript(_ number: UInt32) -> Value { numbering[number] }
}

extension QuickNumbering: Sendable where Value: Sendable {}
