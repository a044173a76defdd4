import EveryPath
import FlowModel
import StateSpace

/// Finds which two edges a component can take in a row.
///
/// Between the two, the world may do many things that the component does not receive or does not move
/// at, so for each state of a search the last edges that may lead to it are followed everywhere.
struct EdgePairs {
  /// What a component did on a transition: the edges it took, in order; nil for a new beginning.
  typealias Run = [Int?]

  private(set) var runs: [[Run]] = []
  private var numbers: [[Run]: Int32] = [:]
  private(set) var runOfTransition: [Int32] = []

  /// Notes that the components did this on the next transition of the search.
  mutating func note(_ run: Int32) { runOfTransition.append(run) }

  /// The number of what each component did in a step; after the end of its process it begins anew.
  mutating func run<W: World>(_ log: StepLog<W>, componentCount: Int) -> Int32 {
    var run = [Run](repeating: [], count: componentCount)
    for entry in log.entries {
      switch entry.disposition {
      case .moved(let edge): run[entry.component].append(edge)
      case .started, .abandoned: run[entry.component].append(nil)
      case .ignored, .deferred, .droppedAsStale, .refused: continue
      }
    }
    if let number = numbers[run] { return number }
    numbers[run] = Int32(runs.count)
    runs.append(run)
    return Int32(runs.count - 1)
  }

  /// The pairs of a component; time is linear in the number of transitions times that of last edges
  /// to a state.
  func pairs<State, Choice>(of component: Int, in graph: StateGraph<State, Choice>) -> Set<EdgePair>
  {
    PairPaths(of: component, self, in: graph).pairs
  }
}
