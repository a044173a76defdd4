import FlowModel
import PermissionFlow
import StateSpace

/// Two systems side by side in the same world: one, and the same with a mutant for one of its parts.
///
/// They are alike if every choice is open in both at the same time, and the world is then the same:
/// its value, what it notes, and the outcomes that are delivered. What a part does that no world can
/// see is no difference. Where both are in one state that the change does not touch, each step is the
/// same in both, so it is only followed.
struct SystemProduct<W: World> {
  enum Verdict {
    case alike
    case different(Difference)
    case undecided(String)
  }

  private typealias Pair = StatePair
  private typealias Way = SeenWay

  /// What of a step can be seen, besides the world it leads to.
  private struct Sight: Hashable {
    let signs: [W.Sign]
    let outcomes: [StepRecord.Delivered]
  }

  private let origin: SearchedSystem<W>
  private let isTouched: [Bool]
  private let tables: [SystemTable<W>]
  private var sights = Numbering<Sight>()
  /// For each side, the common numbers of its logs.
  private var sightNumbers: [[UInt32: UInt32]] = [[:], [:]]
  /// The pairs of states that were found, and the choice by which each was.
  private var pairs = Trail<Pair, UInt32>()
  /// Whether a state was found beside itself, by its number in the origin: most are, and looked up
  /// faster so.
  private var isVisited: [Bool]
  /// The same choice without the end of a process, by the number of each that has one.
  private var uncut: [UInt32: UInt32] = [:]

  /// - Parameter isTouched: of each state of the origin, whether a step from it may be changed.
  init(_ origin: SearchedSystem<W>, _ mutant: System<W>, _ isTouched: [Bool]) {
    self.origin = origin
    self.isTouched = isTouched
    tables = [origin.table, SystemTable(mutant, like: origin.table)]
    isVisited = [Bool](repeating: false, count: origin.graph.states.count)
  }

  /// Searches for a shortest journey that tells the two apart.
  mutating func compare(limit: Int) -> Verdict {
    for start in origin.system.starts {
      let start = tables[0].number(of: start)
      visit(Pair(original: start, mutant: start), nil)
    }
    var next = 0
    while next < pairs.count {
      if let difference = step(next) { return .different(difference) }
      next += 1
      if pairs.count > limit { return .undecided("more than \(limit) pairs of positions") }
    }
    return .alike
  }

  private mutating func visit(_ pair: Pair, _ way: (Int, UInt32)?) {
    if pair.original == pair.mutant, let number = origin.number(of: pair.original) {
      guard !isVisited[number] else { return }
      isVisited[number] = true
    }
    pairs.reach(pair, from: way.map { (from: $0.0, step: $0.1) })
  }

  private mutating func follow(_ state: Int, of pair: Int) {
    let graph = origin.graph
    for way in graph.edges(of: state) where !isVisited[Int(graph.targets[way])] {
      let target = graph.states[Int(graph.targets[way])]
      visit(
        Pair(original: target, mutant: target),
        (pair, graph.choices[Int(graph.choiceNumbers[way])]))
    }
  }

  private mutating func step(_ number: Int) -> Difference? {
    let pair = pairs[number]
    if pair.original == pair.mutant, let state = origin.number(of: pair.original),
      !isTouched[state]
    {
      follow(state, of: number)
      return nil
    }
    let left = ways(0, pair.original)
    let right = ways(1, pair.mutant)
    let plain = (left.filter { !$0.isCut }, right.filter { !$0.isCut })
    for (first, second) in zip(plain.0, plain.1) {
      if first.choice != second.choice {
        return difference(
          number, nil, "`\(text(first.choice, 0, pair.original))` comes next", "it does not")
      }
      if let found = compare(first, second, number) { return found }
      visit(Pair(original: first.way.state, mutant: second.way.state), (number, first.way.choice))
    }
    if plain.0.count != plain.1.count {
      let isMore = plain.0.count > plain.1.count
      let extra = isMore ? plain.0[plain.1.count] : plain.1[plain.0.count]
      let words = text(extra.choice, isMore ? 0 : 1, isMore ? pair.original : pair.mutant)
      return difference(
        number, nil, isMore ? "`\(words)` is possible" : "`\(words)` is not possible",
        isMore ? "it is not" : "it is")
    }
    return compareCuts(number, left, right)
  }

  /// A process may end between any two orders, however many there are: each end must have one like
  /// it on the other side.
  private mutating func compareCuts(
    _ number: Int, _ left: [Way], _ right: [Way]
  ) -> Difference? {
    let cuts = (left.filter(\.isCut), right.filter(\.isCut))
    guard !cuts.0.isEmpty || !cuts.1.isEmpty else { return nil }
    for (ways, others, isLeft) in [(cuts.0, cuts.1, true), (cuts.1, cuts.0, false)] {
      for way in ways {
        let like = others.filter {
          $0.uncut == way.uncut && $0.world == way.world && $0.seen == way.seen
        }
        // The plain step may be as good: a process that ends after the last order.
        guard let other = like.first(where: { $0.choice == way.choice }) ?? like.first else {
          return difference(
            number, isLeft ? way : nil,
            isLeft
              ? "a process can end so, and leave this"
              : "no process can end in the middle and leave something else",
            isLeft ? "no end of a process leaves the same" : "one can")
        }
        if isLeft {
          visit(Pair(original: way.way.state, mutant: other.way.state), (number, way.way.choice))
        } else {
          visit(Pair(original: other.way.state, mutant: way.way.state), (number, other.way.choice))
        }
      }
    }
    return nil
  }

  private func compare(_ first: Way, _ second: Way, _ number: Int) -> Difference? {
    guard first.world != second.world || first.seen != second.seen else { return nil }
    let states = [tables[0].state(first.way.state), tables[1].state(second.way.state)]
    let logs = [tables[0].log(first.way.log), tables[1].log(second.way.log)]
    let words = zip(states, logs).enumerated().map { side, pair in
      self.words(pair.0, pair.1, side)
    }
    guard words[0] == words[1] else { return difference(number, first, words[0], words[1]) }
    let details = details(states, logs)
    return difference(
      number, first, words[0] + details.expected, words[1] + details.actual)
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
    var words = log.effects.map { system.parts[$0.part].plan.effects[$0.effect].id }
    words += log.outcomes.map { system.parts[$0.part].plan.outcomes[$0.outcome] }
    return "\(state.world.screen)" + (words.isEmpty ? "" : " [\(words.joined(separator: ", "))]")
  }

  private mutating func ways(_ side: Int, _ state: UInt64) -> [Way] {
    let table = tables[side]
    var found: [StepTable.Way] = []
    table.expand(state, into: &found)
    return found.map { way in
      let uncut = uncut(way.choice)
      return Way(
        way: way, isCut: uncut != nil, uncut: uncut ?? way.choice, seen: sight(way.log, side))
    }
  }

  private mutating func uncut(_ choice: UInt32) -> UInt32? {
    if let known = uncut[choice] { return known == choice ? nil : known }
    let move = tables[0].move(choice)
    let number = move.cut == nil ? choice : tables[0].number(of: SystemMove(move.kind))
    uncut[choice] = number
    return number == choice ? nil : number
  }

  private mutating func sight(_ number: UInt32, _ side: Int) -> UInt32 {
    if let known = sightNumbers[side][number] { return known }
    let log = tables[side].log(number)
    let seen = sights.number(of: Sight(signs: log.signs, outcomes: log.outcomes))
    sightNumbers[side][number] = seen
    return seen
  }

  private func text(_ choice: UInt32, _ side: Int, _ state: UInt64) -> String {
    tables[side].system.text(of: tables[side].move(choice), in: tables[side].state(state)).says
  }

  private func difference(
    _ number: Int, _ last: Way?, _ expected: String, _ actual: String
  ) -> Difference {
    let journey = pairs.steps(to: number).map { text($1, 0, pairs[$0].original) }
    let end = last.map { [text($0.choice, 0, pairs[number].original)] } ?? []
    return Difference(journey: journey + end, expected: expected, actual: actual)
  }
}

/// A state of a system beside one of its mutant.
private struct StatePair: Hashable {
  let original: UInt64
  let mutant: UInt64
}

/// A way on, and what can be seen of it.
private struct SeenWay {
  let way: StepTable.Way
  let isCut: Bool
  /// The same choice without the end of a process.
  let uncut: UInt32
  let seen: UInt32

  var choice: UInt32 { way.choice }
  var world: UInt32 { StateWord.parts(of: way.state).world }
}
