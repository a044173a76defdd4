extension FlightRecord: Codable {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case format
    case flow
    case fingerprint
    case iOS
    case steps
  }

  /// Decodes a record.
  ///
  /// - Throws: `DecodingError`, also if it is of another format.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let format = try values.decode(String.self, forKey: .format)
    guard format == Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: values,
        debugDescription: "is \"\(format)\"; this version reads \"\(Self.format)\"")
    }
    self.init(
      flow: try values.decode(String.self, forKey: .flow),
      fingerprint: try values.decode(String.self, forKey: .fingerprint),
      steps: try values.decode([Step].self, forKey: .steps))
    guard let text = try values.decodeIfPresent(String.self, forKey: .iOS) else { return }
    iOS = Version(text)
    guard iOS == nil else { return }
    throw DecodingError.dataCorruptedError(
      forKey: .iOS, in: values,
      debugDescription: "must be a version, digits and dots such as 26.1")
  }

  /// Encodes the record.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.format, forKey: .format)
    try values.encode(flow, forKey: .flow)
    try values.encode(fingerprint, forKey: .fingerprint)
    try values.encodeIfPresent(iOS?.description, forKey: .iOS)
    try values.encode(steps, forKey: .steps)
  }
}

/// What is false, empty or nil is left out.
extension FlightRecord.Step: Codable {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case number
    case kind
    case id
    case wasDeferred
    case disposition
    case before
    case after
    case effects
    case outcome
    case isLast
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard let number = try? values.decode(Int.self, forKey: .number), number > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .number, in: values, debugDescription: "must be a whole number from 1")
    }
    self.init(
      number: number, try values.decode(Kind.self, forKey: .kind),
      try values.decodeIfPresent(String.self, forKey: .id),
      try values.decode(Disposition.self, forKey: .disposition))
    wasDeferred = try values.decodeIfPresent(Bool.self, forKey: .wasDeferred) ?? false
    before = try values.decodeIfPresent(String.self, forKey: .before)
    after = try values.decodeIfPresent(String.self, forKey: .after)
    effects = try values.decodeIfPresent([String].self, forKey: .effects) ?? []
    outcome = try values.decodeIfPresent(String.self, forKey: .outcome)
    isLast = try values.decodeIfPresent(Bool.self, forKey: .isLast) ?? false
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(number, forKey: .number)
    try values.encode(kind, forKey: .kind)
    try values.encodeIfPresent(id, forKey: .id)
    if wasDeferred { try values.encode(true, forKey: .wasDeferred) }
    try values.encode(disposition, forKey: .disposition)
    try values.encodeIfPresent(before, forKey: .before)
    try values.encodeIfPresent(after, forKey: .after)
    if !effects.isEmpty { try values.encode(effects, forKey: .effects) }
    try values.encodeIfPresent(outcome, forKey: .outcome)
    if isLast { try values.encode(true, forKey: .isLast) }
  }
}
