public import EveryPath
public import FlowChecker

/// A generated journey through a flow, as a test case of its own.
///
/// Three lines give every journey of a flow by name, and a failure points at the row of the flow:
///
/// ```swift
/// @Test(arguments: try CheckoutFlow().journeys())
/// func journey(_ journey: FlowJourney<CheckoutFlow>) {
///   journey.verify()
/// }
/// ```
///
/// Two are equal if they test the same of flows that behave alike.
public struct FlowJourney<F: Flow>: Sendable, Hashable, Identifiable {
  /// The flow's graph.
  public let graph: FlowGraph<F>
  /// What is sent, and what must follow.
  public let test: SuiteCase

  /// A case of a suite, for the flow it was generated from.
  public init(_ test: SuiteCase, of graph: FlowGraph<F>) {
    self.test = test
    self.graph = graph
  }

  /// Equal if the tests are, and the flows' fingerprints.
  public static func == (left: Self, right: Self) -> Bool {
    left.test == right.test && left.graph.compiled.fingerprint == right.graph.compiled.fingerprint
  }

  /// Hashes the case's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(test.name) }

  /// The case's name; it stays the same over edits that do not concern what it tests.
  public var id: String { test.name }
}

extension Flow {
  /// Every journey of a suite of the flow, to be the arguments of a test.
  ///
  /// Of a flow with mistakes there are none. Swift Testing then reports the mistakes and their
  /// lines without a test, and a test report may leave them out; any other test that builds the
  /// flow, such as one with ``Given``, fails with the same words.
  ///
  /// - Parameter kind: what the journeys cover together: each transition, unless said otherwise.
  /// - Throws: ``DefinitionErrors`` if the flow has mistakes, and ``TooManyJourneys`` where
  ///   `verify` of the flow is the better test.
  public func journeys(_ kind: Suite.Kind = .transitions) throws -> [FlowJourney<Self>] {
    let graph = try FlowGraph(self)
    let suite = Suite(kind, of: graph.compiled)
    guard suite.count <= TooManyJourneys.limit else {
      throw TooManyJourneys(flow: graph.compiled.name, kind: kind, count: suite.count)
    }
    return suite.map { FlowJourney($0, of: graph) }
  }
}

/// More journeys than a test run should list one by one.
public struct TooManyJourneys: Error, Hashable, CustomStringConvertible {
  /// The flow's name.
  public let flow: String
  /// What the journeys cover.
  public let kind: Suite.Kind
  /// How many there are.
  public let count: Int

  static let limit = 5_000

  /// What there is, and what to do.
  public var description: String {
    "\(flow) has \(count) journeys (\(kind.rawValue)), and a test run lists at most "
      + "\(Self.limit) by name; run them as one test: `flow.verify(.\(kind.rawValue))`"
  }
}

extension FlowJourney {
  /// One input that a journey sends the flow, and how the flow handles it.
  public struct Step: Sendable {
    /// The input, in words.
    public let says: String
    /// What became of it.
    public let disposition: SuiteCase.Disposition
    /// The flow's state afterwards; at a waiting place the one whose sequence runs.
    public let state: F.State?
    /// The id of the position afterwards.
    public let position: String
    /// What was performed, in order, with what deferred events led to.
    public let effects: [F.Effect]
    /// The outcome that was delivered, if one was.
    public let outcome: F.Outcome?
    /// Whether the attempt ended.
    public let isLast: Bool
    /// The row that was taken; nil if none was.
    public let line: SourceLine?
  }

  /// How the flow handles each input.
  public var steps: [Step] {
    var machine = TestedMachine(graph)
    return test.steps.map { step in
      let heard = machine.take(step.input)
      return Step(
        says: step.says, disposition: heard.disposition, state: machine.state,
        position: machine.position ?? "not started", effects: heard.effects, outcome: heard.outcome,
        isLast: machine.hasEnded, line: heard.line)
    }
  }

  /// The inputs up to a step, in words.
  func words(upTo step: Int) -> String {
    test.steps[...step].map(\.says).joined(separator: " > ")
  }
}
