public import PermissionFlow

/// The first difference between what a case expects and what a machine did.
public struct SuiteMismatch: Error, Sendable, Hashable, CustomStringConvertible {
  /// The case's name.
  public let name: String
  /// The number of the step, from 1.
  public let step: Int
  /// Everything up to that step, what was expected and what happened, in words.
  public let description: String
}

extension SuiteCase {
  /// Runs the case on a machine; the first difference, nil if there is none.
  public func mismatch<F: Flow>(on graph: FlowGraph<F>) -> SuiteMismatch? {
    var run = SuiteRun(graph)
    return mismatch { run.take($0) }
  }

  /// The first step at which `take` does something else than expected; nil if there is none.
  func mismatch(_ take: (SuiteInput) -> [Reaction]) -> SuiteMismatch? {
    for (number, step) in steps.enumerated() {
      let actual = take(step.input)
      guard actual != step.expected else { continue }
      let before = steps[...number].map(\.says).joined(separator: " > ")
      return SuiteMismatch(
        name: name, step: number + 1,
        description: """
          \(name)
            \(before)
            expected \(Self.words(for: step.expected))
            but \(Self.words(for: actual))
          """)
    }
    return nil
  }

  private static func words(for reactions: [Reaction]) -> String {
    guard !reactions.isEmpty else { return "nothing" }
    return reactions.map { reaction in
      "\(reaction.verdict.rawValue) at \(reaction.position)"
        + (reaction.orders.isEmpty ? "" : " [\(reaction.orders.joined(separator: ", "))]")
    }.joined(separator: ", then ")
  }
}

/// A machine under test, and the tickets it gave out.
private struct SuiteRun<F: Flow> {
  var machine: Machine<F>
  private var tickets: [Ticket] = []

  init(_ graph: FlowGraph<F>) { machine = Machine(graph) }

  mutating func take(_ input: SuiteInput) -> [SuiteCase.Reaction] {
    let reaction: Reaction
    switch input {
    case .start: reaction = machine.start()
    case .resume(let state):
      guard let resumed = try? machine.resume(machine.intent(rememberedIn: state)) else {
        return []
      }
      reaction = resumed
    case .tell(let symbol): reaction = machine.receive(symbol: symbol)
    case .answer(let symbol, let ask):
      guard tickets.indices.contains(ask) else { return [] }
      reaction = machine.receive(symbol: symbol, ticket: tickets[ask])
    case .timer(let timer): reaction = machine.fire(timer: timer)
    }
    var result = [note(reaction)]
    while let next = machine.deliverHeld() { result.append(note(next.reaction)) }
    return result
  }

  private mutating func note(_ reaction: Reaction) -> SuiteCase.Reaction {
    tickets += machine.tickets(of: reaction).compactMap { $0 }
    let plan = machine.graph.plan
    return SuiteCase.Reaction(
      verdict: SuiteCase.Verdict(reaction.verdict), position: machine.positionID ?? "not started",
      orders: machine.orders(of: reaction).map { plan.words(ordering: $0) })
  }
}
