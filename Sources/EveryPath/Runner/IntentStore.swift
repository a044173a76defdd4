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
