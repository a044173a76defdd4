/// Keeps intents beyond the life of the process.
///
/// A store works at once: when ``save(_:)`` returns, the intent survives the end of the process. It
/// adds the time, and answers ``load(flow:)`` with nil once an intent is too old to be gone on with.
@MainActor
public protocol IntentStore {
  /// Persists an intent, in place of an earlier one of the same flow.
  func save(_ intent: Intent) throws

  /// Clears the intent of a flow, if there is one.
  func clear(flow: String) throws

  /// The intent of a flow that an earlier process persisted; nil if there is none, or too old.
  func load(flow: String) -> Intent?
}
