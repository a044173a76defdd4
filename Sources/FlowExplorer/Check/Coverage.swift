import FlowModel
import PermissionFlow

/// What the parts of a system have been through.
public struct Coverage: Sendable {
  /// An input that a position neither handled nor ignored.
  public struct Refused: Hashable, Sendable {
    /// The number of the part.
    public let part: Int
    /// The number of the position.
    public let position: Int
    /// The number of the symbol.
    public let symbol: Int
  }

  /// For each part, which edges were taken.
  public private(set) var edges: [[Bool]]
  /// For each part, which positions were told which symbols: `heard[part][position][symbol]`.
  ///
  /// Answers that came too late are not among them: no row sees those.
  public private(set) var heard: [[[Bool]]]
  /// For each part, which two edges were taken in a row within one process; empty unless asked for.
  public internal(set) var pairs: [Set<EdgePair>] = []
  /// What was refused, in the order of discovery.
  public private(set) var refused: [Refused] = []
  /// For each part the way of the search on which each edge was first taken; -1 if it never was.
  private(set) var edgeWitnesses: [[Int]]
  /// The way of the search on which each refusal was first seen.
  private(set) var witnesses: [Int] = []

  init(parts: [Plan]) {
    edges = parts.map { Array(repeating: false, count: $0.edges.count) }
    edgeWitnesses = parts.map { Array(repeating: -1, count: $0.edges.count) }
    heard = parts.map { plan in
      Array(
        repeating: Array(repeating: false, count: plan.symbols.count), count: plan.positions.count)
    }
  }

  mutating func note<W: World>(_ log: StepLog<W>, on way: Int) {
    for entry in log.entries {
      if case .symbol(let symbol)? = entry.input, let position = entry.position,
        entry.verdict != .droppedAsStale
      {
        heard[entry.part][position][symbol] = true
      }
      switch entry.verdict {
      case .moved(let edge):
        if !edges[entry.part][edge] { edgeWitnesses[entry.part][edge] = way }
        edges[entry.part][edge] = true
      case .refused:
        guard case .symbol(let symbol)? = entry.input, let position = entry.position else {
          continue
        }
        let item = Refused(part: entry.part, position: position, symbol: symbol)
        if !refused.contains(item) {
          refused.append(item)
          witnesses.append(way)
        }
      case .started, .ignored, .held, .droppedAsStale, .abandoned: continue
      }
    }
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
