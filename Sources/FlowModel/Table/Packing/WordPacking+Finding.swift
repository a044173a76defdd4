extension WordPacking {
  /// The number of a value of the same bytes that was met lately; negative if it is not known.
  @usableFromInline
  func find(_ value: UnsafeRawPointer) -> Int32 {
    isPacked = pack(value)
    return isPacked ? findRecord() : -1
  }

  /// The same for a value that a reader has packed, by its record.
  @usableFromInline
  func find(_ record: UnsafePointer<UInt32>, _ hash: UInt64) -> Int32 {
    self.record.update(from: record, count: unitCount)
    (self.hash, isPacked) = (hash, true)
    return findRecord()
  }

  /// Whether this is the record of the value that was looked for last.
  @inlinable
  @inline(__always)
  func isLastRecord(_ other: UnsafePointer<UInt32>) -> Bool {
    var difference: UInt32 = 0
    for unit in 0..<unitCount { difference |= other[unit] ^ record[unit] }
    return difference == 0
  }

  /// Copies the record of the value that was looked for last.
  @inlinable
  @inline(__always)
  func putLastRecord(at place: UnsafeMutablePointer<UInt32>) {
    for unit in 0..<unitCount { place[unit] = record[unit] }
  }

  @inline(__always)
  private func findRecord() -> Int32 {
    recent.find(hash) { isLastRecord(units(of: Int($0))) }
  }

  /// Notes which value was found by other means.
  @usableFromInline
  func noteFound(_ number: UInt32) { recent.note(number, hash(of: Int(number))) }

  /// The hash of a value that was added.
  func hash(of number: Int) -> UInt64 {
    let units = units(of: number)
    var hash: UInt64 = 0
    for place in places {
      hash &+= UInt64(place.number(in: units)) &* weights[place.column]
    }
    return hash
  }

  /// Packs a value into the record; false if it has a word that no value had at its place.
  private func pack(_ value: UnsafeRawPointer) -> Bool {
    guard count > 0 else { return false }
    hash = baseHash
    for unit in 0..<unitCount { record[unit] = baseRecord[unit] }
    for column in 0..<size / 8 {
      let word = value.loadUnaligned(fromByteOffset: column &* 8, as: UInt64.self)
      guard isBase(word, column) || replace(column, word) else { return false }
    }
    guard size % 8 > 0 else { return true }
    let last = lastWord(of: value)
    return isBase(last, size / 8) || replace(size / 8, last)
  }

  @inline(__always)
  private func isBase(_ word: UInt64, _ column: Int) -> Bool {
    word == baseWords.load(fromByteOffset: column &* 8, as: UInt64.self)
  }

  /// Puts another word than that of the base into the record; false if no value had it at its place.
  @inline(__always)
  private func replace(_ column: Int, _ word: UInt64) -> Bool {
    let number = columns[column].find(word)
    guard number >= 0 else { return false }
    placeOfColumn[column].write(UInt32(bitPattern: number), in: record)
    let difference = Int(number) &- Int(baseNumbers[column])
    hash &+= UInt64(bitPattern: Int64(difference)) &* weights[column]
    return true
  }

  func word(_ column: Int, of value: UnsafeRawPointer) -> UInt64 {
    column < size / 8
      ? value.loadUnaligned(fromByteOffset: column * 8, as: UInt64.self) : lastWord(of: value)
  }

  /// The bytes after the last whole word.
  @inline(__always)
  private func lastWord(of value: UnsafeRawPointer) -> UInt64 {
    let rest = size % 8
    guard size < 8 else {
      // Together with some before them they are a word.
      let word = value.loadUnaligned(fromByteOffset: size &- 8, as: UInt64.self)
      return UInt64(littleEndian: word) &>> UInt64(truncatingIfNeeded: 64 &- rest &* 8)
    }
    var word: UInt64 = 0
    for place in (0..<rest).reversed() {
      word = word &<< 8 | UInt64(value.load(fromByteOffset: place, as: UInt8.self))
    }
    return word
  }
}
