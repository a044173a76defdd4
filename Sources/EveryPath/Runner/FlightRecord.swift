/// What a runner published, step by step, as ids: to be kept, sent with a report, and explained.
///
/// ```swift
/// var record = FlightRecord(of: runner.graph)
/// for await step in runner.steps {
///   record.append(step)
///   try JSONEncoder().encode(record).write(to: file)
/// }
/// ```
///
/// It holds the ids of the flow's own events, timers, effects, outcomes and positions, and nothing
/// else: no ticket, no text, no value that the flow does not mention. `journey play` says whether a
/// model explains it.
///
/// The stream ends with an attempt. A record of several is read from one stream after the other; an
/// attempt whose process was ended just breaks off, and the next begins with `start` or `resume`.
public struct FlightRecord: Hashable, Sendable {
  /// The format that is written and read.
  package static let format = "flight-record/1"

  /// The flow's name.
  package var flow: String
  /// The flow's fingerprint when the record was made.
  package var fingerprint: String
  /// The steps, in order.
  package var steps: [Step]

  /// A record of a flow by name.
  package init(flow: String, fingerprint: String, steps: [Step] = []) {
    self.flow = flow
    self.fingerprint = fingerprint
    self.steps = steps
  }

  /// A record of a flow in which nothing has happened.
  public init<F: Flow>(of graph: FlowGraph<F>) {
    self.init(flow: graph.compiled.name, fingerprint: graph.compiled.fingerprint)
  }

  /// Notes a step.
  ///
  /// Linear in the number of its effects.
  public mutating func append<F: Flow>(_ step: RunnerStep<F>) { steps.append(Step(step)) }
}

extension FlightRecord: CustomStringConvertible {
  /// The steps in words, one a line.
  public var description: String { steps.map(\.description).joined(separator: "\n") }
}
