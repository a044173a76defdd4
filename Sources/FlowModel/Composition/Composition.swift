package import EveryPath

/// Components without a world: their compiled flows, and which can tell and call which.
public struct Composition: Sendable {
  /// A component by numbers.
  public struct Member: Sendable {
    /// The component's name.
    public let name: String
    package let compiled: CompiledFlow
    /// What each message of the flow sends to which component; nil if none here receives it.
    public let receivers: [Receiver?]
    /// Which member each of the compiled flow's calls begins; nil if it is none of these.
    public let called: [Int?]
    /// What each caller hears of each outcome: first by the caller's number.
    public let heard: [[Int?]]
    /// The symbols that no component here sends as an outcome, so they can only come from outside.
    public let open: [Int]
    /// The members that call it.
    public let callers: [Int]
    /// Whether its attempt continues when the last member has left that called it.
    public let outlivesCallers: Bool

    /// Whether a member calls it.
    public var isCalled: Bool { !callers.isEmpty }
  }

  /// The component that hears a message.
  public struct Receiver: Hashable, Sendable {
    /// The number of the member.
    public let member: Int
    /// What it receives.
    public let symbol: Int
  }

  /// What the components are together.
  public let name: String
  /// The components, in the order in which they were given.
  public let members: [Member]

  /// Components that can tell and call each other.
  ///
  /// Of two components with one name in one process the first is meant, as in a ``System``.
  public init(_ name: String, _ components: [FlowComponent]) {
    self.name = name
    func target(_ name: String, of component: FlowComponent) -> Int? {
      components.firstIndex { $0.name == name && $0.process == component.process }
    }
    members = components.enumerated().map { number, component in
      Member(
        name: component.name, compiled: component.compiled,
        receivers: component.compiled.messages.map { message in
          guard let member = target(message.component, of: component),
            let symbol = components[member].symbol(message.event)
          else { return nil }
          return Receiver(member: member, symbol: symbol)
        },
        called: component.compiled.calls.map { target($0.component, of: component) },
        heard: components.map { caller in
          component.compiled.outcomes.indices.map { outcome in
            component.outcome(outcome).flatMap { caller.outcomeSymbol($0, component.name) }
          }
        },
        open: component.compiled.symbols.indices.filter { symbol in
          guard let sender = component.compiled.symbols[symbol].component else { return true }
          return target(sender, of: component) == nil
        },
        callers: components.indices.filter { caller in
          components[caller].compiled.calls.contains {
            target($0.component, of: components[caller]) == number
          }
        }, outlivesCallers: component.outlivesCallers)
    }
  }

  /// The components of a system without its world.
  public init<W: World>(_ system: System<W>) {
    self.init(system.name, system.components.map(\.flow))
  }
}
