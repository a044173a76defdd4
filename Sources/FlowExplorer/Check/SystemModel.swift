import FlowModel
import PermissionFlow

/// A system as something to be searched, which notes the facts of each step and what each part was
/// sent.
final class SystemModel<W: World>: SearchModel {
  let system: System<W>
  let facts: FactTable<W>
  private(set) var coverage: Coverage
  private(set) var startLabels: [UInt32] = []
  private var wayCount = 0

  init(_ system: System<W>, facts: FactTable<W>) {
    self.system = system
    self.facts = facts
    coverage = Coverage(parts: system.parts.map(\.plan))
    startLabels = system.starts.map { start in
      facts.label(of: Moment(system: system, before: start, state: start, log: StepLog()))
    }
  }

  var starts: [SystemState<W>] { system.starts }

  func successors(
    of state: SystemState<W>, into ways: inout Successors<SystemMove<W>, SystemState<W>>
  ) {
    for successor in system.successors(of: state) {
      let moment = Moment(
        system: system, before: state, state: successor.state, log: successor.log)
      ways.append(successor.move, to: successor.state, label: facts.label(of: moment))
      coverage.note(
        successor.log.entries.map { ($0.part, $0.position, $0.input, $0.verdict) }, on: wayCount)
      wayCount += 1
    }
  }
}

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
  /// What was refused, in the order of discovery.
  public private(set) var refused: [Refused] = []
  /// The way of the search on which each refusal was first seen.
  private(set) var witnesses: [Int] = []

  init(parts: [Plan]) {
    edges = parts.map { Array(repeating: false, count: $0.edges.count) }
  }

  mutating func note(
    _ entries: [(part: Int, position: Int?, input: Edge.Trigger?, verdict: Reaction.Verdict)],
    on way: Int
  ) {
    for entry in entries {
      switch entry.verdict {
      case .moved(let edge): edges[entry.part][edge] = true
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
