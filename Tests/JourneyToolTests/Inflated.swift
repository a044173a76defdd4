/// Unpacks what is in zlib's format, by the letter of RFC 1950 and 1951; nil if it is not.
func inflated(_ packed: [UInt8]) -> [UInt8]? {
  guard packed.count > 6, packed[0] == 0x78, (Int(packed[0]) << 8 + Int(packed[1])) % 31 == 0 else {
    return nil
  }
  var reader = BitReader(bytes: packed[2...])
  var bytes: [UInt8] = []
  var isLast = false
  while !isLast {
    isLast = reader.bits(1) == 1
    guard reader.bits(2) == 2, readBlock(from: &reader, to: &bytes) else { return nil }
  }
  let sums = bytes.reduce((1, 0)) { sums, byte in
    let low = (sums.0 + Int(byte)) % 65521
    return (low, (sums.1 + low) % 65521)
  }
  let check = packed.suffix(4).reduce(0) { $0 << 8 | Int($1) }
  return check == sums.1 << 16 | sums.0 && reader.wholeBytesLeft == 4 ? bytes : nil
}

private struct BitReader {
  var bytes: ArraySlice<UInt8>
  var used = 0

  var wholeBytesLeft: Int { bytes.count - (used == 0 ? 0 : 1) }

  mutating func bits(_ width: Int) -> Int {
    (0..<width).reduce(0) { value, place in
      guard let byte = bytes.first else { return value }
      let bit = Int(byte >> UInt8(used)) & 1
      used += 1
      if used == 8 {
        used = 0
        bytes.removeFirst()
      }
      return value | bit << place
    }
  }

  /// The letter whose code comes next, of codes with these lengths.
  mutating func letter(_ codes: [[Int]: Int]) -> Int? {
    var bits: [Int] = []
    while bits.count < 16 {
      bits.append(self.bits(1))
      if let letter = codes[bits] { return letter }
    }
    return nil
  }
}

/// The letters by the bits of their codes.
private func codes(_ lengths: [Int]) -> [[Int]: Int] {
  var codes: [[Int]: Int] = [:]
  var next = 0
  for length in 1...15 {
    next <<= 1
    for letter in lengths.indices where lengths[letter] == length {
      codes[(0..<length).map { next >> (length - 1 - $0) & 1 }] = letter
      next += 1
    }
  }
  return codes
}

private func readBlock(from reader: inout BitReader, to bytes: inout [UInt8]) -> Bool {
  let (letters, ways) = (reader.bits(5) + 257, reader.bits(5) + 1)
  let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  var lengths = [Int](repeating: 0, count: 19)
  for symbol in order.prefix(reader.bits(4) + 4) { lengths[symbol] = reader.bits(3) }
  let short = codes(lengths)
  lengths = []
  while lengths.count < letters + ways {
    switch reader.letter(short) {
    case let letter? where letter < 16: lengths.append(letter)
    case 16?:
      lengths += Array(repeating: lengths[lengths.count - 1], count: reader.bits(2) + 3)
    case 17?: lengths += Array(repeating: 0, count: reader.bits(3) + 3)
    case 18?: lengths += Array(repeating: 0, count: reader.bits(7) + 11)
    default: return false
    }
  }
  let (letterCodes, wayCodes) = (
    codes(Array(lengths[..<letters])), codes(Array(lengths[letters...]))
  )
  while let letter = reader.letter(letterCodes), letter != 256 {
    if letter < 256 {
      bytes.append(UInt8(letter))
      continue
    }
    let code = letter - 257
    let width = code < 8 || code == 28 ? 0 : code / 4 - 1
    let base = code == 28 ? 258 : code < 8 ? code + 3 : (4 + code % 4) << width + 3
    let length = base + reader.bits(width)
    guard let way = reader.letter(wayCodes) else { return false }
    let wayWidth = way < 4 ? 0 : way / 2 - 1
    let distance = (way < 4 ? way : (2 + way % 2) << wayWidth) + 1 + reader.bits(wayWidth)
    guard distance <= bytes.count else { return false }
    for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
  }
  return true
}
