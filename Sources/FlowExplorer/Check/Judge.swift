import FlowModel

/// What was found about a promise.
struct Judgement {
  var verdict: PromiseResult.Verdict
  /// The ways of the journey that shows it.
  var path: [Int] = []
  var loopStart: Int?
}

/// Judges one promise on a searched graph.
struct Judge {
  /// The promise's form, its facts as numbers.
  private enum Form {
    case never(premise: Int, Int)
    case sometimes(Int)
    case leadsTo(Int, Int, isFair: Bool)
    case monitored(Monitor, premise: Int, facts: [Int])
    case canAlwaysReach(premise: Int, Int, without: Int)
  }

  private let form: Form

  init<W: World>(_ promise: Promise<W>, facts: FactTable<W>, system: System<W>) {
    switch promise.form {
    case .always(let premise, let fact):
      form = .never(premise: facts.add(premise), facts.add { premise($0) && !fact($0) })
    case .never(let premise, let fact):
      form = .never(premise: facts.add(premise), facts.add(fact))
    case .alwaysSettled(let premise, let fact):
      form = .never(
        premise: facts.add { $0.isSettled && premise($0) },
        facts.add { $0.isSettled && premise($0) && !fact($0) })
    case .sometimes(let fact): form = .sometimes(facts.add(fact))
    case .leadsTo(let first, let second, let isFair):
      form = .leadsTo(facts.add(first), facts.add(second), isFair: isFair)
    case .before(let first, let second, let reset):
      let second = facts.add(second)
      form = .monitored(
        .before, premise: second, facts: [facts.add(first), second, facts.add(reset)])
    case .neverAfter(let first, let fact, let end):
      let first = facts.add(first)
      form = .monitored(
        .neverAfter, premise: first, facts: [first, facts.add(fact), facts.add(end)])
    case .atMostOnce(let fact, let period):
      let fact = facts.add(fact)
      form = .monitored(.atMostOnce, premise: fact, facts: [fact, facts.add(period)])
    case .exactlyOnce(let fact, let begin, let end, let void):
      let begin = facts.add(begin)
      form = .monitored(
        .exactlyOnce, premise: begin,
        facts: [facts.add(fact), begin, facts.add(end), facts.add(void)])
    case .within(_, let first, _):
      let number = system.promises.prefix { $0.name != promise.name }.count { other in
        if case .within = other.form { true } else { false }
      }
      form = .never(premise: facts.add(first), facts.add { $0.log.overdue.contains(number) })
    case .canAlwaysReach(let premise, let fact, let detour):
      form = .canAlwaysReach(
        premise: facts.add(premise), facts.add(fact), without: facts.add(detour))
    }
  }

  /// The verdict; a search that was cut short proves nothing but what it found.
  func judge(_ graph: FactGraph) -> Judgement {
    var judgement: Judgement
    switch form {
    case .never(let premise, let fact): judgement = Self.never(premise, fact, graph)
    case .sometimes(let fact): judgement = Self.sometimes(fact, graph)
    case .leadsTo(let first, let second, let isFair):
      judgement =
        isFair ? Response.fair(first, second, graph) : Response.unfair(first, second, graph)
    case .monitored(let monitor, let premise, let facts):
      judgement = monitor.judge(graph, premise: premise, facts: facts)
    case .canAlwaysReach(let premise, let fact, let detour):
      judgement = Self.canAlwaysReach(premise, fact, without: detour, graph)
    }
    if !graph.isComplete {
      let isFinal =
        switch form {
        case .leadsTo, .canAlwaysReach: false
        case .sometimes: judgement.verdict == .holds
        case .never, .monitored: judgement.verdict == .broken
        }
      if !isFinal { judgement = Judgement(verdict: .undecided) }
    }
    return judgement
  }

  private static func never(_ premise: Int, _ fact: Int, _ graph: FactGraph) -> Judgement {
    let bad = graph.holds(fact)
    if graph.startLabels.contains(where: { bad[Int($0)] }) { return Judgement(verdict: .broken) }
    if let edge = graph.firstEdge(where: bad) {
      let path = graph.shortestPath(to: graph.source(of: edge)) + [edge]
      return Judgement(verdict: .broken, path: path)
    }
    return Judgement(verdict: graph.holds(premise).contains(true) ? .holds : .vacuous)
  }

  private static func sometimes(_ fact: Int, _ graph: FactGraph) -> Judgement {
    let good = graph.holds(fact)
    if graph.startLabels.contains(where: { good[Int($0)] }) { return Judgement(verdict: .holds) }
    guard let edge = graph.firstEdge(where: good) else { return Judgement(verdict: .broken) }
    return Judgement(
      verdict: .holds, path: graph.shortestPath(to: graph.source(of: edge)) + [edge])
  }

  private static func canAlwaysReach(
    _ premise: Int, _ fact: Int, without detour: Int, _ graph: FactGraph
  ) -> Judgement {
    let asked = graph.holds(premise)
    let good = graph.holds(fact)
    guard asked.contains(true) else { return Judgement(verdict: .vacuous) }
    let reaches = graph.canReach(good, avoiding: graph.holds(detour))
    let stuckAtStart = graph.startLabels.enumerated().contains { state, label in
      asked[Int(label)] && !good[Int(label)] && !reaches[state]
    }
    if stuckAtStart { return Judgement(verdict: .broken) }
    for (edge, label) in graph.labels.enumerated()
    where asked[Int(label)] && !good[Int(label)] && !reaches[Int(graph.targets[edge])] {
      let path = graph.shortestPath(to: graph.source(of: edge)) + [edge]
      return Judgement(verdict: .broken, path: path)
    }
    return Judgement(verdict: .holds)
  }
}
