import FlowModel
import StateSpace

struct Judgement {
  var verdict: PropertyResult.Verdict
  var path: [Int] = []
  /// The start at which it is shown, if it takes no transition.
  var start = 0
  var loopStart: Int?
  /// Whether the end of the journey breaks it at some moments only, depending on how long the
  /// timers still run.
  var isOfSomeMoments = false

  /// The same, but that a property which holds means nothing unless something happens.
  func vacuous(unless happens: @autoclosure () -> Bool) -> Judgement {
    verdict == .holds && !happens() ? Judgement(verdict: .vacuous) : self
  }
}

/// Judges one property on a searched graph.
struct Judge {
  /// The property's form, its facts as numbers.
  private enum Form {
    case never(premises: [Int], Int)
    case sometimes(Int)
    case leadsTo(HistoryFacts, fairly: [Fairness])
    /// The premises are places among the facts.
    case monitored(HistoryFacts, premises: [Int])
    case notBefore(HistoryFacts, second: Int, tooSoon: Int)
    case canAlwaysReach(premise: Int, Int, without: Int)
  }

  private let form: Form

  /// The judges of a system's properties, in their order.
  static func all<W: World>(of system: System<W>, facts: FactSets<W>) -> [Judge] {
    zip(system.properties, system.clockNumbers).map { Judge($0, clock: $1, facts: facts) }
  }

  /// - Parameter clock: the number of the property's clock, if it has one.
  private init<W: World>(_ property: Property<W>, clock: Int?, facts: FactSets<W>) {
    switch property.form {
    case .always(let premise, let fact):
      form = .never(premises: [facts.add(premise)], facts.add(premise && !fact))
    case .never(let premise, let fact):
      form = .never(premises: [facts.add(premise)], facts.add(fact))
    case .alwaysSettled(let premise, let fact):
      let premise = .isSettled && premise
      form = .never(premises: [facts.add(premise)], facts.add(premise && !fact))
    case .sometimes(let fact): form = .sometimes(facts.add(fact))
    case .leadsTo(let first, let second, let fairness):
      form = .leadsTo(facts.add(.leadsTo, [first, second]), fairly: fairness)
    case .before(let first, let second, let reset):
      form = .monitored(facts.add(.before, [first, second, reset]), premises: [1])
    case .neverAfter(let first, let fact, let end):
      form = .monitored(facts.add(.neverAfter, [first, fact, end]), premises: [0])
    case .atMostOnce(let fact, let period):
      form = .monitored(facts.add(.atMostOnce, [fact, period]), premises: [0])
    case .exactlyOnce(let fact, let begin, let end, let void):
      form = .monitored(facts.add(.exactlyOnce, [fact, begin, end, void]), premises: [1, 2])
    case .within(_, let first, _):
      form = .never(premises: [facts.add(first)], facts.addClock(clock))
    case .notBefore(_, let first, let second, let reset):
      form = .notBefore(
        facts.add(.begun, [first, reset]), second: facts.add(second),
        tooSoon: facts.add(second && (clock.map { .isTooSoon(forClock: $0) } ?? .never)))
    case .canAlwaysReach(let premise, let fact, let detour):
      form = .canAlwaysReach(
        premise: facts.add(premise), facts.add(fact), without: facts.add(detour))
    }
  }

  /// The fact that breaks the property wherever it holds, if there is one.
  var breaker: Int? {
    switch form {
    case .never(_, let fact), .notBefore(_, _, let fact): fact
    case .sometimes, .leadsTo, .monitored, .canAlwaysReach: nil
    }
  }

  /// The verdict; a search that was cut short proves nothing but what it found.
  ///
  /// - Parameter cost: what a transition costs, if the journey that shows it is to be a cheap one.
  func judge(_ graph: FactGraph, cost: ((Int) -> Int)? = nil) -> Judgement {
    let judgement = judgeWhole(graph, cost)
    guard !graph.isComplete else { return judgement }
    let isFinal =
      switch form {
      case .canAlwaysReach: false
      // What the frontier hides may lead to a second; a loop or an end that was seen stays one.
      case .leadsTo(_, let fairness):
        judgement.verdict == .broken && !fairness.contains(.everyTransition)
      case .sometimes: judgement.verdict == .holds
      case .never, .monitored, .notBefore: judgement.verdict == .broken
      }
    return isFinal ? judgement : Judgement(verdict: .undecided)
  }

  private func judgeWhole(_ graph: FactGraph, _ cost: ((Int) -> Int)?) -> Judgement {
    switch form {
    case .never(let premises, let fact):
      return Self.never(premises, Monitor(violatedBy: graph.holds(fact)), graph, cost)
    case .monitored(let history, let premises):
      let premises = premises.map { history.facts[$0] }
      let judgement = Self.never(premises, history.watcher(graph), graph, cost)
      guard history.kind == .exactlyOnce else { return judgement }
      // What begins must also end.
      return judgement.vacuous(
        unless: graph.firstBreak(of: history.remembering(.ended).watcher(graph)) != nil)
    case .notBefore(let history, let second, let tooSoon):
      let judgement = Self.never(
        [history.facts[0], second], Monitor(violatedBy: graph.holds(tooSoon)), graph, cost)
      return judgement.vacuous(
        unless: graph.firstBreak(of: history.watcher(graph, breakingOn: graph.holds(second)))
          != nil)
    case .sometimes(let fact): return Self.sometimes(fact, graph, cost)
    case .leadsTo(let history, let fairness):
      return Response(history, fairly: fairness, graph).judge(cost)
    case .canAlwaysReach(let premise, let fact, let detour):
      return Self.canAlwaysReach(premise, fact, without: detour, graph, cost)
    }
  }

  /// What would have satisfied the property; nil for one that no single journey keeps.
  ///
  /// - Parameters:
  ///   - atRest: the fact that nothing is pending.
  ///   - cut: the fact that a process ends.
  func decisionSearch(_ graph: FactGraph, atRest: Int, cut: Int) -> DecisionSearch? {
    let isResting = graph.holds(atRest)
    let isCut = graph.holds(cut)
    switch form {
    case .never(_, let fact), .notBefore(_, _, let fact):
      return DecisionSearch(
        graph, Monitor(violatedBy: graph.holds(fact)), isCut: isCut, wanted: isResting)
    case .monitored(let history, _):
      // What has begun and still has to happen is not kept by resting.
      let owing = history.kind == .exactlyOnce ? 1 : nil
      return DecisionSearch(
        graph, history.watcher(graph), isCut: isCut, wanted: isResting,
        owing: owing)
    case .sometimes: return nil
    case .leadsTo(let history, let fairness):
      let response = Response(history, fairly: fairness, graph)
      return DecisionSearch(
        graph, response.watcher, isCut: isCut, wanted: graph.holds(history.facts[1]))
    case .canAlwaysReach(_, let fact, let detour):
      let good = graph.holds(fact)
      return DecisionSearch(
        graph, Monitor(labels: good.count), isCut: isCut, isForbidden: graph.holds(detour),
        wanted: good)
    }
  }

  private static func never(
    _ premises: [Int], _ watcher: Monitor, _ graph: FactGraph, _ cost: ((Int) -> Int)?
  ) -> Judgement {
    let happen = premises.allSatisfy { graph.holds($0).contains(true) }
    let kept = Judgement(verdict: happen ? .holds : .vacuous)
    return graph.firstBreak(of: watcher, cost: cost).map {
      Judgement(verdict: .broken, path: $0.path, start: $0.start)
    } ?? kept
  }

  private static func sometimes(
    _ fact: Int, _ graph: FactGraph, _ cost: ((Int) -> Int)?
  ) -> Judgement {
    let good = graph.holds(fact)
    if let start = graph.startLabels.firstIndex(where: { good[Int($0)] }) {
      return Judgement(verdict: .holds, start: start)
    }
    guard let edge = graph.firstEdge(in: good) else { return Judgement(verdict: .broken) }
    let path = path(by: edge, like: { good[Int(graph.labels[$0])] }, good.count, graph, cost)
    return Judgement(verdict: .holds, path: path)
  }

  private static func canAlwaysReach(
    _ premise: Int, _ fact: Int, without detour: Int, _ graph: FactGraph,
    _ cost: ((Int) -> Int)?
  ) -> Judgement {
    let asked = graph.holds(premise)
    let good = graph.holds(fact)
    guard asked.contains(true) else { return Judgement(verdict: .vacuous) }
    let reachability = ZoneReachability(graph, to: Goal(good, avoiding: graph.holds(detour)))
    func isStuck(_ state: Int, _ label: UInt32) -> Bool {
      asked[Int(label)] && !good[Int(label)] && !reachability.isOpen[state]
    }
    if let start = graph.startLabels.indices.first(where: { isStuck($0, graph.startLabels[$0]) }) {
      return Judgement(
        verdict: .broken, start: start, isOfSomeMoments: reachability.isOpenForSomeTime(start))
    }
    for (edge, label) in graph.labels.enumerated() where isStuck(Int(graph.targets[edge]), label) {
      let path = path(
        by: edge, like: { isStuck(Int(graph.targets[$0]), graph.labels[$0]) }, good.count, graph,
        cost)
      let end = path.last.map { Int(graph.targets[$0]) }
      return Judgement(
        verdict: .broken, path: path,
        isOfSomeMoments: end.map(reachability.isOpenForSomeTime) ?? false)
    }
    return Judgement(verdict: .holds)
  }

  /// A shortest journey that ends with a transition; or, by cost, a cheapest to one like it.
  private static func path(
    by edge: Int, like isWanted: (Int) -> Bool, _ sets: Int, _ graph: FactGraph,
    _ cost: ((Int) -> Int)?
  ) -> [Int] {
    guard let cost else { return graph.shortestPath(by: edge) }
    return graph.shortestPath(
      beside: Monitor(labels: sets), cost: cost, by: { edge, _ in isWanted(edge) })?.edges ?? []
  }
}

extension FactGraph {
  /// Where a watcher breaks first: at a start, or at the end of a shortest journey, or by cost of a
  /// cheapest one; nil if it never does.
  func firstBreak(
    of watcher: Monitor, cost: ((Int) -> Int)? = nil
  ) -> (start: Int, path: [Int])? {
    guard watcher.canBeViolated else { return nil }
    if let start = startLabels.firstIndex(where: { watcher.after($0) == Monitor.violated }) {
      return (start, [])
    }
    if watcher.width == 1, cost == nil {
      // The search came to every state by a shortest path already.
      return firstEdge { watcher.after($0) == Monitor.violated }.map { (0, shortestPath(by: $0)) }
    }
    return shortestPath(beside: watcher, cost: cost, by: { $1 == Monitor.violated })
      .map { (0, $0.edges) }
  }

  /// A shortest path from a start, or a cheapest one, to a state or by a transition; or nil.
  ///
  /// - Parameters:
  ///   - isGoal: asked with a state, and with what is remembered there.
  ///   - isLast: asked with a transition, and with what is remembered after it.
  func shortestPath(
    beside watcher: Monitor, cost: ((Int) -> Int)?,
    to isGoal: (_ state: Int, _ memory: Int) -> Bool = { _, _ in false },
    by isLast: (_ edge: Int, _ memory: Int) -> Bool = { _, _ in false }
  ) -> ShortestPaths.Path? {
    let starts = (0..<startCount).compactMap { start -> MonitoredGraph.Node? in
      let memory = watcher.after(startLabels[start])
      return memory == Monitor.violated ? nil : .init(vertex: start, memory: memory)
    }
    return ShortestPaths(in: beside(watcher), cost: cost)
      .path(from: starts, to: { isGoal($0.vertex, $0.memory) }, by: isLast)
  }

  /// A shortest journey that ends with a transition.
  func shortestPath(by edge: Int) -> [Int] { shortestPath(to: source(of: edge)) + [edge] }
}
