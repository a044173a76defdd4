/// Several who read the values of one numbering, and insert together what they find.
extension PackedNumbering {
  /// Reads what was added to the source since, and forgets what that one did not have.
  package func readOn() {
    guard let source else { return }
    packing.read(source.packing)
    fresh.removeAll()
  }

  /// The first number that a reader gives.
  @inlinable package static var firstFresh: UInt32 { 1 << 30 }

  /// Where a value stands that a reader found and its source does not have; nil if it is another one.
  @inlinable
  @inline(__always)
  func freshPointer(to number: UInt32) -> UnsafePointer<Value>? {
    guard number >= Self.firstFresh, source != nil else { return nil }
    return fresh.pointer(to: Int(number ^ Self.firstFresh))
  }

  /// Whether others may read: values are packed, and their numbers tell them from a reader's own.
  package var isReadable: Bool { !isWhole && count < Int(Self.firstFresh) / 2 }

  /// The number that the source has for a value that was not found by its bytes, or one of the
  /// reader's own.
  @inlinable
  func findUnseen(_ place: UnsafePointer<Value>, in source: PackedNumbering) -> UInt32 {
    let bytes = ByteFront.tag(
      of: UnsafeRawBufferPointer(start: place, count: MemoryLayout<Value>.size))
    if let known = fresh.find(place, bytes) { return Self.firstFresh | known }
    let tag = Self.tag(of: place)
    let known = source.tags[self.place(of: place, tag, in: source.tags)]
    guard known < 0 else {
      fresh.overlooked.append(UInt32(bitPattern: known))
      return UInt32(bitPattern: known)
    }
    return Self.firstFresh | fresh.append(place, bytes, tag, packing)
  }

  /// Inserts what a reader found and did not know, in the order in which it was found; the reader then
  /// knows the numbers.
  @inlinable
  package func insertFresh(of reader: PackedNumbering) {
    if !isWhole { reader.fresh.overlooked.forEach(packing.noteFound) }
    for number in 0..<reader.fresh.count {
      let place = reader.fresh.pointer(to: number)
      let known = find(place, number, of: reader)
      reader.fresh.numbers.append(
        known >= 0
          ? UInt32(bitPattern: known) : insertUnseen(place, reader.fresh.tags[number]).number)
    }
  }

  /// The number of what a reader found, if its bytes tell; negative if they do not.
  @inlinable
  @inline(__always)
  func find(_ place: UnsafePointer<Value>, _ number: Int, of reader: PackedNumbering) -> Int32 {
    if isWhole { return Int32(bitPattern: whole.insert(at: place).number) }
    guard let hash = reader.fresh.hashes[number], reader.packing.layout == packing.layout else {
      return packing.find(place)
    }
    return reader.fresh.records.withUnsafeBufferPointer { records in
      packing.find(records, from: number * packing.unitCount, hash)
    }
  }
}
