/// The text of a file, in the encodings that property lists are saved in.
enum DecodedText {
  /// The text of bytes in UTF-8, or in UTF-16 with its mark or without.
  static func text(of bytes: [UInt8]) throws(Unreadable) -> String {
    if bytes.starts(with: [0xFE, 0xFF]) { return wide(bytes.dropFirst(2), isBigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return wide(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 {
      return wide(bytes[...], isBigEndian: bytes[0] == 0)
    }
    let rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let text = String(decoding: rest, as: UTF8.self)
    // What is wrong was replaced.
    guard text.utf8.elementsEqual(rest) else { throw Unreadable("is neither UTF-8 nor UTF-16") }
    return text
  }

  private static func wide(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
    let pairs = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
    let units = pairs.map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }
}
