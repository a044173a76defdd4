import EveryPath
public import FlowModel
public import StateSpace

/// A search of a system that can be stopped by a limit, judged, and continued.
///
/// ```swift
/// let search = SystemSearch(system)
/// var found = search.run(limits: SearchLimits(maxStates: 100_000))
/// if !found.report.isComplete { found = search.run() }
/// ```
///
/// However often it was stopped, the end is the same: the same numbers, order and journeys.
public final class SystemSearch<W: World> {
  let system: System<W>
  private let triesBreakers: Bool
  private let shortest: Shortest
  let facts: FactTable<W>
  private let judges: [Judge]
  private let marks: Marks?
  let model: SystemModel<W>
  var search: SystemExplorer
  private let names = EdgeChoices()
  private var seconds = 0.0

  /// A search that has not begun.
  ///
  /// - Parameters:
  ///   - notingPairs: whether the report also says which two edges in a row a component can take.
  ///   - triesBreakers: whether each property must be broken by a lesson or mutant of the system.
  ///   - shortest: which journey shows a broken property.
  ///   - explains: whether the report says of each broken property why.
  public convenience init(
    _ system: System<W>, notingPairs: Bool = false, triesBreakers: Bool = false,
    shortest: Shortest = .steps, explains: Bool = false
  ) {
    self.init(
      system, notingPairs: notingPairs, triesBreakers: triesBreakers, shortest: shortest,
      explains: explains, comparesNames: true)
  }

  /// - Parameter comparesNames: whether predicates of one name are asked side by side at first.
  init(
    _ system: System<W>, notingPairs: Bool = false, triesBreakers: Bool = false,
    shortest: Shortest = .steps, explains: Bool = false, comparesNames: Bool
  ) {
    self.system = system
    self.triesBreakers = triesBreakers
    self.shortest = shortest
    let sets = FactSets<W>()
    judges = Judge.all(of: system, facts: sets)
    marks = explains ? Marks(sets) : nil
    facts = FactTable(sets, comparing: comparesNames ? 64 : 0)
    model = SystemModel(system, facts: facts, notesPairs: notingPairs)
    // The cheapest way to a state need not be the first.
    search = model.explorer(covers: shortest == .steps)
  }

  /// Searches from where it stopped, and judges each property on all that was found so far.
  ///
  /// - Parameters:
  ///   - limits: for the whole search, what was found before included; seconds count from now.
  ///   - jobs: how many threads work at once; the result is the same whatever the number.
  ///   - progress: receives how far the search is, every thousand states or so.
  ///   - stage: receives what is done after the search.
  public func run(
    limits: SearchLimits = .usual, jobs: Int = 1,
    progress: ((SearchProgress) -> Void)? = nil, stage: ((CheckStage) -> Void)? = nil
  ) -> Exploration<W> {
    let begin = ContinuousClock.now
    let end = limits.seconds.map { begin.advanced(by: .seconds(min(1e9, $0))) }
    let isCut = Guarded(false)
    let (system, triesBreakers) = (system, triesBreakers)
    let (found, breakable) = Jobs(threads: triesBreakers ? jobs : 1).beside(
      { note in
        triesBreakers
          ? Breakability.findings(
            system, before: end, isStopped: { isCut.value }, note: note) : ([], true)
      }, told: { stage?($0) }
    ) {
      search.run(limits: limits, progress: progress)
      let view = view(of: search.graph)
      isCut.value = !view.isComplete
      let graph = search.graph.mapping(states: model.table.state, choices: model.table.move)
      return (
        view: view, graph: graph,
        results: results(view, Explaining(system: system, graph: graph), stage)
      )
    }
    let isComplete = found.graph.completeness == .complete
    let report = report(
      found, breakable: isComplete ? breakable : ([], true),
      growing: isComplete
        ? [] : GrowingFields.names(found.graph.levels) { found.graph.states[$0].world },
      begin)
    return Exploration(report: report, graph: found.graph)
  }

  private func report(
    _ found: (
      view: FactGraph, graph: StateGraph<SystemState<W>, SystemMove<W>>, results: [PropertyResult]
    ),
    breakable: (findings: [Finding], isComplete: Bool), growing: [String],
    _ begin: ContinuousClock.Instant
  ) -> CheckReport {
    let (view, graph, results) = found
    let ofWorld = WorldLint(coverage: model.coverage, system: system, graph: graph).findings
    let ofFlows = system.components.enumerated().flatMap { number, component in
      component.findings.flatMap(\.all).map { finding in
        var finding = finding
        finding.bearing?.component = number
        return finding
      }
    }
    let ofProperties = SystemLint.findings(system)
    let ofFairness =
      view.isComplete
      ? FairnessOfNothing.findings(system, choices: view.choices)
        + FairnessOfARace.findings(results) : []
    let ofWholeSearch = ofFairness + breakable.findings
    seconds += (ContinuousClock.now - begin) / .seconds(1)
    return CheckReport(
      system: system.name, completeness: graph.completeness, growing: growing,
      states: graph.states.count, transitions: graph.targets.count, seconds: seconds,
      clocks: model.table.costs(ofClocksIn: search.states.values),
      properties: results, notes: notes,
      findings: (ofFlows + ofProperties + ofWorld + ofWholeSearch).causesFirst,
      findingsOfProperties: ofProperties + ofWholeSearch, triedBreakers: breakable.isComplete,
      coverage: model.coverage(in: graph))
  }

  /// What was found so far by numbers, and what the numbers stand for.
  package var byNumbers: (graph: StateGraph<UInt64, UInt32>, table: SystemTable<W>) {
    (search.graph, model.table)
  }

  /// What lint could not look for, each flow once.
  private var notes: [String] { system.components.flatMap(\.notes).uniqued }

  /// The properties that are broken so far, and nothing else.
  ///
  /// - Parameter aims: the properties that are enough: the search stops once all of them are
  ///   broken. One that a single transition breaks stops it at once; the others are judged each
  ///   time the number of states has doubled.
  /// - Returns: their names, and whether the search went as far as it might.
  func broken(
    limits: SearchLimits, until aims: [String] = []
  ) -> (names: Set<String>, isWhole: Bool) {
    let end = limits.seconds.map { ContinuousClock.now.advanced(by: .seconds($0)) }
    let most = limits.maxStates ?? .max
    var left = aims
    var size = aims.isEmpty ? most : min(most, max(500, search.states.count))
    while true {
      var round = limits
      round.maxStates = size
      round.seconds = end.map { ContinuousClock.now.duration(to: $0) / .seconds(1) }
      let breakers = breakers(of: left)
      let found = search.run(
        limits: round,
        until: { _, transition in
          breakers.contains { facts.sets.holds($0, in: transition.label) }
        })
      if found == nil, size == most || !isCutByStates { return (broken { _ in true }, true) }
      left.removeAll(where: broken(where: left.contains).contains)
      if !aims.isEmpty, left.isEmpty { return (broken { _ in true }, false) }
      if found == nil { size = size > most / 2 ? most : size * 2 }
    }
  }

  private var isCutByStates: Bool {
    if case .truncated(.states, _) = search.completeness { true } else { false }
  }

  /// The facts that break properties wherever they hold.
  private func breakers(of names: [String]) -> [Int] {
    zip(system.properties, judges).filter { names.contains($0.0.name) }.compactMap(\.1.breaker)
  }

  private func broken(where isAsked: (String) -> Bool) -> Set<String> {
    let view = view(of: search.graph)
    let asked = zip(system.properties.map(\.name), judges).filter { isAsked($0.0) }
    return Set(asked.filter { $0.1.judge(view).verdict == .broken }.map(\.0))
  }

  private func view(of graph: StateGraph<UInt64, UInt32>) -> FactGraph {
    FactGraph(
      graph, startLabels: model.startLabels, facts: facts, table: model.table, names: names)
  }

  private func results(
    _ view: FactGraph, _ telling: Explaining<W>, _ stage: ((CheckStage) -> Void)?
  ) -> [PropertyResult] {
    zip(system.properties, judges).enumerated().map { number, asked in
      let (property, judge) = asked
      stage?(.judging(judged: number, of: judges.count))
      let judgement = judge.judge(view, cost: shortest == .effort ? view.effort : nil)
      var explanation: Explanation?
      if let marks, judgement.verdict == .broken, !system.worlds.isEmpty {
        let decisionSearch = judge.decisionSearch(view, atRest: marks.atRest, cut: marks.cut)
        // Where time decides, no step does.
        let decision =
          judgement.isOfSomeMoments
          ? nil : decisionSearch?.decision(on: judgement.path, loopStart: judgement.loopStart)
        explanation = telling.explanation(of: property, judgement, decision)
      }
      return telling.result(of: property, judgement, explanation)
    }
  }
}

/// The facts that an explanation needs beside those of the properties.
private struct Marks {
  let atRest: Int
  let cut: Int

  init<W: World>(_ facts: FactSets<W>) {
    atRest = facts.add(.isSettled)
    cut = facts.add(.happened("processEnds") { !$0.endedProcesses.isEmpty })
  }
}

extension Explaining {
  fileprivate func result(
    of property: Property<W>, _ judgement: Judgement, _ explanation: Explanation?
  ) -> PropertyResult {
    let texts = judgement.path.map(text)
    let steps = zip(judgement.path, texts).map { edge, text in
      Journey.Step(
        by: text.by, choice: text.id, screen: graph.states[Int(graph.targets[edge])].world.screen)
    }
    var journey: Journey?
    if !steps.isEmpty {
      journey = Journey(
        system: system.name, fingerprint: system.fingerprint,
        world: judgement.path.first.flatMap { world(of: graph.source(of: $0)) },
        title: property.name, steps: steps)
    }
    if judgement.verdict == .broken {
      let others = explanation?.breaks.filter { $0 != property.name } ?? []
      journey?.expectation.broken = [property.name] + others
    }
    let end =
      judgement.path.last.map { edge in
        graph.states[Int(graph.targets[edge])].components.map(\.machine.position)
      } ?? []
    return PropertyResult(
      name: property.name, verdict: judgement.verdict, steps: texts,
      loopStart: judgement.loopStart, journey: journey, explanation: explanation,
      end: end, refused: refused(on: judgement.path).filter { end[$0.component] == $0.position },
      asksInVain: judgement.verdict == .vacuous
        || judgement.verdict == .broken && property.isOfSomeJourney)
  }
}
