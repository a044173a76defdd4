import FlowModel

/// Searches a mutant of a system, and takes over from the system's own search what the change does
/// not touch: there a step is what it was.
///
/// It finds the states and ways that a search of the mutant alone would find, in the same order.
struct MutantSearch<W: World> {
  private let origin: SearchedSystem<W>
  private let table: SystemTable<W>
  private let facts: FactTable<W>
  private let isTouched: [Bool]

  /// The states by number: those of the origin have one in it, others are numbered beside it.
  private var found = SearchGraph<UInt64, UInt32>()
  private var numberOfOrigin: [Int32]
  private var others = Numbering<UInt64>()
  private var numberOfOther: [Int32] = []
  private var choiceNumbers: [UInt32: Int32] = [:]
  private var isSeen: [Bool] = []
  private var startLabels: [UInt32] = []

  /// - Parameter isTouched: of each state of the origin, whether a step from it may be changed.
  init(_ origin: SearchedSystem<W>, _ mutated: System<W>, _ isTouched: [Bool]) {
    self.origin = origin
    self.isTouched = isTouched
    table = SystemTable(mutated, like: origin.table)
    facts = FactTable(origin.facts?.sets ?? FactSets())
    numberOfOrigin = [Int32](repeating: -1, count: origin.graph.states.count)
    found.choices = origin.graph.choices
    for (number, choice) in found.choices.enumerated() { choiceNumbers[choice] = Int32(number) }
  }

  /// Why a search was stopped.
  enum Stop {
    /// A way was found whose label was waited for.
    case label(UInt32)
    /// A step does not come to its end.
    case endlessStep
  }

  /// Searches until a way is found whose label is wanted, a step is endless, or there are too many
  /// states; nil if none of the first two is found.
  mutating func run(mostStates: Int, until isWanted: (UInt32) -> Bool) -> Stop? {
    for start in table.starts {
      _ = number(of: start, by: -1)
      startLabels.append(facts.label(ofStart: start, in: table))
      note(startLabels[startLabels.count - 1])
    }
    if let label = startLabels.first(where: isWanted) { return .label(label) }
    found.levels = Levels(starts: found.states.count)
    var ways: [StepTable.Way] = []
    var next = 0
    while next < found.states.count {
      guard found.states.count <= mostStates else {
        found.completeness = .truncated(.states, frontier: found.states.count - next)
        return nil
      }
      let state = found.states[next]
      if let number = origin.number(of: state), !isTouched[number] {
        for way in origin.graph.edges(of: number) {
          let label = origin.graph.labels[way]
          if isWanted(label) { return .label(label) }
          let target = Int(origin.graph.targets[way])
          let known = numberOfOrigin[target]
          add(
            origin.graph.choiceNumbers[way], label,
            to: known >= 0 ? known : self.number(ofOrigin: target))
        }
      } else {
        ways.removeAll(keepingCapacity: true)
        table.expand(state, into: &ways)
        for way in ways {
          if table.isEndless(log: way.log) { return .endlessStep }
          let label = facts.label(of: way, from: state, in: table)
          if isWanted(label) { return .label(label) }
          add(choiceNumber(way.choice), label, to: number(of: way.state, by: found.targets.count))
        }
      }
      found.firstEdge.append(found.targets.count)
      next += 1
    }
    return nil
  }

  /// Whether all was seen.
  var isComplete: Bool { found.completeness == .complete }

  /// How far the search came, in words.
  var completeness: Completeness { found.completeness }

  /// What was found, for judges.
  var graph: FactGraph {
    FactGraph(found, startLabels: startLabels, table: table, order: facts.sets.instants) { fact in
      // Sets that only other mutants have seen do not count.
      zip(isSeen, facts.sets.column(fact)).map { $0 && $1 }
        + repeatElement(false, count: max(0, facts.sets.count - isSeen.count))
    }
  }

  private mutating func add(_ choice: Int32, _ label: UInt32, to target: Int32) {
    found.targets.append(target)
    found.choiceNumbers.append(choice)
    found.labels.append(label)
    note(label)
  }

  private mutating func note(_ label: UInt32) {
    while isSeen.count <= Int(label) { isSeen.append(false) }
    isSeen[Int(label)] = true
  }

  private mutating func choiceNumber(_ choice: UInt32) -> Int32 {
    if let known = choiceNumbers[choice] { return known }
    let number = Int32(found.choices.count)
    found.choices.append(choice)
    choiceNumbers[choice] = number
    return number
  }

  private mutating func number(of state: UInt64, by way: Int) -> Int32 {
    if let origin = origin.number(of: state) {
      let known = numberOfOrigin[origin]
      return known >= 0 ? known : number(ofOrigin: origin, by: way)
    }
    let (other, isNew) = others.insert(state)
    if isNew {
      numberOfOther.append(Int32(found.states.count))
      found.states.append(state)
      found.parentEdge.append(way)
    }
    return numberOfOther[Int(other)]
  }

  private mutating func number(ofOrigin origin: Int, by way: Int? = nil) -> Int32 {
    let number = Int32(found.states.count)
    numberOfOrigin[origin] = number
    found.states.append(self.origin.graph.states[origin])
    found.parentEdge.append(way ?? found.targets.count)
    return number
  }
}
