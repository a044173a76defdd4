import FlowModel
import StateSpace

/// Searches a mutant of a system, and takes over from the system's own search what the change does
/// not touch: there a step is what it was.
///
/// It finds the states and transitions of a search of the mutant alone, in the same order.
struct MutantSearch<W: World> {
  private typealias Mutated = Overlay<MutatedSystem<W>>

  private let table: SystemTable<W>
  private let facts: FactTable<W>
  private var search: Explorer<Mutated, OverlayStorage<UInt64>, TransitionTable<UInt32>>
  private let startLabels: [UInt32]

  /// - Parameter isTouched: of each state of the origin, whether a step from it may be changed.
  init(
    _ origin: SearchedSystem<W>, _ mutated: System<W>, _ isTouched: [Bool]
  ) {
    let table = SystemTable(mutated, like: origin.table)
    let facts = FactTable(origin.facts?.sets ?? FactSets(), like: origin.facts)
    self.table = table
    self.facts = facts
    startLabels = table.starts.map { facts.label(ofStart: $0, in: table) }
    search = Explorer(
      Overlay(
        MutatedSystem(table: table, facts: facts), over: origin.graph, numberedBy: origin.numbers,
        whereTouched: isTouched),
      storage: OverlayStorage(knownCount: origin.graph.states.count), record: TransitionTable())
  }

  enum Stop {
    /// A transition was found whose label was waited for.
    case label(UInt32)
    /// A step does not come to its end.
    case endlessStep
  }

  /// Searches until a transition is found whose label is wanted, a step is endless, or there are
  /// too many states; nil if none of the first two is found.
  mutating func run(mostStates: Int, until isWanted: (UInt32) -> Bool) -> Stop? {
    if let label = startLabels.first(where: isWanted) { return .label(label) }
    let found = search.run(limits: SearchLimits(maxStates: mostStates)) { _, transition in
      transition.label == MutatedSystem<W>.endless || isWanted(transition.label)
    }
    return found.map {
      $0.transition.label == MutatedSystem<W>.endless ? .endlessStep : .label($0.transition.label)
    }
  }

  /// Whether all was seen.
  var isComplete: Bool { search.completeness == .complete }

  /// How far the search came, in words.
  var completeness: Completeness { search.completeness }

  var graph: FactGraph {
    let found = search.graph.mapping(states: search.model.state, choices: { $0 })
    var isSeen: [Bool] = []
    for label in startLabels + found.labels {
      while isSeen.count <= Int(label) { isSeen.append(false) }
      isSeen[Int(label)] = true
    }
    let (facts, seen) = (facts, isSeen)
    return FactGraph(found, startLabels: startLabels, table: table, order: facts.sets.instants) {
      // Sets that only other mutants have seen do not count.
      zip(seen, facts.sets.column($0)).map { $0 && $1 }
        + repeatElement(false, count: max(0, facts.sets.count - seen.count))
    }
  }
}

/// A mutant of a system by numbers, whose transitions are labelled with their sets of facts.
private struct MutatedSystem<W: World>: TransitionSystem {
  /// The label of a step that does not come to its end.
  static var endless: UInt32 { .max }

  let table: SystemTable<W>
  let facts: FactTable<W>

  var initialStates: [UInt64] { table.starts }

  func transitions(from state: UInt64, into found: inout TransitionList<UInt32, UInt64>) {
    var successors: [StepTable.Successor] = []
    table.expand(state, into: &successors)
    for successor in successors {
      let label =
        table.isEndless(log: successor.log)
        ? Self.endless : facts.label(of: successor, from: state, in: table)
      found.append(successor.choice, to: successor.state, label: label)
    }
  }
}
