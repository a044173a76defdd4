/// An exact set of values that numbers them in the order of their discovery.
///
/// Open addressing over indices: a value is stored once. Hashing decides where to look, equality
/// alone decides what is found.
@frozen
package struct Numbering<Value: Hashable> {
  /// The values, each at its number.
  @usableFromInline package private(set) var values: [Value] = []
  @usableFromInline var slots: [Int32]
  /// The low half of the hash of the value in each slot, so that growing needs no hashing.
  @usableFromInline var tags: [UInt32]
  @usableFromInline var mask: UInt32

  /// No values yet.
  @inlinable
  package init() {
    slots = [Int32](repeating: -1, count: 64)
    tags = [UInt32](repeating: 0, count: 64)
    mask = 63
  }

  /// The number of a value, and whether it is new.
  @inlinable
  package mutating func insert(_ value: Value) -> (number: Int32, isNew: Bool) {
    let tag = UInt32(truncatingIfNeeded: value.hashValue)
    var slot = Int(tag & mask)
    while slots[slot] >= 0 {
      if tags[slot] == tag, values[Int(slots[slot])] == value { return (slots[slot], false) }
      slot = (slot + 1) & Int(mask)
    }
    let number = Int32(values.count)
    slots[slot] = number
    tags[slot] = tag
    values.append(value)
    if values.count * 2 > Int(mask) { grow() }
    return (number, true)
  }

  /// The number of a value, which it is given if it is new.
  @inlinable
  package mutating func number(of value: Value) -> UInt32 {
    UInt32(bitPattern: insert(value).number)
  }

  /// The value with a number.
  @inlinable
  package subscript(_ number: UInt32) -> Value { values[Int(number)] }

  @inlinable
  mutating func grow() {
    let old = (slots: slots, tags: tags)
    let count = slots.count * 2
    mask = UInt32(count - 1)
    slots = [Int32](repeating: -1, count: count)
    tags = [UInt32](repeating: 0, count: count)
    for (place, number) in old.slots.enumerated() where number >= 0 {
      let tag = old.tags[place]
      var slot = Int(tag & mask)
      while slots[slot] >= 0 { slot = (slot + 1) & Int(mask) }
      slots[slot] = number
      tags[slot] = tag
    }
  }
}
