import EveryPath

/// The fields of an object, taken out one by one; what is left is unknown.
struct Fields {
  private(set) var rest: [JSONNode.Member]
  private let place: JSONNode
  private let what: String
  private let bytes: [UInt8]

  init(_ node: JSONNode, _ what: String, _ bytes: [UInt8]) throws(JourneyFileError) {
    guard case .object(let members) = node.value else {
      throw JourneyFileError("\(what) must be an object, in braces", at: node.offset, in: bytes)
    }
    rest = members
    place = node
    self.what = what
    self.bytes = bytes
  }

  mutating func take(_ name: String) -> JSONNode? {
    guard let index = rest.firstIndex(where: { $0.name == name }) else { return nil }
    return rest.remove(at: index).node
  }

  mutating func optional<Value>(
    _ name: String, _ read: (Fields, JSONNode) throws(JourneyFileError) -> Value
  ) throws(JourneyFileError) -> Value? {
    guard let node = take(name) else { return nil }
    return try read(self, node)
  }

  mutating func string(_ name: String) throws(JourneyFileError) -> String {
    guard let node = take(name) else { throw missing(name) }
    return try text(node, "\"\(name)\"")
  }

  mutating func array(_ name: String) throws(JourneyFileError) -> [JSONNode] {
    guard let node = take(name) else { throw missing(name) }
    guard case .array(let nodes) = node.value else { throw wrong(node, "\"\(name)\"", "a list") }
    return nodes
  }

  mutating func object(_ name: String) throws(JourneyFileError) -> Fields {
    guard let node = take(name) else { throw missing(name) }
    return try Fields(node, "\"\(name)\"", bytes)
  }

  /// Takes the format out, and refuses any but the one that is read.
  mutating func checkFormat(_ known: String) throws(JourneyFileError) {
    guard let node = take("format") else { throw missing("format") }
    let name = try text(node, "the format")
    guard name == known else {
      let kind = known.prefix { $0 != "/" }
      // Of another version if it says so; else it may be of any kind.
      let read =
        name.hasPrefix("\(kind)/")
        ? "\"\(known)\"" : "\"\(JourneyFile.format)\" and \"\(FlightRecord.format)\""
      throw error("its format is \"\(harmless(name))\"; this version reads \(read)", node)
    }
  }

  func text(_ node: JSONNode, _ what: String) throws(JourneyFileError) -> String {
    guard case .string(let text) = node.value else { throw wrong(node, what, "a text") }
    return text
  }

  func numberFromOne(_ node: JSONNode, _ what: String) throws(JourneyFileError) -> Int {
    guard case .number(let digits) = node.value, let number = Int(digits), number > 0 else {
      throw wrong(node, what, "a whole number from 1")
    }
    return number
  }

  func texts(_ node: JSONNode, _ what: String) throws(JourneyFileError) -> [String] {
    guard case .array(let nodes) = node.value else {
      throw wrong(node, what, "a list of texts")
    }
    var texts: [String] = []
    for node in nodes { texts.append(try text(node, "each of \(what)")) }
    return texts
  }

  func missing(_ name: String) -> JourneyFileError { error("\(what) lacks \"\(name)\"", place) }

  func wrong(_ node: JSONNode, _ what: String, _ wanted: String) -> JourneyFileError {
    error("\(what) must be \(wanted)", node)
  }

  func error(_ sentence: String, _ node: JSONNode) -> JourneyFileError {
    JourneyFileError(sentence, at: node.offset, in: bytes)
  }
}
