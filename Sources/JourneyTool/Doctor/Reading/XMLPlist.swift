import FlowModel

/// A property list in XML.
///
/// It is read by hand, as JSON is: a message names the line, and nesting is refused before it costs
/// the stack.
struct XMLPlist {
  private let bytes: [UInt8]
  private var at = 0

  /// The value of a file.
  static func value(of text: String) throws(Unreadable) -> PlistValue {
    var reader = XMLPlist(bytes: Array(text.utf8))
    return try reader.document()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document() throws(Unreadable) -> PlistValue {
    try skipBetween()
    let tag = try openTag()
    guard tag.name == "plist" else { throw wrong("<\(tag.name)> does not begin a property list") }
    guard !tag.isWhole else { throw wrong("there is nothing in <plist>") }
    try skipBetween()
    let value = try value(depth: 0)
    try skipBetween()
    try close("plist")
    try skipBetween()
    guard at == bytes.count else { throw wrong("something follows </plist>") }
    return value
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(Unreadable) -> PlistValue {
    guard depth < 100 else { throw wrong("it is nested too deeply") }
    let tag = try openTag()
    switch tag.name {
    case "dict": return .dictionary(tag.isWhole ? [:] : try dictionary(depth: depth))
    case "array": return .list(tag.isWhole ? [] : try list(depth: depth))
    case "string": return .text(tag.isWhole ? "" : try content(of: "string"))
    case "integer", "real", "true", "false", "date", "data":
      if !tag.isWhole { _ = try content(of: tag.name) }
      return tag.name == "date" ? .date : tag.name == "data" ? .data : .number
    default: throw wrong("<\(tag.name)> does not belong in a property list")
    }
  }

  private mutating func list(depth: Int) throws(Unreadable) -> [PlistValue] {
    var values: [PlistValue] = []
    try skipBetween()
    while !isAtEnd(of: "array") {
      values.append(try value(depth: depth + 1))
      try skipBetween()
    }
    return values
  }

  private mutating func dictionary(depth: Int) throws(Unreadable) -> [String: PlistValue] {
    var entries: [String: PlistValue] = [:]
    try skipBetween()
    while !isAtEnd(of: "dict") {
      let tag = try openTag()
      guard tag.name == "key" else { throw wrong("<\(tag.name)> stands where <key> belongs") }
      let key = tag.isWhole ? "" : try content(of: "key")
      try skipBetween()
      guard !stands("</dict>") else { throw wrong("a value is missing for the key before </dict>") }
      entries[key] = try value(depth: depth + 1)
      try skipBetween()
    }
    return entries
  }

  // MARK: - Tags

  private mutating func openTag() throws(Unreadable) -> (name: String, isWhole: Bool) {
    guard at < bytes.count else { throw wrong("the file ends too early") }
    guard take("<") else { throw wrong("there is text where a tag belongs") }
    guard !stands("/") else { throw wrong("an element ends that did not begin") }
    let start = at
    while at < bytes.count, !isSpace(bytes[at]), ![0x2F, 0x3C, 0x3E].contains(bytes[at]) { at += 1 }
    let name = String(decoding: bytes[start..<at], as: UTF8.self)
    try skip(until: ">")
    return (clipped(harmless(name), to: 40), bytes[at - 2] == UInt8(ascii: "/"))
  }

  /// Goes past the end of an element if it stands here.
  private mutating func isAtEnd(of name: String) -> Bool {
    guard stands("</\(name)>") else { return false }
    return take("</\(name)>")
  }

  private mutating func close(_ name: String) throws(Unreadable) {
    guard take("</\(name)>") else { throw wrong("</\(name)> is missing") }
  }

  /// The text of an element up to its end.
  private mutating func content(of name: String) throws(Unreadable) -> String {
    var text: [UInt8] = []
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "&"): text += try entity()
      case UInt8(ascii: "<"):
        if take("</\(name)>") { return String(decoding: text, as: UTF8.self) }
        if take("<!--") {
          try skip(until: "-->")
          continue
        }
        guard take("<![CDATA[") else { throw wrong("</\(name)> is missing") }
        let start = at
        try skip(until: "]]>")
        text += bytes[start..<(at - 3)]
      case let byte:
        text.append(byte)
        at += 1
      }
    }
    throw wrong("</\(name)> is missing")
  }

  /// The bytes that `&…;` stands for.
  private mutating func entity() throws(Unreadable) -> [UInt8] {
    let start = at + 1
    guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      throw wrong("& stands alone; write &amp;")
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    at = end + 1
    let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let text = named[name] { return Array(text.utf8) }
    let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
    guard name.hasPrefix("#"), let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
      let scalar = Unicode.Scalar(number)
    else { throw wrong("&\(harmless(name)); stands for nothing") }
    return Array(String(Character(scalar)).utf8)
  }

  // MARK: - Moving on

  /// Leaves out spaces, comments, declarations and instructions.
  private mutating func skipBetween() throws(Unreadable) {
    while at < bytes.count {
      if isSpace(bytes[at]) {
        at += 1
      } else if take("<!--") {
        try skip(until: "-->")
      } else if take("<?") {
        try skip(until: "?>")
      } else if take("<!DOCTYPE") {
        try skip(until: ">")
      } else {
        return
      }
    }
  }

  /// Goes past the next of some letters.
  private mutating func skip(until end: String) throws(Unreadable) {
    while !take(end) {
      guard at < bytes.count else { throw wrong("\(end) is missing") }
      at += 1
    }
  }

  private func stands(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

  private mutating func take(_ text: String) -> Bool {
    guard stands(text) else { return false }
    at += text.utf8.count
    return true
  }

  private func isSpace(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }

  private func wrong(_ what: String) -> Unreadable {
    let line = 1 + bytes[..<min(at, bytes.count)].count { $0 == 0x0A }
    return Unreadable("has a mistake in line \(line): \(what)")
  }
}
