import EveryPath
import FlowModel
import StateSpace

/// Two systems side by side in the same world: one, and the same with a mutant for a component.
///
/// They are alike if every choice is open in both at the same time, and the world is then the same:
/// its value, what it notes, and the outcomes that are delivered. What a component does that no
/// world can see is no difference. Where both are in one state that the change does not touch, each
/// step is the same in both, so it is only followed.
struct SystemProduct<W: World> {
  enum Comparison {
    case alike
    case different(Difference)
    case undecided(String)
  }

  private var search: Explorer<SystemPairs<W>, OverlayStorage<StatePair>, PredecessorMap<UInt32>>

  /// - Parameter isTouched: of each state of the origin, whether a step from it may be changed.
  init(_ origin: SearchedSystem<W>, _ mutant: System<W>, _ isTouched: [Bool]) {
    search = Explorer(
      SystemPairs(origin, mutant, isTouched),
      storage: OverlayStorage(knownCount: origin.graph.states.count), record: PredecessorMap())
  }

  /// Searches for a shortest journey that tells the two apart.
  mutating func compare(limit: Int) -> Comparison {
    let found = search.run(limits: SearchLimits(maxStates: limit)) {
      $1.label == SystemPairs<W>.different
    }
    if let found, let difference = search.model.difference {
      let journey = search.steps(to: found.source).map {
        search.model.text($0.action, at: search.states[$0.source])
      }
      let end = difference.last.map { search.model.text($0, at: search.states[found.source]) }
      return .different(
        Difference(
          journey: journey + (end.map { [$0] } ?? []), expected: difference.expected,
          actual: difference.actual))
    }
    return search.completeness == .complete
      ? .alike : .undecided("more than \(limit) pairs of positions")
  }
}

/// The pairs of states of a system and its mutant.
///
/// Where both are in one state that the origin's search knows, it is found by its number.
private final class SystemPairs<W: World>: TransitionSystem {
  typealias State = OverlaidState<StatePair>

  /// The label of a transition that both cannot take alike; it leads nowhere.
  static var different: UInt32 { 1 }

  private typealias Found = TransitionList<UInt32, State>
  private typealias Successor = SeenSuccessor

  /// What of a step can be seen, besides the world it leads to.
  private struct Observed: Hashable {
    let observations: [W.Observation]
    let outcomes: [StepRecord.Delivered]
  }

  /// How the two differ: at once, or in what the last choice leads to; nil while they do not.
  private(set) var difference: (last: UInt32?, expected: String, actual: String)?
  private let origin: SearchedSystem<W>
  private let isTouched: [Bool]
  private let tables: [SystemTable<W>]
  private var allObserved = Interner<Observed>()
  /// For each side, the common numbers of its logs.
  private var sightNumbers: [[UInt32: UInt32]] = [[:], [:]]
  /// The same choice without the end of a process, by the number of each that has one.
  private var uncut: [UInt32: UInt32] = [:]

  init(_ origin: SearchedSystem<W>, _ mutant: System<W>, _ isTouched: [Bool]) {
    self.origin = origin
    self.isTouched = isTouched
    tables = [origin.table, SystemTable(mutant, like: origin.table)]
  }

  var initialStates: [State] {
    origin.system.starts.map { start in
      let start = tables[0].number(of: start)
      return overlaid(StatePair(original: start, mutant: start))
    }
  }

  func transitions(from state: State, into found: inout TransitionList<UInt32, State>) {
    guard case .known(let number) = state, !isTouched[Int(number)] else {
      return step(pair(state), into: &found)
    }
    let graph = origin.graph
    for edge in graph.edges(of: Int(number)) {
      found.append(
        graph.choices[Int(graph.choiceNumbers[edge])], to: .known(graph.targets[edge]))
    }
  }

  private func overlaid(_ pair: StatePair) -> State {
    guard pair.original == pair.mutant, let number = origin.number(of: pair.original) else {
      return .other(pair)
    }
    return .known(Int32(number))
  }

  private func pair(_ state: State) -> StatePair {
    switch state {
    case .known(let number):
      let state = origin.graph.states[Int(number)]
      return StatePair(original: state, mutant: state)
    case .other(let pair): return pair
    }
  }

  /// Appends what both do, up to the first difference.
  private func step(_ pair: StatePair, into found: inout Found) {
    let left = successors(0, pair.original)
    let right = successors(1, pair.mutant)
    let plain = (left.filter { !$0.isCut }, right.filter { !$0.isCut })
    for (first, second) in zip(plain.0, plain.1) {
      if first.choice != second.choice {
        return differ(
          pair, "`\(text(first.choice, 0, pair.original))` comes next", "it does not",
          into: &found)
      }
      if let (expected, actual) = difference(first, second) {
        return differ(pair, after: first, expected, actual, into: &found)
      }
      visit(first.successor.state, second.successor.state, by: first, into: &found)
    }
    if plain.0.count != plain.1.count {
      let isMore = plain.0.count > plain.1.count
      let extra = isMore ? plain.0[plain.1.count] : plain.1[plain.0.count]
      let words = text(extra.choice, isMore ? 0 : 1, isMore ? pair.original : pair.mutant)
      return differ(
        pair, isMore ? "`\(words)` is possible" : "`\(words)` is not possible",
        isMore ? "it is not" : "it is", into: &found)
    }
    stepCut(pair, left, right, into: &found)
  }

  private func visit(
    _ original: UInt64, _ mutant: UInt64, by successor: Successor, into found: inout Found
  ) {
    found.append(successor.choice, to: overlaid(StatePair(original: original, mutant: mutant)))
  }

  private func differ(
    _ pair: StatePair, after last: Successor? = nil, _ expected: String, _ actual: String,
    into found: inout Found
  ) {
    difference = (last?.choice, expected, actual)
    found.append(0, to: overlaid(pair), label: Self.different)
  }

  /// A process may end between any two orders, however many there are: each end must have one like
  /// it on the other side.
  private func stepCut(
    _ pair: StatePair, _ left: [Successor], _ right: [Successor], into found: inout Found
  ) {
    let cuts = (left.filter(\.isCut), right.filter(\.isCut))
    guard !cuts.0.isEmpty || !cuts.1.isEmpty else { return }
    for (successors, others, isLeft) in [(cuts.0, cuts.1, true), (cuts.1, cuts.0, false)] {
      for successor in successors {
        let like = others.filter {
          $0.uncut == successor.uncut && $0.world == successor.world && $0.seen == successor.seen
        }
        // The plain step may be as good: a process that ends after the last order.
        guard let other = like.first(where: { $0.choice == successor.choice }) ?? like.first else {
          return differ(
            pair, after: isLeft ? successor : nil,
            isLeft
              ? "a process can end so, and leave this"
              : "no process can end in the middle and leave something else",
            isLeft ? "no end of a process leaves the same" : "one can", into: &found)
        }
        let (original, mutant) = isLeft ? (successor, other) : (other, successor)
        visit(original.successor.state, mutant.successor.state, by: original, into: &found)
      }
    }
  }

  private func difference(_ first: Successor, _ second: Successor) -> (String, String)? {
    guard first.world != second.world || first.seen != second.seen else { return nil }
    let states = [tables[0].state(first.successor.state), tables[1].state(second.successor.state)]
    let logs = [tables[0].log(first.successor.log), tables[1].log(second.successor.log)]
    let words = zip(states, logs).enumerated().map { side, pair in
      self.words(pair.0, pair.1, side)
    }
    guard words[0] == words[1] else { return (words[0], words[1]) }
    let details = details(states, logs)
    return (words[0] + details.expected, words[1] + details.actual)
  }

  /// What differs although screen, orders and outcomes are the same: what the world notes, and its
  /// facts, those that are seldom news among them.
  private func details(
    _ states: [SystemState<W>], _ logs: [StepLog<W>]
  ) -> (expected: String, actual: String) {
    let system = origin.system
    let events = zip(states, logs).map { system.events(of: $1, in: $0.world) }
    let facts = states.map { system.facts(of: $0.world) }
    let changes = SeenChange.betweenAll(facts[0], facts[1])
    func told(_ side: Int, _ value: KeyPath<SeenChange, String>) -> String {
      let all =
        (events[0] == events[1] ? [] : events[side])
        + changes.map { "\($0.name) \($0[keyPath: value])" }
      return all.isEmpty ? "" : "; \(all.joined(separator: ", "))"
    }
    let (expected, actual) = (told(0, \.old), told(1, \.new))
    // What neither shows nor notes, such as whom an answer will go to.
    return expected == actual
      ? (expected, actual + ", and yet something that shows only later") : (expected, actual)
  }

  /// What there is to be seen after a step.
  private func words(_ state: SystemState<W>, _ log: StepLog<W>, _ side: Int) -> String {
    let system = tables[side].system
    var words = log.effects.map { system.components[$0.component].compiled.effects[$0.effect].id }
    words += log.outcomes.map { system.components[$0.component].compiled.outcomes[$0.outcome] }
    return "\(state.world.screen)" + (words.isEmpty ? "" : " [\(words.joined(separator: ", "))]")
  }

  private func successors(_ side: Int, _ state: UInt64) -> [Successor] {
    let table = tables[side]
    var found: [StepTable.Successor] = []
    table.expand(state, into: &found)
    return found.map { successor in
      let uncut = uncut(successor.choice)
      return Successor(
        successor: successor, isCut: uncut != nil, uncut: uncut ?? successor.choice,
        seen: observed(successor.log, side))
    }
  }

  private func uncut(_ choice: UInt32) -> UInt32? {
    if let known = uncut[choice] { return known == choice ? nil : known }
    let move = tables[0].move(choice)
    let number = move.cut == nil ? choice : tables[0].number(of: SystemMove(move.kind))
    uncut[choice] = number
    return number == choice ? nil : number
  }

  private func observed(_ number: UInt32, _ side: Int) -> UInt32 {
    if let known = sightNumbers[side][number] { return known }
    let log = tables[side].log(number)
    let seen = allObserved.number(
      of: Observed(observations: log.observations, outcomes: log.outcomes))
    sightNumbers[side][number] = seen
    return seen
  }

  private func text(_ choice: UInt32, _ side: Int, _ state: UInt64) -> String {
    tables[side].system.text(of: tables[side].move(choice), in: tables[side].state(state)).says
  }

  /// What a choice of both says of itself.
  func text(_ choice: UInt32, at state: State) -> String {
    text(choice, 0, pair(state).original)
  }
}

private struct StatePair: Hashable {
  let original: UInt64
  let mutant: UInt64
}

private struct SeenSuccessor {
  let successor: StepTable.Successor
  let isCut: Bool
  /// The same choice without the end of a process.
  let uncut: UInt32
  let seen: UInt32

  var choice: UInt32 { successor.choice }
  var world: UInt32 { StateWord.numbers(of: successor.state).world }
}
