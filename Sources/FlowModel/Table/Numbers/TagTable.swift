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
    /// The place of the one before with such a tag; -1 for the first.
    @usableFromInline let before: Int

    @inlinable
    init(number: Int32, tag: UInt32, before: Int) {
      (self.number, self.tag, self.before) = (number, tag, before)
    }
  }

  @usableFromInline var cells = [UInt32](repeating: .max, count: 64)
  /// How many cells are in use.
  @usableFromInline var used = 0
  /// How many bits of a cell are the number; there are as many cells as these can tell apart.
  @usableFromInline var width: UInt32 = 6
  /// What there was no cell for.
  ///
  /// Sixteen buckets may be full where many values have one hash; numbers may be too large for a cell, or
  /// too many for any table.
  @usableFromInline var spilled: [Spilled] = []
  /// Whether some of these are there although they would have found a free cell.
  @usableFromInline var spillsEarly = false
  /// The last of these by what is kept of their tags.
  @usableFromInline var lastSpilled: [UInt32: Int] = [:]

  /// An empty table.
  @inlinable
  package init() {}

  /// How much memory the table holds.
  @inlinable package var bytes: Int {
    cells.capacity * MemoryLayout<UInt32>.stride
      + spilled.capacity * MemoryLayout<Spilled>.stride
      + lastSpilled.capacity * MemoryLayout<(UInt32, Int)>.stride
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
          if cell == .max {
            return spillsEarly ? spilledPlace(of: tag, orFree: place, isIt) : place
          }
          if cell &>> width == wanted, isIt(number(in: cell)) { return place }
        }
        bucket = (bucket &+ distance) & (cells.count &>> 3 &- 1)
        wanted &+= 1
      }
      return spilledPlace(of: tag, orFree: cells.count + spilled.count, isIt)
    }
  }

  /// The free place that a value with such a tag has, if no value can be there with one that is alike;
  /// nil if that cannot be told at a glance.
  @inlinable
  @inline(__always)
  func freePlace(for tag: UInt32) -> Int? {
    guard !spillsEarly else { return nil }
    return cells.withUnsafeBufferPointer { cells in
      let (first, wanted) = first(for: tag)
      for place in first &* 8..<first &* 8 &+ 8 {
        if cells[place] == .max { return place }
        if cells[place] &>> width == wanted { return nil }
      }
      return nil
    }
  }

  @inlinable
  @inline(never)
  func spilledPlace(
    of tag: UInt32, orFree free: Int, _ isIt: (_ number: Int32) -> Bool
  ) -> Int {
    var place = lastSpilled[tag &>> (32 &- Self.kept)] ?? -1
    while place >= 0 {
      if isIt(spilled[place].number) { return cells.count + place }
      place = spilled[place].before
    }
    return free
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
    guard used &* 8 < cells.count &* 7, number < cells.count &- 1, place < cells.count else {
      return makeRoom(for: number, tag, at: place)
    }
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

  /// How many bits of a cell may be the number.
  @inlinable static var mostWidth: UInt32 { kept + 3 }

  @inlinable
  @inline(never)
  mutating func makeRoom(for number: Int32, _ tag: UInt32, at place: Int) {
    // Neither a few large numbers nor many equal hashes are worth a large table.
    let isOfUse =
      number >= cells.count - 1
      ? used * 16 >= cells.count : place < cells.count || used > cells.count / 2
    if isOfUse, width < Self.mostWidth { return grow(with: number, tag) }
    spillsEarly = spillsEarly || place < cells.count
    let bits = tag &>> (32 &- Self.kept)
    spilled.append(Spilled(number: number, tag: tag, before: lastSpilled[bits] ?? -1))
    lastSpilled[bits] = spilled.count - 1
  }

  @inlinable
  mutating func grow(with number: Int32, _ tag: UInt32) {
    let old = self
    width += 1
    cells = [UInt32](repeating: .max, count: old.cells.count * 2)
    (used, spilled, lastSpilled, spillsEarly) = (0, [], [:], false)
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
    (used, spilled, lastSpilled, spillsEarly) = (0, [], [:], false)
  }
}
