/// Values of one size, packed: of each word the number among the different words at its place, in as
/// few bits as those take.
///
/// Values of a search are made one from the other and differ in few words, each of which has few
/// forms: what takes two hundred bytes packs into a dozen. (Holzmann, State compression in SPIN,
/// 1997, calls it collapse.) Nothing is known of the values' type: their bytes come back as they
/// were.
@usableFromInline
package final class WordPacking {
  /// Where the number of a word is kept in a record; nowhere if there is but one word.
  struct Place {
    let column: Int
    var unit = 0
    var shift: UInt32 = 0
    var mask: UInt32 = 0

    /// The number that a record has there.
    @inline(__always)
    func number(in record: Units) -> UInt32 { record[unit] &>> shift & mask }

    /// Puts a number there.
    @inline(__always)
    func write(_ number: UInt32, in record: Units) {
      record[unit] = record[unit] & ~(mask &<< shift) | number &<< shift
    }
  }

  typealias Words = UnsafeMutablePointer<UInt64>
  typealias Units = UnsafeMutablePointer<UInt32>

  let size: Int
  private let alignment: Int
  let wordCount: Int

  /// Whether another packing's values are read, which that one frees.
  private let isReader: Bool

  // Plain memory and unchecked access, since a search does each of these many million times.
  let columns: UnsafeMutablePointer<WordColumn>
  /// For each column how much one more in its number adds to the hash of a value.
  let weights: Words
  /// The columns with more than one word.
  @exclusivity(unchecked) var places: [Place] = []
  /// The place of each column.
  let placeOfColumn: UnsafeMutablePointer<Place>

  /// The first bit of a record's last unit that is nobody's.
  @exclusivity(unchecked) var freeBit = 0
  /// How many units a record takes.
  @usableFromInline @exclusivity(unchecked) var unitCount = 1
  /// How often it was decided anew where the numbers are kept in a record.
  @usableFromInline @exclusivity(unchecked) var layout = 0
  /// The records of all values, some in each piece.
  @exclusivity(unchecked) var pieces: [Units] = []
  /// How many values there are.
  @usableFromInline @exclusivity(unchecked) var count = 0
  @exclusivity(unchecked) var recent: RecentNumbers

  /// The value beside which others are packed: its number, words, their numbers, record and hash.
  @exclusivity(unchecked) var base: UInt32?
  let baseWords: UnsafeMutableRawPointer
  let baseNumbers: Units
  let baseRecord: Units
  @exclusivity(unchecked) var baseHash: UInt64 = 0

  /// The value that was looked for last: the numbers of its words, record, hash, and whether it has a
  /// record.
  let numbers: Units
  @usableFromInline let record: UnsafeMutablePointer<UInt32>
  @usableFromInline @exclusivity(unchecked) var hash: UInt64 = 0
  @usableFromInline @exclusivity(unchecked) var isPacked = false

  /// Room for one more value.
  private let otherWords: UnsafeMutableRawPointer

  /// No values yet.
  @usableFromInline
  package convenience init(size: Int, alignment: Int) {
    let room = Self.room(size)
    let columns = UnsafeMutablePointer<WordColumn>.allocate(capacity: room)
    let weights = Words.allocate(capacity: room)
    for column in 0..<room {
      (columns + column).initialize(to: WordColumn())
      (weights + column).initialize(to: Self.weight(of: column))
    }
    self.init(size, alignment, columns, weights, RecentNumbers(), isReader: false)
  }

  /// One that reads the values of another while nobody adds any.
  convenience init(reading other: WordPacking) {
    self.init(
      other.size, other.alignment, other.columns, other.weights, other.recent, isReader: true)
    read(other)
  }

  private init(
    _ size: Int, _ alignment: Int, _ columns: UnsafeMutablePointer<WordColumn>, _ weights: Words,
    _ recent: RecentNumbers, isReader: Bool
  ) {
    let room = Self.room(size)
    (self.size, self.alignment, self.isReader) = (size, alignment, isReader)
    (self.columns, self.weights, self.recent) = (columns, weights, recent)
    wordCount = (size + 7) / 8
    placeOfColumn = .allocate(capacity: room)
    (baseWords, otherWords) = (Self.words(size, alignment), Self.words(size, alignment))
    (baseNumbers, baseRecord) = (Self.units(room), Self.units(room))
    (numbers, record) = (Self.units(room), Self.units(room))
    forgetPlaces()
  }

  private func forgetPlaces() {
    places = []
    for column in 0..<Self.room(size) {
      (placeOfColumn + column).initialize(to: Place(column: column))
    }
  }

  /// Reads what was added to another since.
  func read(_ other: WordPacking) {
    places = other.places
    placeOfColumn.update(from: other.placeOfColumn, count: Self.room(size))
    (unitCount, pieces, count, recent) = (other.unitCount, other.pieces, other.count, other.recent)
    layout = other.layout
    base = nil
  }

  deinit {
    for memory in [baseNumbers, baseRecord, numbers, record] { memory.deallocate() }
    for memory in [baseWords, otherWords] { memory.deallocate() }
    placeOfColumn.deallocate()
    guard !isReader else { return }
    freeValues()
    columns.deallocate()
    weights.deallocate()
  }

  private func freeValues() {
    for column in 0..<Self.room(size) { columns[column].deallocate() }
    recent.deallocate()
    for piece in pieces { piece.deallocate() }
  }

  /// Forgets all values, and frees their memory.
  @usableFromInline
  func removeAll() {
    freeValues()
    for column in 0..<Self.room(size) { columns[column] = WordColumn() }
    forgetPlaces()
    (recent, pieces, unitCount, freeBit) = (RecentNumbers(), [], 1, 0)
    (count, base, baseHash) = (0, nil, 0)
  }

  private static func room(_ size: Int) -> Int { max((size + 7) / 8, 1) }

  private static func words(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: room(size) * 8, alignment: max(alignment, 8))
  }

  // No record has more units than there are words.
  private static func units(_ room: Int) -> Units {
    let units = Units.allocate(capacity: room)
    units.initialize(repeating: 0, count: room)
    return units
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
    guard !isReader else { return 0 }
    let piece = unitCount * Self.pieceLength * MemoryLayout<UInt32>.stride
    return (0..<wordCount).reduce(recent.bytes + pieces.count * piece) { $0 + columns[$1].bytes }
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
  func bytes(of number: UInt32) -> UnsafeRawPointer { bytes(ofRecord: units(of: Int(number))) }

  /// The bytes of a value with such a record, which stay where they are until the next one is asked for.
  @usableFromInline
  func bytes(ofRecord units: UnsafeMutablePointer<UInt32>) -> UnsafeRawPointer {
    putWords(at: otherWords)
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
