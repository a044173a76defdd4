import EveryPath
import FlowModel
import StateSpace

/// The loops of a graph that avoid some steps for ever although the world is fair.
///
/// Emerson and Lei's way: a component in which a choice is offered and never taken has no loop that
/// is fair to it, unless the loop keeps away from where it is offered. So those states are taken
/// out and what is left is looked at again, until every component that remains is fair as a whole.
struct FairLoops {
  private let graph: FactGraph
  private let good: [Bool]
  /// What is offered where; nil if nothing is taken for granted.
  private let offers: Offers?
  /// For each choice whether it counts on being taken, once offered without a break or repeatedly.
  private let isWeak: [Bool]
  private let isStrong: [Bool]
  /// Whether a timer that may fall due at some moments of a state only counts as offered there.
  private let countsUnsure: Bool
  /// For each state the fair component it is in; -1 if a fair world leaves it some day.
  private(set) var component: [Int32]

  /// The loops without a `good` step in a world that is fair as `fairness` says.
  ///
  /// Time is linear in the graph for each round; there are at most as many rounds as choices with
  /// strong fairness in one component, and mostly one.
  ///
  /// - Parameter countingOnUnsure: whether a timer that may fall due at some moments of a state
  ///   only counts as offered there. If so, every loop that is found is fair; if not, every fair
  ///   one is found.
  init(
    _ graph: FactGraph, avoiding good: [Bool], fairly fairness: [Fairness],
    countingOnUnsure: Bool = true
  ) {
    self.graph = graph
    self.good = good
    let choices = fairness.isEmpty ? nil : graph.choices()
    offers = choices.map { Offers(graph, $0) }
    func counts(_ strength: Fairness.Strength) -> [Bool] {
      (choices?.choices ?? []).map { choice in
        fairness.contains { $0.strength == strength && $0.subject.means(choice) }
      }
    }
    countsUnsure = countingOnUnsure
    isWeak = counts(.weak)
    isStrong = counts(.strong)
    component = [Int32](repeating: -1, count: graph.stateCount)
    var regions = [Int32](repeating: 0, count: graph.stateCount)
    if let offers {
      for state in regions.indices where !offers.isKnown(at: state) { regions[state] = -1 }
    }
    var fair: Int32 = 0
    while true {
      let parts = StrongComponents(graph, avoiding: good, within: regions)
      let states = Self.states(of: parts)
      regions = [Int32](repeating: -1, count: graph.stateCount)
      var isDone = true
      for (number, states) in states.enumerated() where isLoop(states, parts) {
        switch judge(states, parts) {
        case .fair:
          for state in states { component[state] = fair }
          fair += 1
        case .unfair: continue
        case .fairWithout(let offending):
          isDone = false
          for state in states where !offending.contains(state) { regions[state] = Int32(number) }
        }
      }
      if isDone { break }
    }
  }

  /// Whether a timer that counts on falling due may do so at some moments of a state only.
  var countsOnUnsure: Bool {
    guard let offers, !graph.timers.isUnsure.isEmpty else { return false }
    return (0..<graph.expandedCount).contains { state in
      offers.transitions(at: state).contains { edge in
        isCounted(offers.choice(of: edge)) && !graph.timers.isSure(edge, state)
      }
    }
  }

  private func isCounted(_ choice: Int) -> Bool { isWeak[choice] || isStrong[choice] }

  private enum Verdict {
    case fair
    case unfair
    case fairWithout(Set<Int>)
  }

  private static func states(of parts: StrongComponents) -> [[Int]] {
    var states = [[Int]](repeating: [], count: parts.sizes.count)
    for (state, part) in parts.numbers.enumerated() where part >= 0 {
      states[Int(part)].append(state)
    }
    return states
  }

  private func isLoop(_ states: [Int], _ parts: StrongComponents) -> Bool {
    states.count > 1 || states.contains { !inner(of: $0, parts.numbers).isEmpty }
  }

  /// The transitions from a state that stay in its component and are not good.
  private func inner(of state: Int, _ component: [Int32]) -> [Int] {
    graph.edges(of: state).filter { edge in
      !good[Int(graph.labels[edge])] && component[Int(graph.targets[edge])] == component[state]
    }
  }

  private func judge(_ states: [Int], _ parts: StrongComponents) -> Verdict {
    guard let offers else { return .fair }
    var offered: [Int: [Int]] = [:]
    var taken: Set<Int> = []
    for state in states {
      for edge in offers.transitions(at: state) {
        let choice = offers.choice(of: edge)
        guard isCounted(choice), countsUnsure || graph.timers.isSure(edge, state) else { continue }
        if offered[choice]?.last != state { offered[choice, default: []].append(state) }
      }
      for edge in inner(of: state, parts.numbers) { taken.insert(offers.choice(of: edge)) }
    }
    var offending: Set<Int> = []
    for (choice, places) in offered where !taken.contains(choice) {
      // Whatever loops in here, the choice is always there and never taken.
      if places.count == states.count { return .unfair }
      if isStrong[choice] { offending.formUnion(places) }
    }
    return offending.isEmpty ? .fair : .fairWithout(offending)
  }

  /// A loop through a state of a fair component, as short as the next thing it owes allows.
  func loop(at start: Int) -> [Int] {
    var loop = path(from: start) { graph.targets[$0] == Int32(start) }
    while let debt = debt(of: loop) {
      // What is owed is paid on the way; then the loop goes home again.
      let there = path(from: start, to: debt)
      guard let last = there.last else { break }
      let end = Int(graph.targets[last])
      loop =
        loop + there
        + (end == start ? [] : path(from: end) { graph.targets[$0] == Int32(start) })
    }
    return loop
  }

  /// What a loop would have to do to be fair: take one of these transitions.
  private func debt(of loop: [Int]) -> ((Int) -> Bool)? {
    guard let offers else { return nil }
    let states = Set(loop.map(graph.source(of:)))
    let taken = Set(loop.map(offers.choice))
    func choices(at state: Int) -> Set<Int> {
      Set(offers.transitions(at: state).map(offers.choice))
    }
    var count: [Int: Int] = [:]
    for state in states.sorted() {
      for choice in choices(at: state) { count[choice, default: 0] += 1 }
    }
    for (choice, count) in count.sorted(by: { $0.key < $1.key }) where !taken.contains(choice) {
      if isStrong[choice] { return { offers.choice(of: $0) == choice } }
      guard isWeak[choice], count == states.count else { continue }
      return { edge in
        offers.choice(of: edge) == choice
          || !choices(at: Int(graph.targets[edge])).contains(choice)
      }
    }
    return nil
  }

  /// A shortest path within a fair component that ends with a transition; empty if there is none.
  private func path(from start: Int, to isGoal: (Int) -> Bool) -> [Int] {
    let part = component[start]
    return ShortestPaths(in: graph.beside(Monitor(labels: good.count)))
      .path(
        from: [.init(vertex: start)], by: { edge, _ in isGoal(edge) },
        avoiding: { good[Int(graph.labels[$0])] || component[Int(graph.targets[$0])] != part }
      )?.edges ?? []
  }
}

extension Fairness.Subject {
  /// Whether a choice is among those that are meant.
  func means(_ choice: EdgeChoices.Choice) -> Bool {
    guard !choice.isOverdue else { return false }
    return switch self {
    case .choice(let id): choice.id == id
    case .each(let cause): choice.by == cause
    case .certain: choice.isCertain
    case .everyTransition: true
    }
  }
}
