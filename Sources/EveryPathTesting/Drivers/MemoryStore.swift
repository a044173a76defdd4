public import EveryPath

/// An intent store that lasts as long as the test: the memory of a phone whose app is ended.
@MainActor
public final class MemoryStore: IntentStore {
  /// The intents, one of each flow.
  public private(set) var intents: [String: Intent] = [:]
  /// If set, saving and clearing fail with it.
  public var failure: (any Error)?

  /// An empty store.
  public init() {}

  /// Keeps the intent.
  public func save(_ intent: Intent) throws {
    if let failure { throw failure }
    intents[intent.flow] = intent
  }

  /// Forgets the intent of a flow.
  public func clear(flow: String) throws {
    if let failure { throw failure }
    intents[flow] = nil
  }

  /// The intent of a flow.
  public func load(flow: String) -> Intent? { intents[flow] }
}
