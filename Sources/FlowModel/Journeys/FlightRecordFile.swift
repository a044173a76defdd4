public import EveryPath

/// A flight record as an app has written it: JSON, in any order, on any number of lines.
///
/// ```
/// {
///   "fingerprint": "9f3c2a71d0e4b856",
///   "flow": "camera",
///   "format": "flight-record/1",
///   "steps": [
///     {"after": "checking", "effects": ["readStatus"], "kind": "start", "number": 1,
///      "disposition": "started"}
///   ]
/// }
/// ```
///
/// Nothing is guessed: what is missing, of a wrong kind or of another version is refused with its
/// line and column.
public struct FlightRecordFile: Hashable, Sendable {
  /// The record.
  public let record: FlightRecord
  /// The names of the fields that were read but are not known, such as `steps[2].speed`.
  public let unknownFields: [String]

  /// Whether these are the contents of a file that says it is a flight record, of whatever version.
  ///
  /// Linear in their length.
  public static func isRecord(_ bytes: [UInt8]) -> Bool {
    guard let top = try? JSONReader.read(bytes), case .object(let members) = top.value,
      let format = members.first(where: { $0.name == "format" }),
      case .string(let name) = format.node.value
    else { return false }
    let kind = FlightRecord.format.prefix { $0 != "/" }
    return name == kind || name.hasPrefix("\(kind)/")
  }

  /// Reads a file's contents.
  ///
  /// Linear in their length.
  ///
  /// - Throws: ``JourneyFileError``, a sentence with the place.
  public init(bytes: [UInt8]) throws(JourneyFileError) {
    var top = try Fields(JSONReader.read(bytes), "a flight record", bytes)
    try top.checkFormat(FlightRecord.format)
    var record = FlightRecord(
      flow: try top.string("flow"), fingerprint: try top.string("fingerprint"))
    var unknown: [String] = []
    for (place, node) in try top.array("steps").enumerated() {
      var fields = try Fields(node, "step \(place + 1)", bytes)
      record.steps.append(try Self.step(&fields))
      unknown += fields.rest.map { "steps[\(place + 1)].\($0.name)" }
    }
    self.record = record
    unknownFields = top.rest.map(\.name) + unknown
  }

  private static func step(_ fields: inout Fields) throws(JourneyFileError) -> FlightRecord.Step {
    var step = FlightRecord.Step(
      number: try fields.number("number"), try fields.oneOf("kind"),
      try fields.optionalString("id"), try fields.oneOf("disposition"))
    step.wasDeferred = try fields.bool("wasDeferred")
    step.before = try fields.optionalString("before")
    step.after = try fields.optionalString("after")
    step.effects =
      try fields.optional("effects") { fields, node throws(JourneyFileError) in
        try fields.texts(node, "\"effects\"")
      } ?? []
    step.outcome = try fields.optionalString("outcome")
    step.isLast = try fields.bool("isLast")
    return step
  }
}

extension Fields {
  fileprivate mutating func optionalString(_ name: String) throws(JourneyFileError) -> String? {
    try optional(name) { fields, node throws(JourneyFileError) in
      try fields.text(node, "\"\(name)\"")
    }
  }

  fileprivate mutating func bool(_ name: String) throws(JourneyFileError) -> Bool {
    try optional(name) { fields, node throws(JourneyFileError) in
      guard case .bool(let bool) = node.value else {
        throw fields.wrong(node, "\"\(name)\"", "true or false")
      }
      return bool
    } ?? false
  }

  fileprivate mutating func number(_ name: String) throws(JourneyFileError) -> Int {
    guard let node = take(name) else { throw missing(name) }
    return try numberFromOne(node, "\"\(name)\"")
  }

  fileprivate mutating func oneOf<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(JourneyFileError) -> Word {
    guard let node = take(name) else { throw missing(name) }
    guard let word = Word(rawValue: try text(node, "\"\(name)\"")) else {
      let words = Word.allCases.map { "\"\($0.rawValue)\"" }
      throw wrong(node, "\"\(name)\"", "one of \(words.joined(separator: ", "))")
    }
    return word
  }
}
