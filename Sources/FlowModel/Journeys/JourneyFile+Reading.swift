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
    try top.checkFormat(Self.format)
    var model = try top.object("model")
    var journey = Journey(
      system: try model.string("name"), fingerprint: try model.string("fingerprint"),
      title: try top.string("title"), steps: [])
    journey.world = try model.optional("world") { fields, node throws(JourneyFileError) in
      try fields.numberFromOne(node, "the world")
    }
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
