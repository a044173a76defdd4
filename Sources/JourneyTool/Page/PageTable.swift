import EveryPath
package import FlowModel
package import StateSpace

/// The explored table of a system, as a page holds it: what is shown of each state, and where each
/// of its choices leads.
///
/// States have the numbers of a search that takes the choices in the order in which they are shown.
package struct PageTable: Sendable {
  /// Something that is shown of states.
  package struct Slot: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case picture
      case fact
      case position
      case memory
      /// The reason why a choice is not possible.
      case closed
      /// Whether what a question can name holds; it is not shown.
      case predicate
    }

    package let kind: Kind
    /// What it is about; of a closed choice the number of its text.
    package let name: String
    /// Which of several of that name.
    package let copy: Int
  }

  /// The words of a choice, and whether it ends a process in the middle of a step.
  package struct Words: Hashable, Sendable {
    package let text: ChoiceText
    package let isCut: Bool
  }

  /// The names of the components, in the order of their positions.
  package internal(set) var flows: [String] = []
  /// How many states it begins with, one for each world.
  package internal(set) var startCount = 0
  /// Where each distance from the starts begins.
  package internal(set) var levels: [Int] = [0]
  package internal(set) var slots = Interner<Slot>()
  /// The slots in the order in which they are shown.
  package internal(set) var order: [Int32] = []
  /// What slots hold; number 0 is for those that hold nothing.
  package internal(set) var values = Interner<String>()
  package internal(set) var pictures = Interner<[Int32]>()
  package internal(set) var fragments = Interner<String>()
  package internal(set) var words = Interner<Words>()
  /// The choices that states offer, each list once, by the numbers of their words.
  package internal(set) var lists = Interner<[Int32]>()
  /// What differs between a state and the one from which it was first reached: slot and value, and
  /// so on; each once.
  package internal(set) var changes = Interner<[Int32]>()
  /// For each state the number of its list; -1 where the search did not go on.
  package internal(set) var listOfState: [Int32] = []
  package internal(set) var changeOfState: [Int32] = []
  /// Where the choices of the states lead, one state after the other.
  package internal(set) var targets: [Int32] = []
  /// How many things each property may remember of a walk, 1 if it looks at single steps; 0 for
  /// those that need every path.
  package internal(set) var memories: [Int] = []
  /// The numbers of the properties that walks are judged by; all others every walk keeps.
  package internal(set) var judged: [Int] = []
  /// What each start and each choice does to what these remember: 0 for nothing, or the number of a
  /// table, counted from 1.
  package internal(set) var effects: [Int32] = []
  /// For each judged property and each of ``mostMemories`` what it remembers then, plus 1: 0 is
  /// broken.
  package internal(set) var effectTables = Interner<[Int32]>()
  static let mostMemories = 3

  package var stateCount: Int { changeOfState.count }
}

/// Makes the table of what a search found.
struct PageTableMaker<W: World> {
  typealias Graph = StateGraph<UInt64, UInt32>

  private let system: System<W>
  private let graph: Graph
  private let steps: SystemTable<W>
  private(set) var table = PageTable()
  private var numbers: [Int32]
  /// The number in the graph of each state.
  private var states: [Int] = []
  private let wordsOfWorld: [(name: String, predicate: Predicate<W>)]
  private let wordsOfComponents: [(name: String, predicate: Predicate<W>)]
  private var wordsOfChoices = Memo()
  private var ofWorlds: [UInt32: [Int32]] = [:]
  private var ofControlStates: [UInt32: [Int32]] = [:]

  /// - Parameter words: what a question can name; of these the page knows what looks at the world
  ///   alone or at the components alone.
  init(
    _ system: System<W>, _ graph: Graph, _ steps: SystemTable<W>,
    words: [(name: String, predicate: Predicate<W>)] = []
  ) {
    (self.system, self.graph, self.steps) = (system, graph, steps)
    (wordsOfWorld, wordsOfComponents) = (words.of(.world), words.of(.control))
    numbers = Array(repeating: -1, count: graph.states.count)
    table.flows = system.components.map(\.name)
    table.startCount = graph.startCount
    _ = table.values.insert("")
    fill()
  }

  private mutating func fill() {
    for state in 0..<graph.startCount { reach(state, from: nil) }
    var next = 0
    while next < states.count {
      if next == table.levels.last { table.levels.append(states.count) }
      expand(states[next])
      next += 1
    }
  }

  /// Gives a state its number when it is first reached.
  private mutating func reach(_ state: Int, from source: Int?) {
    guard numbers[state] < 0 else { return }
    numbers[state] = Int32(states.count)
    states.append(state)
    let before = source.map { shown(graph.states[$0]) } ?? [[], []]
    let after = shown(graph.states[state])
    let changes = zip(before, after).flatMap { $0 == $1 ? [] : Self.changes($0, $1) }
    table.changeOfState.append(table.changes.insert(changes).number)
  }

  private mutating func expand(_ state: Int) {
    guard state < graph.expandedCount else { return table.listOfState.append(-1) }
    let (order, words) = offered(state)
    table.listOfState.append(table.lists.insert(words).number)
    for place in order {
      let target = Int(graph.targets[graph.firstEdge[state] + place])
      reach(target, from: state)
      table.targets.append(numbers[target])
    }
  }

  /// The choices of a state in the order in which they are shown: their places in the graph, and
  /// their words.
  private mutating func offered(_ state: Int) -> (order: [Int], words: [Int32]) {
    let found = graph.edges(of: state).map {
      words(of: graph.choiceNumbers[$0], in: graph.states[state])
    }
    let order = ChoiceOrder.sorted(
      found.map { number in
        let words = table.words.values[Int(number)]
        return (text: words.text, isCut: words.isCut)
      })
    return (order, order.map { found[$0] })
  }

  private mutating func words(of choice: Int32, in state: UInt64) -> Int32 {
    let world = StateWord.numbers(of: state).world
    let choice = graph.choices[Int(choice)]
    let number = wordsOfChoices.value(of: word(world, choice)) {
      let move = steps.move(choice)
      let text = system.text(of: move, in: steps.state(state))
      return table.words.number(of: PageTable.Words(text: text, isCut: move.cut != nil))
    }
    return Int32(bitPattern: number)
  }

  // MARK: - What is judged

  /// Notes what each step does to what some properties remember, as a walk follows them; every step
  /// of every walk keeps the others.
  mutating func note(effectsOn judged: [Int]) {
    guard let start = system.starts.first else { return }
    let trace = PropertyTrace(system, from: start)
    table.memories = system.properties.enumerated().map { number, property in
      property.needsEveryPath ? 0 : trace.width(of: number)
    }
    guard !judged.isEmpty else { return }
    table.judged = judged
    for start in graph.states.prefix(graph.startCount) {
      note(steps.transition(steps.successor(toStart: start), from: start), trace)
    }
    var found: [StepTable.Successor] = []
    // Steps of one label are one to a judge.
    var known: [UInt32: Int32] = [:]
    for state in states where state < graph.expandedCount {
      found.removeAll(keepingCapacity: true)
      for place in offered(state).order {
        let label = graph.labels[graph.firstEdge[state] + place]
        if let effect = known[label] {
          table.effects.append(effect)
          continue
        }
        if found.isEmpty { steps.expand(graph.states[state], into: &found) }
        note(steps.transition(found[place], from: graph.states[state]), trace)
        known[label] = table.effects.last
      }
    }
  }

  private mutating func note(_ step: Transition<W>, _ trace: PropertyTrace<W>) {
    let all = Array(0..<PageTable.mostMemories)
    let row = table.judged.flatMap { property in
      all.map { memory in
        memory < trace.width(of: property)
          ? Int32(trace.memory(of: property, memory, after: step) + 1) : Int32(memory + 1)
      }
    }
    let isNothing = row == table.judged.flatMap { _ in all.map { Int32($0 + 1) } }
    table.effects.append(isNothing ? 0 : table.effectTables.insert(row).number + 1)
  }

  // MARK: - What is shown

  /// What is shown of the world and of the components: slot and value, and so on, by slots.
  private mutating func shown(_ state: UInt64) -> [[Int32]] {
    let (world, controlState) = StateWord.numbers(of: state)
    if ofWorlds[world] == nil {
      ofWorlds[world] = shownOfWorld(steps.state(state).world, in: state)
    }
    if ofControlStates[controlState] == nil {
      ofControlStates[controlState] = shownOfComponents(steps.state(state), in: state)
    }
    return [ofWorlds[world] ?? [], ofControlStates[controlState] ?? []]
  }

  private mutating func shownOfWorld(_ world: W, in state: UInt64) -> [Int32] {
    let fragments = world.picture.fragments.map { table.fragments.insert($0).number }
    let picture = table.pictures.insert(fragments).number + 1
    let slot = table.slots.insert(PageTable.Slot(kind: .picture, name: "", copy: 0)).number
    let closed = world.notNow.map { choice in
      let words = table.words.insert(PageTable.Words(text: choice.text, isCut: false)).number
      return SeenFact(name: "\(words)", value: choice.reason)
    }
    return sorted(
      [(slot, picture)] + held(.fact, system.facts(of: world)) + held(.closed, closed)
        + holding(wordsOfWorld, in: state))
  }

  private mutating func shownOfComponents(
    _ components: SystemState<W>, in state: UInt64
  ) -> [Int32] {
    let positions = held(.position, system.positions(of: components))
    return sorted(
      positions + held(.memory, system.remembered(in: components))
        + holding(wordsOfComponents, in: state))
  }

  /// Which of some predicates are true in a state.
  private mutating func holding(
    _ words: [(name: String, predicate: Predicate<W>)], in state: UInt64
  ) -> [(slot: Int32, value: Int32)] {
    let moment = steps.transition(steps.successor(toStart: state), from: state)
    return held(
      .predicate,
      words.filter { $0.predicate.holds(in: moment) }.map { SeenFact(name: $0.name, value: "yes") })
  }

  private func sorted(_ held: [(slot: Int32, value: Int32)]) -> [Int32] {
    held.sorted { $0.slot < $1.slot }.flatMap { [$0.slot, $0.value] }
  }

  /// What slots of a kind hold; a slot that is new is shown behind the one before it.
  private mutating func held(
    _ kind: PageTable.Slot.Kind, _ facts: [SeenFact]
  ) -> [(slot: Int32, value: Int32)] {
    var copies: [String: Int] = [:]
    var last: Int32?
    return facts.map { fact in
      let copy = copies[fact.name, default: 0]
      copies[fact.name] = copy + 1
      let (slot, isNew) = table.slots.insert(
        PageTable.Slot(kind: kind, name: fact.name, copy: copy))
      if isNew, kind != .predicate { show(slot, behind: last) }
      last = slot
      return (slot, table.values.insert(fact.value).number)
    }
  }

  private mutating func show(_ slot: Int32, behind last: Int32?) {
    let place = last.flatMap { table.order.firstIndex(of: $0) }.map { $0 + 1 }
    table.order.insert(slot, at: place ?? table.order.count)
  }

  /// What differs between two lists of slots and values; a slot that holds nothing any more has 0.
  private static func changes(_ old: [Int32], _ new: [Int32]) -> [Int32] {
    var (changes, left, right): ([Int32], Int, Int) = ([], 0, 0)
    while left < old.count || right < new.count {
      let slots = (left < old.count ? old[left] : .max, right < new.count ? new[right] : .max)
      if slots.0 < slots.1 {
        changes += [slots.0, 0]
      } else if slots.1 < slots.0 || old[left + 1] != new[right + 1] {
        changes += [slots.1, new[right + 1]]
      }
      if slots.0 <= slots.1 { left += 2 }
      if slots.1 <= slots.0 { right += 2 }
    }
    return changes
  }
}

extension Array {
  /// The words that look at one part of a state alone.
  fileprivate func of<W: World>(_ part: StepPart) -> Self
  where Element == (name: String, predicate: Predicate<W>) {
    filter { word in
      let atoms = word.predicate.form.atoms
      return !atoms.isEmpty && atoms.allSatisfy { $0.part == part }
    }
  }
}
