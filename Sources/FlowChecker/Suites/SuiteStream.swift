public import EveryPath
import StateSpace

/// Tests generated from a flow's rows, too many to be listed: they are made one by one.
///
/// Each case begins afresh. What it expects comes from a second reading of the authored rows. The
/// order and the names are the same on every run. Memory is linear in the number of the machine's
/// situations, whatever the number of cases; take as many as there is time for.
///
/// ```swift
/// for test in SuiteStream(.simpleJourneys, of: graph).prefix(10_000) {
///   if let mismatch = test.mismatch(on: graph) { Issue.record(mismatch) }
/// }
/// ```
public struct SuiteStream: Sequence, Sendable {
  /// What a stream tries.
  public enum Kind: Hashable, Sendable {
    /// Each journey from the beginning that comes to no situation twice.
    case simpleJourneys
    /// Each journey, or round, that comes to no situation twice and is no part of a longer one,
    /// after a shortest path to where it begins.
    case primePaths
    /// After a shortest path to each situation, every sequence of inputs that is one longer than
    /// the number of states which an implementation may have hidden, declared or not.
    ///
    /// An implementation that shows in which state it is, and hides no more of them, passes only if
    /// it is right.
    case hidden(states: Int)
  }

  /// What the stream tries.
  public let kind: Kind
  /// The compiled flow.
  package let compiled: CompiledFlow
  /// What no case tries, and why; each case that there is tries something of its own.
  public let uncovered: [Requirement]
  let graph: SuiteGraph
  let words: SuiteWords

  /// A stream of tests for a flow.
  public init<F: Flow>(_ kind: Kind, of graph: FlowGraph<F>) { self.init(kind, of: graph.compiled) }

  /// A stream of tests for a compiled flow.
  package init(_ kind: Kind, of compiled: CompiledFlow) {
    self.kind = kind
    self.compiled = compiled
    graph = SuiteGraph(compiled)
    words = SuiteWords(graph.map)
    let reasons = SuiteReasons(graph.map, reachedEdges: graph.takenEdges)
    let what =
      switch kind {
      case .simpleJourneys: "every simple journey"
      case .primePaths: "every prime path"
      case .hidden: "every sequence of inputs"
      }
    uncovered = reasons.unreached("\(what) through ") + reasons.leftOut(what)
  }

  /// Begins with the first case.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Makes the cases.
  public struct Iterator: IteratorProtocol {
    private let stream: SuiteStream
    private let depths: [Int]
    // One of the three, by the kind of the stream.
    private var simple: SimplePaths.Maker?
    private var prime: PrimePaths.Maker?
    private var hidden: HiddenWords?

    init(_ stream: SuiteStream) {
      self.stream = stream
      let graph = stream.graph
      depths = graph.map.depths
      switch stream.kind {
      case .simpleJourneys:
        var paths = SimplePaths(in: graph.graph, from: 0).makeIterator()
        // The journey that does not even begin tests nothing.
        _ = paths.advance()
        simple = paths
      case .primePaths: prime = PrimePaths(in: graph.graph).makeIterator()
      case .hidden(let states):
        hidden = HiddenWords(graph.map, length: Swift.max(0, states) + 1)
      }
    }

    /// Goes on to the next case without making it; its number of steps, nil after the last case.
    public mutating func skip() -> Int? {
      if simple?.advance() == true { return simple?.path.edges.count }
      if prime?.advance() == true, let path = prime?.path {
        return depths[path.start] + path.edges.count
      }
      if hidden?.advance() == true, let words = hidden {
        return depths[words.start] + words.inputs.count
      }
      return nil
    }

    /// The case it is at; nil before the first ``skip()``.
    public var current: SuiteCase? {
      if let path = simple?.path ?? prime?.path { return test(path) }
      guard let hidden, hidden.start >= 0 else { return nil }
      let map = stream.graph.map
      let start = map.nodes[hidden.start].oracle
      let says = hidden.words.joined(separator: " > ")
      return SuiteCase(
        name: "\(stream.words.name(of: start)): \(says)",
        inputs: map.path(to: hidden.start) + hidden.inputs, from: start)
    }

    private func test(_ path: GraphPath) -> SuiteCase? {
      guard path.start >= 0, path.start > 0 || !path.edges.isEmpty else { return nil }
      let graph = stream.graph
      return SuiteCase(
        name: nil, inputs: graph.inputs(along: path.edges, from: path.start),
        from: graph.map.nodes[0].oracle)
    }

    /// The next case; nil after the last.
    public mutating func next() -> SuiteCase? { skip() == nil ? nil : current }
  }
}

extension SuiteStream: CustomStringConvertible {
  /// `camera simple journeys`.
  public var description: String { "\(compiled.name) \(kind)" }
}

extension SuiteStream.Kind: CustomStringConvertible {
  /// `simple journeys`, `prime paths`, `1-hidden`.
  public var description: String {
    switch self {
    case .simpleJourneys: "simple journeys"
    case .primePaths: "prime paths"
    case .hidden(let states): "\(states)-hidden"
    }
  }
}
