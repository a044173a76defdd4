/// Several who read the values of one numbering, and insert together what they find.
extension PackedNumbering {
  /// Reads what was added to the source since, and forgets what that one did not have.
  package func readOn() {
    guard let fresh else { return }
    packing.read(fresh.source.packing)
    fresh.removeAll()
  }

  /// The first number that a reader gives.
  @inlinable package static var firstFresh: UInt32 { 1 << 30 }

  /// Where a value stands that a reader found and its source does not have; nil if it is another one.
  @inlinable
  @inline(__always)
  func freshPointer(to number: UInt32) -> UnsafePointer<Value>? {
    guard number >= Self.firstFresh, let fresh else { return nil }
    return UnsafePointer(fresh.values + Int(number ^ Self.firstFresh))
  }

  /// Whether others may read: values are packed, and their numbers tell them from a reader's own.
  package var isReadable: Bool { !isWhole && count < Int(Self.firstFresh) / 2 }

  /// The number that the source has for a value that was not found by its bytes, or one of the
  /// reader's own.
  @inlinable
  func findUnseen(_ value: UnsafePointer<Value>, _ fresh: FreshValues<Value>) -> UInt32 {
    let key = FreshValues.key(of: value, packing)
    let free = fresh.place(of: value, key, packing)
    if fresh.front[free] >= 0 { return Self.firstFresh | UInt32(bitPattern: fresh.front[free]) }
    let tag = Self.tag(of: value)
    let tags = fresh.source.tags
    let known = tags[place(of: value, tag, in: tags)]
    guard known < 0 else {
      fresh.overlooked.append(UInt32(bitPattern: known))
      return UInt32(bitPattern: known)
    }
    let number = fresh.append(value, tag, packing)
    fresh.front.note(Int32(bitPattern: number), key, at: free)
    return Self.firstFresh | number
  }

  /// Inserts what a reader found and did not know, in the order in which it was found.
  ///
  /// - Returns: the numbers.
  @inlinable
  package func insertFresh(of reader: PackedNumbering) -> [UInt32] {
    guard let fresh = reader.fresh else { return [] }
    if !isWhole { fresh.overlooked.forEach(packing.noteFound) }
    for place in 0..<fresh.count { fresh.numbers.append(insert(place, of: fresh, reader)) }
    return fresh.numbers
  }

  @inlinable
  @inline(__always)
  func insert(_ place: Int, of fresh: FreshValues<Value>, _ reader: PackedNumbering) -> UInt32 {
    let (value, fact) = (fresh.values + place, fresh.facts[place])
    if isWhole { return whole.insert(at: value).number }
    let known =
      fact.isPacked && reader.packing.layout == packing.layout
      ? packing.find(fresh.records + place &* fresh.recordRoom, fact.hash) : packing.find(value)
    if known >= 0 { return UInt32(bitPattern: known) }
    let (number, isNew) = insertUnseen(value, fact.tag, retains: false)
    // What it refers to goes with it.
    if isNew { fresh.facts[place].isTaken = true }
    return number
  }
}
