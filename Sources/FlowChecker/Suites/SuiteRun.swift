public import EveryPath

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

  /// Runs the case on the compiled flow's machine; the first difference, nil if there is none.
  ///
  /// The machine a system runs: it knows no types, but does all that a `Machine` does.
  package func mismatch(on compiled: CompiledFlow) -> SuiteMismatch? {
    var machine = BareMachine(compiled)
    return mismatch { input in
      machine.take(input).map { seen in
        Reaction(
          disposition: seen.disposition,
          position: seen.position.map { compiled.positions[$0].id } ?? SuiteCase.Reaction.nowhere,
          orders: compiled.orders[seen.reaction.orders].map { compiled.words(ordering: $0) })
      }
    }
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
      "\(reaction.disposition.rawValue) at \(reaction.position)"
        + (reaction.orders.isEmpty ? "" : " [\(reaction.orders.joined(separator: ", "))]")
    }.joined(separator: ", then ")
  }
}

/// A machine under test, and the tickets it gave out.
package struct SuiteRun<F: Flow> {
  private var machine: Machine<F>
  private var tickets: [Ticket] = []

  /// A machine that has received nothing.
  package init(_ graph: FlowGraph<F>) { machine = Machine(graph) }

  /// Tells the machine something, then delivers what it holds; `note` sees it after each reaction.
  ///
  /// Nothing happens if the input is of another flow.
  package mutating func take(_ input: SuiteInput, _ note: (Machine<F>, Reaction) -> Void) {
    guard let first = tell(input) else { return }
    var next: Reaction? = first
    while let reaction = next {
      tickets += machine.tickets(of: reaction).compactMap { $0 }
      note(machine, reaction)
      next = machine.deliverDeferred()?.reaction
    }
  }

  private mutating func tell(_ input: SuiteInput) -> Reaction? {
    switch input {
    case .start: return machine.start()
    case .resume(let state): return try? machine.resume(machine.intent(rememberedIn: state))
    case .tell(let symbol): return machine.receive(symbol: symbol)
    case .answer(let symbol, let ask):
      guard tickets.indices.contains(ask) else { return nil }
      return machine.receive(symbol: symbol, ticket: tickets[ask])
    case .timer(let timer): return machine.fire(timer: timer)
    }
  }

  /// The same in words.
  mutating func take(_ input: SuiteInput) -> [SuiteCase.Reaction] {
    var result: [SuiteCase.Reaction] = []
    take(input) { machine, reaction in
      let compiled = machine.graph.compiled
      result.append(
        SuiteCase.Reaction(
          disposition: SuiteCase.Disposition(reaction.disposition),
          position: machine.positionID ?? SuiteCase.Reaction.nowhere,
          orders: machine.orders(of: reaction).map { compiled.words(ordering: $0) }))
    }
    return result
  }
}

extension SuiteCase.Disposition {
  /// What a machine made of an input.
  package init(_ disposition: Reaction.Disposition) {
    self =
      switch disposition {
      case .started: .started
      case .moved: .moved
      case .ignored: .ignored
      case .deferred: .deferred
      case .droppedAsStale, .abandoned: .stale
      case .refused: .refused
      }
  }
}

/// What came of running a suite, or one machine's share of it.
public struct SuiteReport: Sendable {
  /// What was tried.
  public let kind: Suite.Kind
  /// The flow's name.
  public let flow: String
  /// The share that was run.
  public let shard: Shard
  /// How many cases the share has.
  public private(set) var cases = 0
  /// How many steps these have.
  public private(set) var steps = 0
  /// Whether the end of the list was reached; a limit may have come first.
  public let isComplete: Bool
  /// What the whole list is to try, whatever part was run.
  public let requirements: [Requirement]
  /// How many cases of the whole list were looked at, those of other shares among them.
  public let listed: Int
  /// The first difference of each case that does not pass, in the order of the cases.
  public private(set) var mismatches: [SuiteMismatch] = []

  /// Runs the cases of a suite one after another.
  ///
  /// - Parameters:
  ///   - compiled: the compiled flow that the cases are made of.
  ///   - limit: how many cases of the whole list are looked at; nil for all.
  ///   - run: runs a case; its first difference, nil if there is none.
  package init(
    _ kind: Suite.Kind, of compiled: CompiledFlow, shard: Shard = .whole, limit: Int? = nil,
    run: (SuiteCase) throws -> SuiteMismatch?
  ) rethrows {
    self.kind = kind
    self.shard = shard
    flow = compiled.name
    let suite = Suite(kind, of: compiled)
    requirements = suite.requirements
    listed = min(suite.count, limit ?? .max)
    isComplete = listed == suite.count
    for place in suite.indices.prefix(listed) where shard.contains(place) {
      let test = suite[place]
      cases += 1
      steps += test.steps.count
      if let mismatch = try run(test) { mismatches.append(mismatch) }
    }
  }

  /// How many requirements the whole list covers.
  public var covered: Int { requirements.count(where: \.isCovered) }

  /// Whether the whole list was run, so that what is covered was tried.
  public var isWhole: Bool { isComplete && shard == .whole }

  /// Whether every case passes, as far as they were run.
  public var passes: Bool { mismatches.isEmpty }
}
