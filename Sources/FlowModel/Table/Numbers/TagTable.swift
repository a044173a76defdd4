/// Where numbered values are to be looked for: open addressing over their numbers.
///
/// Half of a value's hash is kept beside its number, so that few others are compared and growing
/// needs no hashing. Places are in the order of the tags, so a table can be of any size, and grows by
/// half: a large one is always more than half full.
@frozen
@usableFromInline
package struct TagTable: Sendable {
  @frozen
  @usableFromInline
  struct Slot: Sendable {
    /// The number of a value; -1 in a free place.
    @usableFromInline let number: Int32
    /// Half of the value's hash.
    @usableFromInline let tag: UInt32

    @inlinable
    init(number: Int32, tag: UInt32) {
      self.number = number
      self.tag = tag
    }

    @inlinable static var free: Slot { Slot(number: -1, tag: 0) }
  }

  @usableFromInline var slots = [Slot](repeating: .free, count: 64)
  @usableFromInline var used = 0

  /// An empty table.
  @inlinable
  package init() {}

  /// How much memory the table holds.
  @inlinable package var bytes: Int { slots.capacity * MemoryLayout<Slot>.stride }

  /// The number at a place; negative if the place is free.
  @inlinable
  package subscript(place: Int) -> Int32 { slots[place].number }

  /// The place of a value with such a tag, or the free one that it would have.
  ///
  /// - Parameter isIt: whether the value with a number is the one that is looked for.
  @inlinable
  @inline(__always)
  package func place(of tag: UInt32, where isIt: (_ number: Int32) -> Bool) -> Int {
    slots.withUnsafeBufferPointer { slots in
      var place = first(for: tag)
      while true {
        let slot = slots[place]
        if slot.number < 0 || slot.tag == tag && isIt(slot.number) { return place }
        place &+= 1
        if place == slots.count { place = 0 }
      }
    }
  }

  /// The number that is found first for such a tag, without a look at its value; negative if none is.
  @inlinable
  @inline(__always)
  func likelyNumber(for tag: UInt32) -> Int32 {
    let slot = slots[first(for: tag)]
    return slot.tag == tag ? slot.number : -1
  }

  /// Notes the number of a value at the free place that was found for it.
  @inlinable
  package mutating func note(_ number: Int32, _ tag: UInt32, at place: Int) {
    slots[place] = Slot(number: number, tag: tag)
    used &+= 1
    if used &* 5 > slots.count &* 4 { grow() }
  }

  @inlinable
  @inline(__always)
  func first(for tag: UInt32) -> Int {
    Int(truncatingIfNeeded: (UInt64(tag) &* UInt64(truncatingIfNeeded: slots.count)) &>> 32)
  }

  /// Forgets all, and keeps the memory.
  @inlinable
  mutating func removeAll() {
    for place in slots.indices { slots[place] = .free }
    used = 0
  }

  @inlinable
  @inline(never)
  mutating func grow() {
    let old = slots
    slots = [Slot](repeating: .free, count: old.count / 4 * 5)
    for slot in old where slot.number >= 0 {
      slots[place(of: slot.tag) { _ in false }] = slot
    }
  }
}
