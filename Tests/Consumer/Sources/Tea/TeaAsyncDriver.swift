import EveryPath

/// The same in functions that take their time.
public final class TeaAsyncDriver: AsyncDriver {
  private let kettle: any Kettle

  public init(_ kettle: any Kettle) { self.kettle = kettle }

  public func perform(_ effect: TeaFlow.Effect) async -> TeaFlow.Event? {
    switch effect {
    case .offer: .chosen(.green)
    case .boil(let degrees): await kettle.boil(degrees) ? .boiled : .failed
    }
  }
}

/// Keeps intents as long as the process lives.
public final class TeaStore: IntentStore {
  private var intents: [String: Intent] = [:]

  public init() {}

  public func save(_ intent: Intent) throws { intents[intent.flow] = intent }
  public func clear(flow: String) throws { intents[flow] = nil }
  public func load(flow: String) -> Intent? { intents[flow] }
}
