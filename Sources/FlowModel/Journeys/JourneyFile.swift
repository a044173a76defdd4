/// A journey as it is kept in a file: JSON, names sorted, one step a line.
///
/// ```
/// {
///   "expect": {"broken": ["the page is never black"]},
///   "format": "journey/1",
///   "model": {"fingerprint": "9f3c2a71d0e4b856", "name": "camera"},
///   "steps": [
///     {"by": "person", "do": "scan", "to": "alert"}
///   ],
///   "title": "Black page after a late answer"
/// }
/// ```
///
/// Nothing is guessed: what is missing, of a wrong kind or of another version is refused. What this
/// version does not know is kept and written again.
public struct JourneyFile: Hashable, Sendable {
  /// The format that is read and written.
  public static let format = "journey/1"

  /// The journey.
  public var journey: Journey
  /// What was said of the end; an empty expectation is written only if it was said.
  var saysEnd = true
  var unknown = UnknownFields()

  /// A file for `journey`.
  public init(_ journey: Journey) { self.journey = journey }

  /// The names of the fields that were read but are not known, such as `steps[2].speed`.
  public var unknownFields: [String] { unknown.names }

  /// Whether the file says how the journey ends.
  public var hasExpectation: Bool { saysEnd }

  /// The file after its journey was taken again, and perhaps further.
  ///
  /// Seed, notes and unknown fields stay with the steps that are the same. So does the title, if
  /// all of them are; one that only says how far the journey went does not go further.
  public func continued(as journey: Journey) -> JourneyFile {
    var file = self
    let old = self.journey
    file.journey = journey
    file.saysEnd = true
    file.journey.seed = old.seed
    let same = zip(old.steps, journey.steps).prefix { $0.choice == $1.choice }.count
    for number in 0..<same { file.journey.steps[number].note = old.steps[number].note }
    if same == old.steps.count, same == journey.steps.count || !old.hasUsualTitle {
      file.journey.title = old.title
    }
    file.unknown.steps = file.unknown.steps.filter { $0.key < same }
    return file
  }

  /// The file's contents.
  public var text: String {
    var fields: [(name: String, text: String)] = [
      ("format", JSONNode.quoted(Self.format)), ("model", model), ("steps", steps),
      ("title", JSONNode.quoted(journey.title)),
    ]
    if saysEnd { fields.append(("expect", expectation)) }
    if let seed = journey.seed { fields.append(("seed", String(seed))) }
    fields += unknown.top.map { ($0.name, $0.node.text) }
    fields.sort { $0.name < $1.name }
    let lines = fields.map { "  \(JSONNode.quoted($0.name)): \($0.text)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private var model: String {
    var fields: [(String, JSONNode)] = [
      ("fingerprint", .string(journey.fingerprint)), ("name", .string(journey.system)),
    ]
    if let world = journey.world { fields.append(("world", .number(world))) }
    return line(fields, unknown.model)
  }

  private var expectation: String {
    let end = journey.expectation
    var fields: [(String, JSONNode)] = [("broken", .array(end.broken.map { .string($0) }))]
    if let outcomes = end.outcomes {
      fields.append(("outcomes", .array(outcomes.map { .string($0) })))
    }
    if let position = end.position { fields.append(("position", .string(position))) }
    return line(fields)
  }

  private var steps: String {
    guard !journey.steps.isEmpty else { return "[]" }
    let lines = journey.steps.enumerated().map { number, step in
      var fields: [(String, JSONNode)] = [
        ("by", .string(step.by.rawValue)), ("do", .string(step.choice)),
      ]
      if let note = step.note { fields.append(("note", .string(note))) }
      fields.append(("to", .string(step.screen)))
      return "    " + line(fields, unknown.steps[number] ?? [])
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n  ]"
  }

  private func line(_ known: [(String, JSONNode)], _ unknown: [JSONNode.Member] = []) -> String {
    var members = known.map { JSONNode.Member($0.0, $0.1) } + unknown
    if !unknown.isEmpty { members.sort { $0.name < $1.name } }
    return JSONNode.object(members).text
  }
}

/// What a file said that this version does not know.
struct UnknownFields: Hashable, Sendable {
  var top: [JSONNode.Member] = []
  var model: [JSONNode.Member] = []
  var steps: [Int: [JSONNode.Member]] = [:]

  var names: [String] {
    top.map(\.name) + model.map { "model.\($0.name)" }
      + steps.keys.sorted().flatMap { number in
        (steps[number] ?? []).map { "steps[\(number + 1)].\($0.name)" }
      }
  }
}

/// Decoded from JSON, with what is not known.
extension JourneyFile: Decodable {
  /// Decodes a file.
  ///
  /// - Throws: `DecodingError`, also if it is of another format.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Journey.CodingKeys.self)
    let format = try values.decode(String.self, forKey: .format)
    guard format == Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: values,
        debugDescription: "is \"\(format)\"; this version reads \"\(Self.format)\"")
    }
    let model = try values.nestedContainer(keyedBy: Journey.ModelKeys.self, forKey: .model)
    let steps = try values.decode(
      [Part<Journey.Step, Journey.Step.CodingKeys>].self, forKey: .steps)
    let end = try values.decodeIfPresent(
      Part<Journey.Expectation, Journey.Expectation.CodingKeys>.self, forKey: .expectation)
    journey = Journey(
      system: try model.decode(String.self, forKey: .name),
      fingerprint: try model.decode(String.self, forKey: .fingerprint),
      world: try model.number(.world, from: 1),
      title: try values.shortText(.title),
      seed: try values.number(.seed, from: 0), steps: steps.map(\.value))
    if let stray = end?.unknown.first {
      throw DecodingError.dataCorruptedError(
        forKey: .expectation, in: values,
        debugDescription: "has \"\(stray.name)\", which this version does not compare")
    }
    if let end { journey.expectation = end.value }
    saysEnd = end != nil
    unknown = UnknownFields(
      top: try decoder.container(keyedBy: FieldName.self)
        .members(without: Journey.CodingKeys.self),
      model: try values.nestedContainer(keyedBy: FieldName.self, forKey: .model)
        .members(without: Journey.ModelKeys.self))
    for (number, step) in steps.enumerated() where !step.unknown.isEmpty {
      unknown.steps[number] = step.unknown
    }
  }
}

private struct Part<Value: Decodable, Known: CodingKey & CaseIterable>: Decodable {
  let value: Value
  let unknown: [JSONNode.Member]

  init(from decoder: any Decoder) throws {
    value = try Value(from: decoder)
    unknown = try decoder.container(keyedBy: FieldName.self).members(without: Known.self)
  }
}

extension KeyedDecodingContainer {
  /// A whole number; nil if the field is not there.
  fileprivate func number<Number: FixedWidthInteger & Decodable>(
    _ key: Key, from least: Number
  ) throws -> Number? {
    guard contains(key) else { return nil }
    guard let number = try? decode(Number.self, forKey: key), number >= least else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "must be a whole number from \(least)")
    }
    return number
  }
}
