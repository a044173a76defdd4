/// Reads JSON from bytes that may be cut, wrong or hostile.
///
/// It is written by hand because a message has to name line and column, and because nesting has to
/// be refused before it costs the stack. Linear in the number of bytes.
package struct JSONReader {
  /// How deep values may be nested; a journey needs three levels.
  static let deepest = 64

  private let bytes: [UInt8]
  private var at = 0

  /// Reads one document.
  package static func read(_ bytes: [UInt8]) throws(JourneyFileError) -> JSONNode {
    try checkText(bytes)
    var reader = JSONReader(bytes: bytes)
    reader.at = markLength(bytes)
    reader.skipSpace()
    guard reader.at < bytes.count else { throw JourneyFileError("there is nothing in it") }
    let node = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.at == bytes.count else {
      throw reader.error("nothing may follow the closing bracket, but \(reader.found) does")
    }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static func checkText(_ bytes: [UInt8]) throws(JourneyFileError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw JourneyFileError("it is UTF-16 text; save it as UTF-8")
    }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var read = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): read += UTF8.width(scalar)
      case .emptyInput: return
      case .error:
        throw JourneyFileError("it is not UTF-8 text", at: read, in: bytes)
      }
    }
  }

  private func error(_ sentence: String) -> JourneyFileError {
    JourneyFileError(sentence, at: at, in: bytes)
  }

  /// What stands here, in words.
  private var found: String {
    guard at < bytes.count else { return "the end of the file" }
    let rest = String(decoding: bytes[at..<min(at + 4, bytes.count)], as: UTF8.self)
    return rest.first.map { "\"\(harmless(String($0)))\"" } ?? "the end of the file"
  }

  private mutating func skipSpace() {
    while at < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[at]) { at += 1 }
  }

  private mutating func value(depth: Int) throws(JourneyFileError) -> JSONNode {
    guard depth <= Self.deepest else {
      throw error("it is nested more than \(Self.deepest) levels deep")
    }
    let start = at
    guard at < bytes.count else { throw error("a value is missing: the file ends here") }
    switch bytes[at] {
    case UInt8(ascii: "{"): return JSONNode(.object(try members(depth)), offset: start)
    case UInt8(ascii: "["): return JSONNode(.array(try elements(depth)), offset: start)
    case UInt8(ascii: "\""): return JSONNode(.string(try string()), offset: start)
    case UInt8(ascii: "t") where skip("true"): return JSONNode(.bool(true), offset: start)
    case UInt8(ascii: "f") where skip("false"): return JSONNode(.bool(false), offset: start)
    case UInt8(ascii: "n") where skip("null"): return JSONNode(.null, offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(.number(try number()), offset: start)
    default: throw error("expected a value, found \(found)")
    }
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { bytes.dropFirst(at).starts(with: $0) }
    if matches { at += length }
    return matches
  }

  private mutating func members(_ depth: Int) throws(JourneyFileError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    at += 1
    skipSpace()
    if take("}") { return [] }
    while true {
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
        throw error("expected a field's name in quotes, found \(found)")
      }
      let place = at
      let name = try string()
      guard names.insert(name).inserted else {
        at = place
        throw error("the field \"\(harmless(name))\" is there twice")
      }
      skipSpace()
      guard take(":") else { throw error("expected \":\", found \(found)") }
      skipSpace()
      members.append(JSONNode.Member(name, try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw error("expected \",\" or \"}\", found \(found)") }
      skipSpace()
    }
  }

  private mutating func elements(_ depth: Int) throws(JourneyFileError) -> [JSONNode] {
    var nodes: [JSONNode] = []
    at += 1
    skipSpace()
    if take("]") { return [] }
    while true {
      nodes.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return nodes }
      guard take(",") else { throw error("expected \",\" or \"]\", found \(found)") }
      skipSpace()
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: sign) else { return false }
    at += 1
    return true
  }

  private mutating func number() throws(JourneyFileError) -> String {
    let start = at
    while at < bytes.count, "+-.eE0123456789".utf8.contains(bytes[at]) { at += 1 }
    let digits = String(decoding: bytes[start..<at], as: UTF8.self)
    guard Double(digits) != nil else {
      at = start
      throw error("\"\(digits)\" is not a number")
    }
    return digits
  }
}

extension JSONReader {
  fileprivate mutating func string() throws(JourneyFileError) -> String {
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\"),
      bytes[at] >= 0x20
    { at += 1 }
    var text = String(decoding: bytes[start..<at], as: UTF8.self)
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at += 1
        return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try escape())
      case 0..<0x20: throw error("a text must not contain a bare line break or control character")
      default:
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\"),
          bytes[at] >= 0x20
        { at += 1 }
        text += String(decoding: bytes[start..<at], as: UTF8.self)
      }
    }
    throw error("a text is not closed: the file ends here")
  }

  private mutating func escape() throws(JourneyFileError) -> Unicode.Scalar {
    let start = at
    at += 1
    guard at < bytes.count else { throw error("a text is not closed: the file ends here") }
    let sign = bytes[at]
    at += 1
    switch sign {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let unit = fourDigits() {
        if let scalar = Unicode.Scalar(unit) { return scalar }
        if unit < 0xDC00, at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
          bytes[at + 1] == UInt8(ascii: "u")
        {
          at += 2
          if let low = fourDigits(), (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
          {
            return scalar
          }
        }
      }
    default: break
    }
    at = start
    throw error("an escape in a text is not one that JSON knows")
  }

  private mutating func fourDigits() -> UInt32? {
    guard at + 4 <= bytes.count else { return nil }
    let text = String(decoding: bytes[at..<at + 4], as: UTF8.self)
    guard text.utf8.count == 4, text.first?.isHexDigit == true else { return nil }
    guard let unit = UInt32(text, radix: 16) else { return nil }
    at += 4
    return unit
  }
}
