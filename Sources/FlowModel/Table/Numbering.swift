/// An exact set of values that numbers them in the order of their discovery.
///
/// Open addressing over indices: a value is stored once. Hashing decides where to look, equality
/// alone decides what is found.
@frozen
@usableFromInline
package struct Numbering<Value: Hashable> {
  /// A place of the table.
  @frozen
  @usableFromInline
  struct Slot {
    /// The number of a value; -1 in a free place.
    @usableFromInline let number: Int32
    /// The low half of the value's hash, so that few others are compared and growing needs no
    /// hashing.
    @usableFromInline let tag: UInt32

    @inlinable
    init(number: Int32, tag: UInt32) {
      self.number = number
      self.tag = tag
    }

    @inlinable static var free: Slot { Slot(number: -1, tag: 0) }
  }

  /// The values, each at its number.
  @usableFromInline package private(set) var values: [Value] = []
  @usableFromInline var slots: [Slot]

  /// No values yet.
  @inlinable
  package init() { slots = [Slot](repeating: .free, count: 64) }

  /// How many values there are.
  @inlinable package var count: Int { values.count }

  /// The number of a value, and whether it is new.
  @inlinable
  package mutating func insert(_ value: Value) -> (number: Int32, isNew: Bool) {
    let tag = UInt32(truncatingIfNeeded: value.hashValue)
    let place = place(of: value, tag)
    if slots[place].number >= 0 { return (slots[place].number, false) }
    let number = Int32(values.count)
    slots[place] = Slot(number: number, tag: tag)
    values.append(value)
    if values.count * 4 > slots.count * 3 { grow() }
    return (number, true)
  }

  /// Where a value is, or would be.
  @inlinable
  @inline(__always)
  func place(of value: Value, _ tag: UInt32) -> Int {
    var place = Int(tag) & (slots.count &- 1)
    while true {
      let slot = slots[place]
      if slot.number < 0 || slot.tag == tag && values[Int(slot.number)] == value { return place }
      place = (place &+ 1) & (slots.count &- 1)
    }
  }

  /// Whether a value has a number.
  @inlinable
  package func contains(_ value: Value) -> Bool { find(value) >= 0 }

  /// The number of a value; negative if it has none.
  @inlinable
  package func find(_ value: Value) -> Int32 {
    slots[place(of: value, UInt32(truncatingIfNeeded: value.hashValue))].number
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
      return first + Int(number)
    }
  }

  @inlinable
  mutating func grow() {
    let old = slots
    slots = [Slot](repeating: .free, count: old.count * 2)
    for slot in old where slot.number >= 0 {
      var place = Int(slot.tag) & (slots.count &- 1)
      while slots[place].number >= 0 { place = (place &+ 1) & (slots.count &- 1) }
      slots[place] = slot
    }
  }

  /// How much memory the table holds, without what the values keep outside of their own.
  @inlinable package var bytes: Int {
    values.capacity * MemoryLayout<Value>.stride + slots.capacity * MemoryLayout<Slot>.stride
  }
}

extension Numbering: Sendable where Value: Sendable {}
extension Numbering.Slot: Sendable {}
