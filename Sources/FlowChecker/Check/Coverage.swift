import EveryPath
import FlowModel

/// What the components of a system have been through.
public struct Coverage: Sendable {
  /// An input at a position.
  public struct Input: Hashable, Sendable {
    /// The number of the component.
    public let component: Int
    /// The number of the position.
    public let position: Int
    /// The number of the symbol.
    public let symbol: Int
  }

  /// For each component, which edges were taken.
  public private(set) var edges: [[Bool]]
  /// For each component, which positions received which symbols:
  /// `heard[component][position][symbol]`.
  ///
  /// Answers that came too late are not among them: no row sees those.
  public private(set) var heard: [[[Bool]]]
  /// For each component, which two edges in a row were taken in a process; empty unless asked for.
  public internal(set) var pairs: [Set<EdgePair>] = []
  /// What was refused, in the order of discovery.
  public private(set) var refused: [Input] = []
  /// The transition of the search on which each refusal was first seen.
  private(set) var witnesses: [Int] = []
  /// For each component, the transition of the search that first took each edge; nil for none.
  private(set) var firstTaking: [[Int?]]
  /// For each component, the transition of the search on which it was first at each position, be it
  /// in passing; nil for none.
  private(set) var firstAtPosition: [[Int?]]

  /// The transition of the search on which each answer first came to a position under a ticket that
  /// lives, in the order of discovery.
  private(set) var answers: [(input: Input, transition: Int)] = []
  private var isAnswered: Set<Input> = []

  /// The answers that came to a position under a ticket that is dead.
  private(set) var strayAnswers: Set<Input> = []

  /// Steps that did not come to their end: the transition, and what the components received again
  /// and again; each such round once.
  private(set) var endless: [(transition: Int, round: [StepRecord.Repeated])] = []

  init(components: [CompiledFlow]) {
    edges = components.map { Array(repeating: false, count: $0.edges.count) }
    firstTaking = components.map { Array(repeating: nil, count: $0.edges.count) }
    firstAtPosition = components.map { Array(repeating: nil, count: $0.positions.count) }
    heard = components.map { compiled in
      Array(
        repeating: Array(repeating: false, count: compiled.symbols.count),
        count: compiled.positions.count)
    }
  }

  mutating func note<W: World>(_ log: StepLog<W>, on transition: Int) {
    if log.isEndless { noteEndless(log, on: transition) }
    for entry in log.entries {
      for position in entry.passed where firstAtPosition[entry.component][position] == nil {
        firstAtPosition[entry.component][position] = transition
      }
      if let (position, symbol) = entry.heard {
        heard[entry.component][position][symbol] = true
        let input = Input(component: entry.component, position: position, symbol: symbol)
        if entry.isAnswer, isAnswered.insert(input).inserted { answers.append((input, transition)) }
        if entry.disposition == .refused, !refused.contains(input) {
          refused.append(input)
          witnesses.append(transition)
        }
      }
      if entry.disposition == .droppedAsStale, let position = entry.position,
        case .symbol(let symbol)? = entry.input
      {
        strayAnswers.insert(Input(component: entry.component, position: position, symbol: symbol))
      }
      if case .moved(let edge) = entry.disposition {
        if !edges[entry.component][edge] { firstTaking[entry.component][edge] = transition }
        edges[entry.component][edge] = true
      }
    }
  }

  private mutating func noteEndless<W: World>(_ log: StepLog<W>, on transition: Int) {
    let round = log.repeated
    if !endless.contains(where: { Set($0.round) == Set(round) }) {
      endless.append((transition, round))
    }
  }
}

extension StepRecord.Entry {
  /// Where a component was before and after.
  var passed: [Int] { [position, after].compactMap { $0 } }

  /// Where a component was, and what it received; nil if no row saw it, as none does an answer that
  /// came too late.
  var heard: (position: Int, symbol: Int)? {
    guard case .symbol(let symbol)? = input, let position, disposition != .droppedAsStale else {
      return nil
    }
    return (position, symbol)
  }
}

/// Two edges taken in a row.
public struct EdgePair: Hashable, Sendable {
  /// The number of the first.
  public let first: Int
  /// The number of the second.
  public let second: Int

  /// Two edges.
  public init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }
}
