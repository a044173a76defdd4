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
      title: try values.decode(String.self, forKey: .title),
      seed: try values.number(.seed, from: 0), steps: steps.map(\.value))
    if let end { journey.expectation = end.value }
    saysEnd = end != nil
    unknown = UnknownFields(
      top: try decoder.container(keyedBy: FieldName.self)
        .members(without: Journey.CodingKeys.self),
      model: try values.nestedContainer(keyedBy: FieldName.self, forKey: .model)
        .members(without: Journey.ModelKeys.self),
      end: end?.unknown ?? [])
    for (number, step) in steps.enumerated() where !step.unknown.isEmpty {
      unknown.steps[number] = step.unknown
    }
  }
}

/// A part of a file, with what is not known.
private struct Part<Value: Decodable, Known: CodingKey>: Decodable {
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
