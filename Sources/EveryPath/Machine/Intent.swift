/// What is persisted before the app may be ended: which flow, which state.
///
/// Never a conclusion.
///
/// The store adds the time; the runner decides how old an intent may be.
public struct Intent: Hashable, Sendable, Codable {
  package static let currentFormat = 1

  package let format: Int
  /// The flow's name.
  public let flow: String
  /// The flow's fingerprint.
  package let fingerprint: String
  /// The id of the state.
  public let state: String
  /// What is remembered with it: of the callers that wait for the outcome, each with its own.
  package let callers: [Intent]

  package init(flow: String, fingerprint: String, state: String, callers: [Intent] = []) {
    format = Self.currentFormat
    self.flow = flow
    self.fingerprint = fingerprint
    self.state = state
    self.callers = callers
  }

  /// An intent of any format; before there were callers in it, none was written.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    format = try fields.decode(Int.self, forKey: .format)
    flow = try fields.decode(String.self, forKey: .flow)
    fingerprint = try fields.decode(String.self, forKey: .fingerprint)
    state = try fields.decode(String.self, forKey: .state)
    callers = try fields.decodeIfPresent([Intent].self, forKey: .callers) ?? []
  }

  /// The number of the remembered state.
  ///
  /// - Throws: ``Refusal`` if the intent is of another flow, version or state.
  package func stateNumber(in compiled: CompiledFlow) throws(Refusal) -> Int {
    guard format == Self.currentFormat else {
      throw Refusal(
        "this intent has format \(format), this version reads \(Self.currentFormat); start over")
    }
    try checkFlow(of: compiled)
    guard
      let number = compiled.positions.prefix(compiled.stateCount).firstIndex(where: {
        $0.id == state
      })
    else {
      throw Refusal("\(compiled.name) has no state `\(state)`; start over")
    }
    return number
  }

  private func checkFlow(of compiled: CompiledFlow) throws(Refusal) {
    guard flow == compiled.name else {
      throw Refusal("this intent belongs to \(flow), not to \(compiled.name); start over")
    }
    guard fingerprint == compiled.fingerprint else {
      throw Refusal(
        "\(compiled.name) has changed since this intent was made (fingerprint \(fingerprint), now "
          + "\(compiled.fingerprint)); start over")
    }
  }
}

/// Why an intent is not taken, in one sentence.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ sentence: String) { description = sentence }
}

/// Keeps intents beyond the life of the process.
///
/// A store works at once: when ``save(_:)`` returns, the intent survives the end of the process. It
/// adds the time, and answers ``load(flow:)`` with nil once an intent is too old to resume.
@MainActor
public protocol IntentStore {
  /// Persists an intent, in place of an earlier one of the same flow.
  func save(_ intent: Intent) throws

  /// Clears the intent of a flow, if there is one.
  func clear(flow: String) throws

  /// The intent of a flow that an earlier process persisted; nil if there is none, or too old.
  func load(flow: String) -> Intent?

  /// Why ``load(flow:)`` answers nil although there is an intent, in a sentence; or nil.
  ///
  /// What may be loaded later, as once the device is unlocked, is not refused.
  func refusal(of flow: String) -> String?
}

extension IntentStore {
  /// It is never said.
  public func refusal(of flow: String) -> String? { nil }
}
