public import EveryPath
public import FlowChecker

/// A generated journey through a flow, as a test case of its own.
///
/// Three lines give every journey of a flow by name, and a failure points at the row of the flow:
///
/// ```swift
/// @Test(arguments: try journeys(of: CheckoutFlow()))
/// func journey(_ journey: FlowJourney<CheckoutFlow>) {
///   journey.verify()
/// }
/// ```
///
/// Two are equal if they test the same of flows that behave alike.
public struct FlowJourney<F: Flow>: Sendable, Hashable, Identifiable {
  /// The flow's graph.
  public let graph: FlowGraph<F>
  /// What is told, and what must follow.
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

/// Every journey of a suite of a flow, to be the arguments of a test.
///
/// Of a flow with mistakes there are none. Swift Testing then reports the mistakes and their lines
/// without a test, and a test report may leave them out; any other test that builds the flow, such
/// as one with ``Given``, fails with the same words.
///
/// - Parameter kind: what the journeys cover together: each transition, unless said otherwise.
/// - Throws: ``DefinitionErrors`` if the flow has mistakes, and ``TooManyJourneys`` where
///   ``verifyAll(_:of:sourceLocation:)`` is the better test.
public func journeys<F: Flow>(
  of flow: F, _ kind: Suite.Kind = .transitions
) throws -> [FlowJourney<F>] {
  let graph = try FlowGraph(flow)
  let suite = Suite(kind, of: graph.compiled)
  guard suite.count <= TooManyJourneys.limit else {
    throw TooManyJourneys(flow: graph.compiled.name, kind: kind, count: suite.count)
  }
  return suite.map { FlowJourney($0, of: graph) }
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
      + "\(Self.limit) by name; run them as one test: `verifyAll(.\(kind.rawValue), of: flow)`"
  }
}
