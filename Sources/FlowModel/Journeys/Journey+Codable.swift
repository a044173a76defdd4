import EveryPath

/// Coded as it is kept in a file, see ``JourneyFile``, which keeps what is not known, too.
extension Journey: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case format
    case model
    case title
    case seed
    case steps
    case expectation = "expect"
  }

  enum ModelKeys: String, CodingKey, CaseIterable {
    case name
    case fingerprint
    case world
  }

  /// Decodes a journey.
  ///
  /// - Throws: `DecodingError`, also if it is of another format.
  public init(from decoder: any Decoder) throws { self = try JourneyFile(from: decoder).journey }

  /// Encodes the journey.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(JourneyFile.format, forKey: .format)
    var model = values.nestedContainer(keyedBy: ModelKeys.self, forKey: .model)
    try model.encode(system, forKey: .name)
    try model.encode(fingerprint, forKey: .fingerprint)
    try model.encodeIfPresent(world, forKey: .world)
    try values.encode(title, forKey: .title)
    try values.encodeIfPresent(seed, forKey: .seed)
    try values.encode(steps, forKey: .steps)
    try values.encode(expectation, forKey: .expectation)
  }
}

extension Journey.Step: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case by
    case choice = "do"
    case screen = "to"
    case note
  }

  /// Decodes a step.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard let cause = Cause(rawValue: try values.decode(String.self, forKey: .by)) else {
      let words = Cause.allCases.map { "\"\($0.rawValue)\"" }
      throw DecodingError.dataCorruptedError(
        forKey: .by, in: values,
        debugDescription: "must be one of \(words.joined(separator: ", "))")
    }
    self.init(
      by: cause,
      choice: try values.decode(String.self, forKey: .choice),
      screen: try values.decode(String.self, forKey: .screen),
      note: values.contains(.note) ? try values.shortText(.note) : nil)
  }

  /// Encodes the step.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(by, forKey: .by)
    try values.encode(choice, forKey: .choice)
    try values.encode(screen, forKey: .screen)
    try values.encodeIfPresent(note, forKey: .note)
  }
}

extension Journey.Expectation: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case broken
    case outcomes
    case position
  }

  /// Decodes what is expected; what is not said is nothing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    broken = try values.decodeIfPresent([String].self, forKey: .broken) ?? []
    outcomes = try values.decodeIfPresent([String].self, forKey: .outcomes)
    position = try values.decodeIfPresent(String.self, forKey: .position)
  }

  /// Encodes what is expected.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(broken, forKey: .broken)
    try values.encodeIfPresent(outcomes, forKey: .outcomes)
    try values.encodeIfPresent(position, forKey: .position)
  }
}

extension KeyedDecodingContainer {
  /// A text that is shown whole: at most 10,000 characters.
  func shortText(_ key: Key) throws -> String {
    let text = try decode(String.self, forKey: key)
    guard text.utf8.count <= 40_000, text.count <= 10_000 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "must have at most 10,000 characters")
    }
    return text
  }
}
