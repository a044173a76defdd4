/// Where numbered values are to be looked for: an exact hash table over their numbers, in four bytes a
/// place.
///
/// Eight places beside each other are a bucket. A cell has a number, how many buckets were full before
/// it, and some bits of the value's hash, so that few others are compared. The first of those buckets
/// and the bits are always the same 25 bits of the hash, so growing needs no hashing. (Cleary, Compact
/// hash tables using bidirectional linear probing, 1984.)
@frozen
@usableFromInline
package struct TagTable: Sendable {
  /// A number for which there was no cell.
  @frozen
  @usableFromInline
  struct Spilled: Sendable {
    @usableFromInline let number: Int32
    @usableFromInline let tag: UInt32

    @inlinable
    init(number: Int32, tag: UInt32) { (self.number, self.tag) = (number, tag) }
  }

  @usableFromInline var cells = [UInt32](repeating: .max, count: 64)
  /// How many cells are in use.
  @usableFromInline var used = 0
  /// How many bits of a cell are the number; there are as many cells as these can tell apart.
  @usableFromInline var width: UInt32 = 6
  /// What found sixteen full buckets: of values that mostly have one hash there may be any number.
  @usableFromInline var spilled: [Spilled] = []

  /// An empty table.
  @inlinable
  package init() {}

  /// How much memory the table holds.
  @inlinable package var bytes: Int {
    cells.capacity * MemoryLayout<UInt32>.stride
      + spilled.capacity * MemoryLayout<Spilled>.stride
  }

  // MARK: - Looking up

  /// The number at a place; negative if the place is free.
  @inlinable
  @inline(__always)
  package subscript(place: Int) -> Int32 {
    guard place < cells.count else { return spilledNumber(at: place) }
    return cells[place] == .max ? -1 : number(in: cells[place])
  }

  @inlinable
  @inline(never)
  func spilledNumber(at place: Int) -> Int32 {
    place - cells.count < spilled.count ? spilled[place - cells.count].number : -1
  }

  @inlinable
  @inline(__always)
  func number(in cell: UInt32) -> Int32 { Int32(bitPattern: cell & ~(.max &<< width)) }

  /// The place of a value with such a tag, or the free one that it would have.
  ///
  /// - Parameter isIt: whether the value with a number is the one that is looked for.
  @inlinable
  @inline(__always)
  package func place(of tag: UInt32, where isIt: (_ number: Int32) -> Bool) -> Int {
    cells.withUnsafeBufferPointer { cells in
      var (bucket, wanted) = first(for: tag)
      for distance in 1...Self.mostFull {
        for place in bucket &* 8..<bucket &* 8 &+ 8 {
          let cell = cells[place]
          if cell == .max { return place }
          if cell &>> width == wanted, isIt(number(in: cell)) { return place }
        }
        bucket = (bucket &+ distance) & (cells.count &>> 3 &- 1)
        wanted &+= 1
      }
      return cells.count + spilledPlace(of: tag, where: isIt)
    }
  }

  @inlinable
  @inline(never)
  func spilledPlace(of tag: UInt32, where isIt: (_ number: Int32) -> Bool) -> Int {
    let unkept = 32 &- Self.kept
    return spilled.firstIndex { ($0.tag ^ tag) &>> unkept == 0 && isIt($0.number) }
      ?? spilled.count
  }

  /// The number that is found first for such a tag, without a look at its value; negative if none is.
  @inlinable
  @inline(__always)
  func likelyNumber(for tag: UInt32) -> Int32 {
    let (first, wanted) = first(for: tag)
    for place in first &* 8..<first &* 8 &+ 8 where cells[place] &>> width == wanted {
      return number(in: cells[place])
    }
    return -1
  }

  /// The bucket that a tag chooses, and what a cell there has above its number.
  @inlinable
  @inline(__always)
  func first(for tag: UInt32) -> (bucket: Int, above: UInt32) {
    let bits = tag &>> (32 &- Self.kept)
    return (Int(bits &>> restWidth), (bits & ~(.max &<< restWidth)) &<< 4)
  }

  /// How many bits of a hash are kept.
  @inlinable static var kept: UInt32 { 25 }

  /// How many of them are kept in a cell; the bucket tells the others.
  @inlinable var restWidth: UInt32 { Self.kept &+ 3 &- width }

  /// How many buckets are looked at.
  @inlinable static var mostFull: Int { 16 }

  // MARK: - Adding

  /// Notes the number of a value at the free place that was found for it.
  @inlinable
  package mutating func note(_ number: Int32, _ tag: UInt32, at place: Int) {
    guard used &* 8 < cells.count &* 7, number < cells.count &- 1 else {
      return grow(with: number, tag)
    }
    guard place < cells.count else { return spill(number, tag) }
    let (first, wanted) = first(for: tag)
    var distance = 0
    while bucket(distance, after: first) != place &>> 3 { distance &+= 1 }
    cells[place] =
      (wanted &+ UInt32(truncatingIfNeeded: distance)) &<< width | UInt32(bitPattern: number)
    used &+= 1
  }

  /// The bucket that is looked at when so many were full.
  @inlinable
  @inline(__always)
  func bucket(_ distance: Int, after first: Int) -> Int {
    (first &+ distance &* (distance &+ 1) / 2) & (cells.count &>> 3 &- 1)
  }

  @inlinable
  @inline(never)
  mutating func spill(_ number: Int32, _ tag: UInt32) {
    // A larger table helps where hashes differ.
    if used > cells.count / 2 { return grow(with: number, tag) }
    spilled.append(Spilled(number: number, tag: tag))
  }

  @inlinable
  @inline(never)
  mutating func grow(with number: Int32, _ tag: UInt32) {
    let old = self
    precondition(width < 28, "a table has room for two hundred million values, and no more")
    width += 1
    cells = [UInt32](repeating: .max, count: old.cells.count * 2)
    (used, spilled) = (0, [])
    for place in old.cells.indices where old.cells[place] != .max {
      add(old.number(in: old.cells[place]), old.tag(at: place))
    }
    for value in old.spilled { add(value.number, value.tag) }
    add(number, tag)
  }

  @inlinable
  mutating func add(_ number: Int32, _ tag: UInt32) {
    note(number, tag, at: place(of: tag) { _ in false })
  }

  /// What is kept of the tag of the value at a place.
  @inlinable
  func tag(at place: Int) -> UInt32 {
    let above = cells[place] &>> width
    let distance = Int(above & 15)
    let first = (place &>> 3 &- distance &* (distance &+ 1) / 2) & (cells.count &>> 3 &- 1)
    let bits = UInt32(truncatingIfNeeded: first) &<< restWidth | above &>> 4
    return bits &<< (32 &- Self.kept)
  }

  /// Forgets all, and keeps the memory.
  @inlinable
  mutating func removeAll() {
    for place in cells.indices { cells[place] = .max }
    (used, spilled) = (0, [])
  }
}
