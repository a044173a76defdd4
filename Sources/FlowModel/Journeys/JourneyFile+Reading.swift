extension JourneyFile {
  /// Reads a file's contents.
  ///
  /// - Throws: ``JourneyFileError``, a sentence with the place.
  public init(_ text: String) throws(JourneyFileError) { try self.init(bytes: Array(text.utf8)) }

  /// Reads a file's contents.
  ///
  /// Linear in their length.
  ///
  /// - Throws: ``JourneyFileError``, a sentence with the place.
  public init(bytes: [UInt8]) throws(JourneyFileError) {
    var top = try Fields(JSONReader.read(bytes), "a journey", bytes)
    try Self.checkFormat(&top)
    var model = try top.object("model")
    var journey = Journey(
      system: try model.string("name"), fingerprint: try model.string("fingerprint"),
      title: try top.string("title"), steps: [])
    journey.seed = try top.optional("seed") { fields, node throws(JourneyFileError) in
      guard case .number(let digits) = node.value, let seed = UInt64(digits) else {
        throw fields.wrong(node, "the seed", "a whole number from 0")
      }
      return seed
    }
    var unknown = UnknownFields()
    for (number, node) in try top.array("steps").enumerated() {
      var fields = try Fields(node, "step \(number + 1)", bytes)
      journey.steps.append(try Self.step(&fields))
      if !fields.rest.isEmpty { unknown.steps[number] = fields.rest }
    }
    var saysEnd = false
    if let node = top.take("expect") {
      var fields = try Fields(node, "what is expected", bytes)
      journey.expectation = try Self.expectation(&fields)
      unknown.end = fields.rest
      saysEnd = true
    }
    unknown.model = model.rest
    unknown.top = top.rest
    self.journey = journey
    self.unknown = unknown
    self.saysEnd = saysEnd
  }

  private static func checkFormat(_ top: inout Fields) throws(JourneyFileError) {
    guard let node = top.take("format") else { throw top.missing("format") }
    guard case .string(let name) = node.value else {
      throw top.wrong(node, "the format", "a text")
    }
    guard name == format else {
      throw top.error(
        "its format is \"\(harmless(name))\"; this version reads \"\(format)\"", node)
    }
  }

  private static func step(_ fields: inout Fields) throws(JourneyFileError) -> Journey.Step {
    guard let by = fields.take("by") else { throw fields.missing("by") }
    guard case .string(let word) = by.value, let cause = Cause(rawValue: word) else {
      let words = Cause.allCases.map { "\"\($0.rawValue)\"" }
      throw fields.wrong(by, "\"by\"", "one of \(words.joined(separator: ", "))")
    }
    return Journey.Step(
      by: cause, choice: try fields.string("do"), screen: try fields.string("to"),
      note: try fields.optional("note") { fields, node throws(JourneyFileError) in
        try fields.text(node, "\"note\"")
      })
  }

  private static func expectation(
    _ fields: inout Fields
  ) throws(JourneyFileError) -> Journey.Expectation {
    var end = Journey.Expectation()
    end.broken =
      try fields.optional("broken") { fields, node throws(JourneyFileError) in
        try fields.texts(node, "\"broken\"")
      } ?? []
    end.outcomes = try fields.optional("outcomes") { fields, node throws(JourneyFileError) in
      try fields.texts(node, "\"outcomes\"")
    }
    end.position = try fields.optional("position") { fields, node throws(JourneyFileError) in
      try fields.text(node, "\"position\"")
    }
    return end
  }
}

/// The fields of an object, taken out one by one; what is left is unknown.
private struct Fields {
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

  func text(_ node: JSONNode, _ what: String) throws(JourneyFileError) -> String {
    guard case .string(let text) = node.value else { throw wrong(node, what, "a text") }
    return text
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
