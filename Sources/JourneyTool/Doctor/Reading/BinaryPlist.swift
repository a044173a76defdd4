/// A binary property list.
///
/// It is read by hand, every number in it doubted: a value may say that it is larger than its file,
/// hold itself, or hold another a thousand times over.
struct BinaryPlist {
  /// What every file begins with.
  static let mark = Array("bplist".utf8)

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int
  /// How many values may still be read: references may meet again and again.
  private var budget = 200_000

  /// The value of a file.
  static func value(of bytes: [UInt8]) throws(Unreadable) -> PlistValue {
    var reader = try BinaryPlist(bytes)
    return try reader.object(reader.number(at: bytes.count - 16, size: 8), depth: 0)
  }

  private init(_ bytes: [UInt8]) throws(Unreadable) {
    guard bytes.count >= 40, bytes.starts(with: Self.mark + Array("00".utf8)) else {
      throw Self.damaged
    }
    self.bytes = bytes
    offsetSize = Int(bytes[bytes.count - 26])
    referenceSize = Int(bytes[bytes.count - 25])
    count = try Self.number(in: bytes, at: bytes.count - 24, size: 8)
    table = try Self.number(in: bytes, at: bytes.count - 8, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw Self.damaged }
    guard count <= bytes.count, table <= bytes.count else { throw Self.damaged }
  }

  private static let damaged = Unreadable("is a damaged binary property list")

  /// A number of some bytes, the most significant first.
  private static func number(
    in bytes: [UInt8], at place: Int, size: Int
  ) throws(Unreadable) -> Int {
    guard place >= 0, place <= bytes.count - size else { throw damaged }
    let value = bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let number = Int(exactly: value), number < 1 << 48 else { throw damaged }
    return number
  }

  private func number(at place: Int, size: Int) throws(Unreadable) -> Int {
    try Self.number(in: bytes, at: place, size: size)
  }

  /// The object with a number.
  private mutating func object(_ index: Int, depth: Int) throws(Unreadable) -> PlistValue {
    budget -= 1
    guard depth < 100, budget > 0 else { throw Unreadable("is nested too deeply or too often") }
    guard index < count else { throw Self.damaged }
    let place = try number(at: table + index * offsetSize, size: offsetSize)
    guard place < table else { throw Self.damaged }
    switch bytes[place] >> 4 {
    case 0x0, 0x1, 0x2: return .number
    case 0x3: return .date
    case 0x4: return .data
    case 0x5, 0x6, 0x7: return .text(try text(at: place))
    case 0xA: return .list(try list(at: place, depth: depth))
    case 0xD: return .dictionary(try dictionary(at: place, depth: depth))
    default: return .other
    }
  }

  /// How many units an object has, and where they begin.
  private func extent(at place: Int) throws(Unreadable) -> (count: Int, start: Int) {
    let low = Int(bytes[place] & 0xF)
    guard low == 0xF else { return (low, place + 1) }
    let marker = try number(at: place + 1, size: 1)
    guard marker >> 4 == 1, marker & 0xF <= 3 else { throw Self.damaged }
    let size = 1 << (marker & 0xF)
    return (try number(at: place + 2, size: size), place + 2 + size)
  }

  private func text(at place: Int) throws(Unreadable) -> String {
    let (count, start) = try extent(at: place)
    // 5 is ASCII, 6 is UTF-16, 7 is UTF-8.
    let isWide = bytes[place] >> 4 == 0x6
    guard count <= (bytes.count - start) / (isWide ? 2 : 1) else { throw Self.damaged }
    guard isWide else { return String(decoding: bytes[start..<(start + count)], as: UTF8.self) }
    let units = (0..<count).map {
      UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The objects that stand for themselves from a place on.
  private mutating func objects(
    _ count: Int, at start: Int, depth: Int
  ) throws(Unreadable) -> [PlistValue] {
    guard count <= (bytes.count - start) / referenceSize else { throw Self.damaged }
    var values: [PlistValue] = []
    for place in 0..<count {
      let index = try number(at: start + place * referenceSize, size: referenceSize)
      values.append(try object(index, depth: depth + 1))
    }
    return values
  }

  private mutating func list(at place: Int, depth: Int) throws(Unreadable) -> [PlistValue] {
    let (count, start) = try extent(at: place)
    return try objects(count, at: start, depth: depth)
  }

  private mutating func dictionary(
    at place: Int, depth: Int
  ) throws(Unreadable) -> [String: PlistValue] {
    let (count, start) = try extent(at: place)
    let keys = try objects(count, at: start, depth: depth)
    let values = try objects(count, at: start + count * referenceSize, depth: depth)
    var entries: [String: PlistValue] = [:]
    for (key, value) in zip(keys, values) {
      guard let name = key.text else { throw Self.damaged }
      entries[name] = value
    }
    return entries
  }
}
