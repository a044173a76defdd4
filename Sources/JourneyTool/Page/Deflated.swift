/// Bytes made smaller, in zlib's format (RFC 1950 and 1951), which every browser unpacks.
///
/// The bytes that come out depend on those that go in alone: on no library, and no version of one.
package func deflated(_ bytes: [UInt8]) -> [UInt8] {
  var writer = BitWriter()
  writer.write(0xDA78, 16)
  var matches = Matches(bytes)
  repeat {
    writeBlock(matches.next(1 << 16), isLast: matches.isAtEnd, to: &writer)
  } while !matches.isAtEnd
  var out = writer.bytesToEnd
  let (low, high) = adler(bytes)
  out += [UInt8(high >> 8), UInt8(high & 255), UInt8(low >> 8), UInt8(low & 255)]
  return out
}

/// The two sums that say whether what was unpacked is what was packed.
private func adler(_ bytes: [UInt8]) -> (low: Int, high: Int) {
  var (low, high) = (1, 0)
  for byte in bytes {
    low += Int(byte)
    if low >= 65521 { low -= 65521 }
    high += low
    if high >= 65521 { high -= 65521 }
  }
  return (low, high)
}

private struct BitWriter {
  private var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0

  /// Writes the lowest bits of a number, the lowest first.
  mutating func write(_ value: Int, _ width: Int) {
    bits |= UInt64(value) << UInt64(count)
    count += width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  var bytesToEnd: [UInt8] { count == 0 ? bytes : bytes + [UInt8(truncatingIfNeeded: bits)] }
}

/// A byte as it is, or how many bytes to repeat and from how far back.
private struct Token {
  let length: UInt16
  /// The distance, or the byte if the length is 0.
  let value: UInt16
}

/// Finds what repeats in some bytes.
private struct Matches {
  private static let window = 1 << 15
  private let bytes: [UInt8]
  private var at = 0
  /// The last place of each three bytes by a part of their product, and the one before of each.
  private var heads = [Int32](repeating: -1, count: 1 << 16)
  private var before: [Int32]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    before = Array(repeating: -1, count: Self.window)
  }

  var isAtEnd: Bool { at >= bytes.count }

  mutating func next(_ most: Int) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(most)
    var found = isAtEnd ? (0, 0) : match()
    while tokens.count < most, !isAtEnd {
      let (length, distance) = found
      note()
      at += 1
      found = isAtEnd ? (0, 0) : length >= 64 ? (0, 0) : match()
      // What begins a byte later may be longer.
      if length < 3 || found.0 > length {
        tokens.append(Token(length: 0, value: UInt16(bytes[at - 1])))
        continue
      }
      tokens.append(Token(length: UInt16(length), value: UInt16(distance - 1)))
      for _ in 1..<length {
        note()
        at += 1
      }
      found = isAtEnd ? (0, 0) : match()
    }
    return tokens
  }

  private func key(_ place: Int) -> Int {
    let three =
      UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    return Int((three &* 2_654_435_761) >> 16)
  }

  private mutating func note() {
    guard at + 2 < bytes.count else { return }
    let key = key(at)
    before[at & (Self.window - 1)] = heads[key]
    heads[key] = Int32(at)
  }

  /// The longest of what stood before that stands here again.
  private func match() -> (length: Int, distance: Int) {
    guard at + 2 < bytes.count else { return (0, 0) }
    let most = min(258, bytes.count - at)
    var (best, distance, tries) = (2, 0, 200)
    var place = Int(heads[key(at)])
    while place >= 0, at - place <= Self.window, tries > 0 {
      if bytes[place + best] == bytes[at + best] {
        var length = 0
        while length < most, bytes[place + length] == bytes[at + length] { length += 1 }
        if length > best { (best, distance) = (length, at - place) }
        if best >= most || best >= 128 { break }
      }
      let next = Int(before[place & (Self.window - 1)])
      if next >= place { break }
      (place, tries) = (next, tries - 1)
    }
    return distance > 0 ? (best, distance) : (0, 0)
  }
}

// MARK: - Blocks

private let lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
]

/// A code with the number and the width of the bits behind it.
private typealias Coded = (code: Int, extra: Int, width: Int)

private let codedLengths: [Coded] = (0...258).map { length in
  guard let code = lengthBases.lastIndex(where: { $0 <= length }) else { return (0, 0, 0) }
  return (257 + code, length - lengthBases[code], code < 8 || code == 28 ? 0 : code / 4 - 1)
}

/// - Parameter distance: less one.
private func coded(distance: Int) -> Coded {
  guard distance > 3 else { return (distance, 0, 0) }
  let width = Int.bitWidth - 2 - distance.leadingZeroBitCount
  return (2 * (width + 1) + distance >> width & 1, distance & (1 << width - 1), width)
}

private func writeBlock(_ tokens: [Token], isLast: Bool, to writer: inout BitWriter) {
  var counts = (letters: [Int](repeating: 0, count: 286), ways: [Int](repeating: 0, count: 30))
  counts.letters[256] = 1
  for token in tokens {
    counts.letters[token.length == 0 ? Int(token.value) : codedLengths[Int(token.length)].code] += 1
    if token.length > 0 { counts.ways[coded(distance: Int(token.value)).code] += 1 }
  }
  let letters = HuffmanCode(counts.letters, longest: 15)
  let ways = HuffmanCode(counts.ways, longest: 15)
  writer.write(isLast ? 5 : 4, 3)
  writeCodes(letters.lengths + ways.lengths, to: &writer)
  for token in tokens {
    guard token.length > 0 else {
      letters.write(Int(token.value), to: &writer)
      continue
    }
    let length = codedLengths[Int(token.length)]
    let distance = coded(distance: Int(token.value))
    letters.write(length.code, to: &writer)
    writer.write(length.extra, length.width)
    ways.write(distance.code, to: &writer)
    writer.write(distance.extra, distance.width)
  }
  letters.write(256, to: &writer)
}

/// Writes how long the codes of 286 letters and 30 distances are.
private func writeCodes(_ lengths: [Int], to writer: inout BitWriter) {
  let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  var runs: [(symbol: Int, extra: Int, width: Int)] = []
  var at = 0
  while at < lengths.count {
    let zeros = lengths[at...].prefix(138).prefix { $0 == 0 }.count
    switch zeros {
    case 0: runs.append((lengths[at], 0, 0))
    case 1, 2: runs += Array(repeating: (0, 0, 0), count: zeros)
    case 3...10: runs.append((17, zeros - 3, 3))
    default: runs.append((18, zeros - 11, 7))
    }
    at += max(1, zeros)
  }
  var counts = [Int](repeating: 0, count: 19)
  for run in runs { counts[run.symbol] += 1 }
  let code = HuffmanCode(counts, longest: 7)
  writer.write(29, 5)
  writer.write(29, 5)
  writer.write(15, 4)
  for symbol in order { writer.write(code.lengths[symbol], 3) }
  for run in runs {
    code.write(run.symbol, to: &writer)
    writer.write(run.extra, run.width)
  }
}

/// Shorter codes for what comes more often.
private struct HuffmanCode {
  private(set) var lengths: [Int]
  /// With their bits in the order in which they are written.
  private var codes: [Int]

  init(_ counts: [Int], longest: Int) {
    (lengths, codes) = ([], [])
    var counts = counts
    // At least two codes: some readers refuse one alone.
    for symbol in [0, 1] where counts.count(where: { $0 > 0 }) < 2 && counts[symbol] == 0 {
      counts[symbol] = 1
    }
    repeat {
      lengths = Self.lengths(counts)
      counts = counts.map { ($0 + 1) / 2 }
    } while lengths.max() ?? 0 > longest
    codes = Self.codes(lengths)
  }

  func write(_ symbol: Int, to writer: inout BitWriter) {
    writer.write(codes[symbol], lengths[symbol])
  }

  private static func lengths(_ counts: [Int]) -> [Int] {
    var parents: [Int] = []
    var open = counts.indices.filter { counts[$0] > 0 }.map { (count: counts[$0], node: $0) }
    open.sort { ($0.count, $0.node) < ($1.count, $1.node) }
    // Joined nodes come in order of their counts, so the smallest is first of one list or the other.
    var (joined, leaf, inner) = ([(count: Int, node: Int)](), 0, 0)
    func smallest() -> (count: Int, node: Int) {
      let takesLeaf =
        leaf < open.count && (inner >= joined.count || open[leaf].count <= joined[inner].count)
      defer { if takesLeaf { leaf += 1 } else { inner += 1 } }
      return takesLeaf ? open[leaf] : joined[inner]
    }
    parents = Array(repeating: -1, count: counts.count + open.count)
    for number in 0..<max(0, open.count - 1) {
      let (one, other) = (smallest(), smallest())
      joined.append((one.count + other.count, counts.count + number))
      (parents[one.node], parents[other.node]) = (counts.count + number, counts.count + number)
    }
    return counts.indices.map { symbol in
      var (length, node) = (0, symbol)
      while parents[node] >= 0 { (length, node) = (length + 1, parents[node]) }
      return length
    }
  }

  private static func codes(_ lengths: [Int]) -> [Int] {
    var codes = [Int](repeating: 0, count: lengths.count)
    var next = 0
    for length in 1...15 {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = (0..<length).reduce(0) { $0 << 1 | next >> $1 & 1 }
        next += 1
      }
    }
    return codes
  }
}
