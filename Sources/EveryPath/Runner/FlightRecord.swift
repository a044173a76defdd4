/// What a runner published, step by step, as ids: to be kept, sent with a report, and explained.
///
/// ```swift
/// var record = FlightRecord(of: runner.graph)
/// for await step in runner.steps {
///   record.append(step)
///   try JSONEncoder().encode(record).write(to: file)
/// }
/// ```
///
/// It holds the ids of the flow's own events, timers, effects, outcomes and positions, the version
/// of iOS if the app sets it, and nothing else: no ticket, no text, no value that the flow does not
/// mention. `journey play` says whether a model explains it, `journey measure` what many show.
///
/// The stream ends with an attempt. A record of several is read from one stream after the other; an
/// attempt whose process was ended just breaks off, and the next begins with `start` or `resume`.
public struct FlightRecord: Hashable, Sendable {
  /// The format that is written and read.
  package static let format = "flight-record/1"

  package var flow: String
  /// The flow's fingerprint when the record was made.
  package var fingerprint: String
  /// The version of iOS on which it was made; nil if the app does not say.
  public var iOS: Version?
  /// The steps, in order.
  package var steps: [Step]

  package init(flow: String, fingerprint: String, steps: [Step] = []) {
    self.flow = flow
    self.fingerprint = fingerprint
    self.steps = steps
  }

  /// A record of a flow in which nothing has happened.
  public init<F: Flow>(of graph: FlowGraph<F>) {
    self.init(flow: graph.compiled.name, fingerprint: graph.compiled.fingerprint)
  }

  /// Notes a step.
  ///
  /// Linear in the number of its effects.
  public mutating func append<F: Flow>(_ step: RunnerStep<F>) { steps.append(Step(step)) }
}

extension FlightRecord: CustomStringConvertible {
  /// The steps in words, one a line.
  public var description: String { steps.map(\.description).joined(separator: "\n") }
}

extension FlightRecord {
  /// A version of iOS, in numbers, so that nothing else can be in it.
  public struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
    private let numbers: [Int]

    /// A version; a number below 0 or above 9,999 becomes the nearest that there can be.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
      let numbers = [major, minor, patch].map { min(max($0, 0), 9_999) }
      self.numbers = numbers[2] == 0 ? Array(numbers.prefix(2)) : numbers
    }

    /// A version as it is written, one to three numbers with dots; nil for any other text.
    init?(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { part in
        part.count < 5 && part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
      }
      guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
      let all = numbers + [0, 0]
      self.init(all[0], all[1], all[2])
    }

    /// Its numbers with dots, such as 26.1.
    public var description: String { numbers.map(String.init).joined(separator: ".") }

    /// An older version is less.
    public static func < (left: Version, right: Version) -> Bool {
      left.numbers.lexicographicallyPrecedes(right.numbers)
    }
  }
}

extension FlightRecord {
  /// One input of the runner and all that came of it, by ids.
  package struct Step: Hashable, Sendable {
    /// The kind of input.
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// To begin an attempt.
      case start
      /// To resume from an intent; the id is the remembered state's.
      case resume
      /// An event, by itself.
      case event
      /// The answer to an effect; the id is the event's.
      case answer
      /// The outcome of a called component; the id is `component: outcome`.
      case outcome
      /// That a timer is over.
      case timer
      /// To end the attempt; the id says why.
      case abandon
    }

    /// What became of it.
    package enum Disposition: String, Hashable, Sendable, Codable, CaseIterable {
      /// The attempt began, or went on from an intent.
      case started
      /// It took a transition.
      case moved
      /// Nothing, on purpose.
      case ignored
      /// It waits for the end of the running sequence.
      case deferred
      /// Nothing: it is not waited for any more.
      case stale
      /// Nothing, and it is unexpected.
      case refused
      /// The attempt was abandoned.
      case abandoned
    }

    /// The number of the step within its attempt, from 1.
    package var number: Int
    /// The kind of input that the runner received.
    package var kind: Kind
    /// Which one; nil for a start, and for what the flow never mentions.
    package var id: String?
    /// Whether it was deferred during a sequence and is delivered only now.
    package var wasDeferred = false
    /// What became of it.
    package var disposition: Disposition
    /// The id of the position before; nil before the start.
    package var before: String?
    /// The id of the position after.
    package var after: String?
    /// The ids of the effects handed to the driver, in order.
    package var effects: [String] = []
    /// The attempt's outcome, if this step delivered it.
    package var outcome: String?
    /// Whether the attempt ended here.
    package var isLast = false

    /// A step that leads from nowhere to nowhere.
    package init(number: Int, _ kind: Kind, _ id: String? = nil, _ disposition: Disposition) {
      self.number = number
      self.kind = kind
      self.id = id
      self.disposition = disposition
    }
  }
}

extension FlightRecord.Step {
  init<F: Flow>(_ step: RunnerStep<F>) {
    self.init(number: step.number, Kind(step.input), step.inputID, Disposition(step.disposition))
    wasDeferred = step.wasDeferred
    before = step.before
    after = step.after
    effects = step.effects.map { identifier(of: $0) }
    outcome = step.outcome.map { identifier(of: $0) }
    isLast = step.isLast
  }
}

extension FlightRecord.Step.Kind {
  fileprivate init<F: Flow>(_ input: RunnerStep<F>.Input) {
    self =
      switch input {
      case .start: .start
      case .resume: .resume
      case .event: .event
      case .answer: .answer
      case .outcome: .outcome
      case .timer: .timer
      case .abandon: .abandon
      }
  }
}

extension FlightRecord.Step.Disposition {
  fileprivate init(_ disposition: RunnerDisposition) {
    self =
      switch disposition {
      case .started: .started
      case .moved: .moved
      case .ignored: .ignored
      // What is queued is published with the disposition it comes to.
      case .deferred, .queued: .deferred
      case .droppedAsStale: .stale
      case .refused: .refused
      case .abandoned: .abandoned
      }
  }
}

extension FlightRecord.Step: CustomStringConvertible {
  /// One line: `2. answer read(denied): moved, checking > explaining(denied), performs showAlert`.
  package var description: String { "\(number). \(told): \(story)" }

  /// The input, in words: `answer read(denied)`.
  package var told: String {
    let name = id ?? (kind == .start ? nil : "the flow does not mention")
    return kind.rawValue + (name.map { " \($0)" } ?? "")
      + (wasDeferred ? ", deferred until now" : "")
  }

  /// What came of it, in words: `moved, checking > explaining(denied), performs showAlert`.
  package var story: String {
    var text = "\(disposition)"
    if before != after { text += ", \(before ?? "nowhere") > \(after ?? "nowhere")" }
    if !effects.isEmpty { text += ", performs " + effects.joined(separator: ", ") }
    if let outcome { text += ", delivers \(outcome)" }
    if isLast { text += ", ends" }
    return text
  }
}

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
