package import EveryPath

/// Parts without a world: their plans, and who can tell and call whom.
public struct Ensemble: Sendable {
  /// A part by numbers.
  public struct Member: Sendable {
    /// The part's name.
    public let name: String
    /// The flow, lowered.
    package let plan: Plan
    /// Who is told what by each of the plan's messages; nil if nobody here hears it.
    public let receivers: [Receiver?]
    /// Which member each of the plan's calls begins; nil if it is none of these.
    public let called: [Int?]
    /// What each caller hears of each outcome: first by the caller's number.
    public let heard: [[Int?]]
    /// The symbols that nobody here sends as an outcome, so that they can only come from outside.
    public let open: [Int]
    /// The members that call it.
    public let callers: [Int]

    /// Whether a member calls it.
    public var isCalled: Bool { !callers.isEmpty }
  }

  /// Who hears a message.
  public struct Receiver: Hashable, Sendable {
    /// The number of the member.
    public let member: Int
    /// What it is told.
    public let symbol: Int
  }

  /// What the parts are together.
  public let name: String
  /// The parts, in the order in which they were given.
  public let members: [Member]

  /// Parts that can tell and call each other.
  ///
  /// Of two parts with one name in one process the first is meant, as in a ``System``.
  public init(_ name: String, _ parts: [FlowPart]) {
    self.name = name
    func target(_ name: String, of part: FlowPart) -> Int? {
      parts.firstIndex { $0.name == name && $0.process == part.process }
    }
    members = parts.enumerated().map { number, part in
      Member(
        name: part.name, plan: part.plan,
        receivers: part.plan.messages.map { message in
          guard let member = target(message.part, of: part),
            let symbol = parts[member].symbol(message.event)
          else { return nil }
          return Receiver(member: member, symbol: symbol)
        },
        called: part.plan.calls.map { target($0.part, of: part) },
        heard: parts.map { caller in
          part.plan.outcomes.indices.map { outcome in
            part.outcome(outcome).flatMap { caller.outcomeSymbol($0, part.name) }
          }
        },
        open: part.plan.symbols.indices.filter { symbol in
          guard let sender = part.plan.symbols[symbol].part else { return true }
          return target(sender, of: part) == nil
        },
        callers: parts.indices.filter { caller in
          parts[caller].plan.calls.contains { target($0.part, of: parts[caller]) == number }
        })
    }
  }

  /// The parts of a system without its world.
  public init<W: World>(_ system: System<W>) {
    self.init(system.name, system.parts.map(\.flow))
  }
}
