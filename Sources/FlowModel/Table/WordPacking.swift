/// Values of one size, packed: of each word the number among the different words at its place, in as
/// few bits as those take.
///
/// Values of a search are made one from the other and differ in few words, each of which has few
/// forms: what takes two hundred bytes packs into a dozen. (Holzmann, State compression in SPIN,
/// 1997, calls it collapse.) Nothing is known of the values' type: their bytes come back as they
/// were.
@usableFromInline
package final class WordPacking {
  /// Where the number of a word is kept in a record.
  struct Place {
    let column: Int
    let unit: Int
    let shift: UInt32
    let mask: UInt32

    /// The number that a record has there.
    @inline(__always)
    func number(in record: Units) -> UInt32 { record[unit] &>> shift & mask }
  }

  typealias Words = UnsafeMutablePointer<UInt64>
  typealias Units = UnsafeMutablePointer<UInt32>

  let size: Int
  let wordCount: Int

  // Plain memory and unchecked access, since a search does each of these many million times.
  let columns: UnsafeMutablePointer<WordColumn>
  /// For each column how much one more in its number adds to the hash of a value.
  let weights: Words
  /// The columns with more than one word, and for each column which of them it is.
  @exclusivity(unchecked) var places: [Place] = []
  @exclusivity(unchecked) var placeOfColumn: [Int]

  /// How many units a record takes.
  @exclusivity(unchecked) var unitCount = 1
  /// The records of all values, some in each piece.
  @exclusivity(unchecked) var pieces: [Units] = []
  /// How many values there are.
  @usableFromInline @exclusivity(unchecked) var count = 0
  @exclusivity(unchecked) var recent = RecentNumbers()

  /// The value beside which others are packed: its number, words, their numbers, record and hash.
  @exclusivity(unchecked) var base: UInt32?
  let baseWords: UnsafeMutableRawPointer
  let baseNumbers: Units
  let baseRecord: Units
  @exclusivity(unchecked) var baseHash: UInt64 = 0

  /// The value that was looked for last: the numbers of its words, record, hash, and whether it has a
  /// record.
  let numbers: Units
  let record: Units
  @exclusivity(unchecked) var hash: UInt64 = 0
  @exclusivity(unchecked) var isPacked = false

  /// Room for one more value.
  private let otherWords: UnsafeMutableRawPointer

  /// No values yet.
  @usableFromInline
  package init(size: Int, alignment: Int) {
    self.size = size
    wordCount = (size + 7) / 8
    placeOfColumn = [Int](repeating: -1, count: wordCount)
    let room = max(wordCount, 1)
    columns = .allocate(capacity: room)
    for column in 0..<room { (columns + column).initialize(to: WordColumn()) }
    func words() -> UnsafeMutableRawPointer {
      .allocate(byteCount: room * 8, alignment: max(alignment, 8))
    }
    // No record has more units than there are words.
    func units() -> Units {
      let units = Units.allocate(capacity: room)
      units.initialize(repeating: 0, count: room)
      return units
    }
    (baseWords, otherWords) = (words(), words())
    (baseNumbers, baseRecord, numbers, record) = (units(), units(), units(), units())
    weights = Words.allocate(capacity: room)
    for column in 0..<room {
      (weights + column).initialize(to: Self.weight(of: column))
    }
  }

  deinit {
    for column in 0..<max(wordCount, 1) { columns[column].deallocate() }
    columns.deallocate()
    for memory in [baseNumbers, baseRecord, numbers, record] + pieces { memory.deallocate() }
    for memory in [baseWords, otherWords] { memory.deallocate() }
    weights.deallocate()
  }

  /// Weights that have nothing in common, or sums of theirs would meet. (Steele, Lea and Flood, Fast
  /// splittable pseudorandom number generators, 2014.)
  private static func weight(of column: Int) -> UInt64 {
    var bits = (UInt64(column) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return (bits ^ bits >> 31) | 1
  }

  /// How much memory the values take.
  @usableFromInline var bytes: Int {
    let piece = unitCount * Self.pieceLength * MemoryLayout<UInt32>.stride
    return (0..<wordCount).reduce(recent.bytes + pieces.count * piece) { $0 + columns[$1].bytes }
  }

  // MARK: - Finding

  /// The number of a value of the same bytes that was met lately; negative if it is not known.
  @usableFromInline
  func find(_ value: UnsafeRawPointer) -> Int32 {
    isPacked = pack(value)
    guard isPacked else { return -1 }
    return recent.find(hash) { number in
      let units = units(of: Int(number))
      var difference: UInt32 = 0
      for unit in 0..<unitCount { difference |= units[unit] ^ record[unit] }
      return difference == 0
    }
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
      if word != baseWords.load(fromByteOffset: column &* 8, as: UInt64.self) {
        guard replace(column, word) else { return false }
      }
    }
    guard size % 8 > 0 else { return true }
    let (column, word) = (size / 8, lastWord(of: value))
    return word == baseWords.load(fromByteOffset: column &* 8, as: UInt64.self)
      || replace(column, word)
  }

  /// Puts another word than that of the base into the record; false if no value had it at its place.
  @inline(__always)
  private func replace(_ column: Int, _ word: UInt64) -> Bool {
    let number = columns[column].find(word)
    guard number >= 0 else { return false }
    write(UInt32(bitPattern: number), at: places[placeOfColumn[column]])
    let difference = Int(number) &- Int(baseNumbers[column])
    hash &+= UInt64(bitPattern: Int64(difference)) &* weights[column]
    return true
  }

  func word(_ column: Int, of value: UnsafeRawPointer) -> UInt64 {
    column < size / 8
      ? value.loadUnaligned(fromByteOffset: column * 8, as: UInt64.self) : lastWord(of: value)
  }

  /// The bytes after the last whole word.
  private func lastWord(of value: UnsafeRawPointer) -> UInt64 {
    var word: UInt64 = 0
    for place in (size & ~7..<size).reversed() {
      word = word &<< 8 | UInt64(value.load(fromByteOffset: place, as: UInt8.self))
    }
    return word
  }

  /// Puts the number of a word into the record.
  @inline(__always)
  func write(_ number: UInt32, at place: Place) {
    let mask = place.mask &<< place.shift
    record[place.unit] = record[place.unit] & ~mask | number &<< place.shift
  }

  // MARK: - Unpacking

  /// Puts the bytes of a value where they stay until the next one is used, and packs others beside it.
  @discardableResult
  @usableFromInline
  func use(_ number: UInt32) -> UnsafeRawPointer {
    if base == number { return UnsafeRawPointer(baseWords) }
    let isFirst = base == nil
    base = number
    baseRecord.update(from: units(of: Int(number)), count: unitCount)
    baseHash = 0
    if isFirst { putWords(at: baseWords) }
    for place in places {
      let number = place.number(in: baseRecord)
      baseNumbers[place.column] = number
      baseHash &+= UInt64(number) &* weights[place.column]
      put(number, of: place.column, at: baseWords)
    }
    return UnsafeRawPointer(baseWords)
  }

  /// The bytes of a value, which stay where they are until the next one is asked for.
  @usableFromInline
  func bytes(of number: UInt32) -> UnsafeRawPointer {
    putWords(at: otherWords)
    let units = units(of: Int(number))
    for place in places { put(place.number(in: units), of: place.column, at: otherWords) }
    return UnsafeRawPointer(otherWords)
  }

  /// Puts the first word of each column, which many columns have alone.
  private func putWords(at memory: UnsafeMutableRawPointer) {
    for column in 0..<wordCount { put(0, of: column, at: memory) }
  }

  /// Puts the word of a column with a number.
  @inline(__always)
  private func put(_ number: UInt32, of column: Int, at memory: UnsafeMutableRawPointer) {
    memory.storeBytes(of: columns[column][number], toByteOffset: column &* 8, as: UInt64.self)
  }

  static var pieceLength: Int { 1024 }

  @inline(__always)
  func units(of number: Int) -> Units {
    pieces[number / Self.pieceLength] + number % Self.pieceLength &* unitCount
  }
}
