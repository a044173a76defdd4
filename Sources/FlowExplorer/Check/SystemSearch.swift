public import FlowModel
import PermissionFlow
public import StateSpace

/// A search of a system that can be stopped by a limit, judged, and continued.
///
/// ```swift
/// let search = SystemSearch(system)
/// var found = search.run(limits: SearchLimits(maxStates: 100_000))
/// if !found.report.isComplete { found = search.run() }
/// ```
///
/// However often it was stopped, the end is the same: the same numbers, order and journeys. What a
/// search has worked out lives with it, so it is continued within one process.
public final class SystemSearch<W: World> {
  private let system: System<W>
  private let triesBreakers: Bool
  private let shortest: Shortest
  private let facts: FactTable<W>
  private let judges: [Judge]
  private let marks: Marks?
  private let model: SystemModel<W>
  private var search: SystemExplorer
  private var seconds = 0.0

  /// A search that has not begun.
  ///
  /// - Parameters:
  ///   - notingPairs: whether the report also says which two edges each part can take in a row.
  ///   - triesBreakers: whether each promise must be broken by one of the system's lessons or
  ///     mutants.
  ///   - shortest: which journey shows a broken promise.
  ///   - explains: whether the report says of each broken promise why.
  public init(
    _ system: System<W>, notingPairs: Bool = false, triesBreakers: Bool = false,
    shortest: Shortest = .steps, explains: Bool = false
  ) {
    self.system = system
    self.triesBreakers = triesBreakers
    self.shortest = shortest
    let sets = FactSets<W>()
    judges = Judge.all(of: system, facts: sets)
    marks = explains ? Marks(sets) : nil
    facts = FactTable(sets)
    model = SystemModel(system, facts: facts, notesPairs: notingPairs)
    let table = model.table
    search = model.numbered.explorer { states, levels in
      GrowingFields.names(levels) { table.state(states[$0]).world }
    }
  }

  /// Searches from where it stopped, and judges each promise on all that was found so far.
  ///
  /// - Parameters:
  ///   - limits: for the whole search, what was found before included; seconds count from now.
  ///   - progress: told how far the search is, every thousand states or so.
  public func run(
    limits: SearchLimits = .usual, progress: ((SearchProgress) -> Void)? = nil
  ) -> Exploration<W> {
    let clock = ContinuousClock()
    let begin = clock.now
    search.run(limits: limits, progress: progress)
    let numbers = search.graph
    let view = view(of: numbers)
    let graph = numbers.mapping(states: model.table.state, choices: model.table.move)
    let results = results(view, Explaining(system: system, graph: graph))
    let ofWorld = WorldLint(coverage: model.coverage, system: system, graph: graph).findings
    let ofFlows = system.parts.enumerated().flatMap { number, part in
      part.findings.flatMap(\.all).map { finding in
        var finding = finding
        finding.bearing?.part = number
        return finding
      }
    }
    let ofPromises = SystemLint.findings(system)
    var ofWholeSearch: [Finding] = []
    var triedBreakers = true
    if graph.completeness == .complete {
      ofWholeSearch = FairnessOfNothing.findings(system, choices: view.choices)
      ofWholeSearch += FairnessOfARace.findings(results)
      if triesBreakers {
        let left = limits.seconds.map { $0 - (clock.now - begin) / .seconds(1) }
        let breakable = Breakability.findings(system, seconds: left)
        ofWholeSearch += breakable.findings
        triedBreakers = breakable.isComplete
      }
    }
    seconds += (clock.now - begin) / .seconds(1)
    let report = CheckReport(
      system: system.name, completeness: graph.completeness,
      growing: graph.completeness == .complete
        ? [] : GrowingFields.names(graph.levels) { graph.states[$0].world },
      states: graph.states.count, transitions: graph.targets.count, seconds: seconds,
      promises: results, notes: notes,
      findings: (ofFlows + ofPromises + ofWorld + ofWholeSearch).causesFirst,
      findingsOfPromises: ofPromises + ofWholeSearch, triedBreakers: triedBreakers,
      coverage: model.coverage(in: graph))
    return Exploration(report: report, graph: graph)
  }

  /// What lint could not look for, each flow once.
  private var notes: [String] {
    var seen: Set<String> = []
    return system.parts.flatMap(\.notes).filter { seen.insert($0).inserted }
  }

  /// The promises that are broken so far, and nothing else.
  func broken(limits: SearchLimits) -> Set<String> {
    search.run(limits: limits)
    let view = view(of: search.graph)
    let verdicts = zip(system.promises, judges).map { ($0.name, $1.judge(view).verdict) }
    return Set(verdicts.filter { $0.1 == .broken }.map(\.0))
  }

  private func view(of graph: StateGraph<UInt64, UInt32>) -> FactGraph {
    FactGraph(graph, startLabels: model.startLabels, facts: facts, table: model.table)
  }

  private func results(_ view: FactGraph, _ telling: Explaining<W>) -> [PromiseResult] {
    zip(system.promises, judges).map { promise, judge in
      let judgement = judge.judge(view, cost: shortest == .effort ? view.effort : nil)
      var explanation: Explanation?
      if let marks, judgement.verdict == .broken, !system.worlds.isEmpty {
        let trial = judge.trial(view, atRest: marks.atRest, cut: marks.cut)
        // Where time decides, no step does.
        let decision =
          judgement.isOfSomeMoments
          ? nil : trial?.decision(on: judgement.path, loopStart: judgement.loopStart)
        explanation = telling.explanation(of: promise, judgement, decision)
      }
      return telling.result(of: promise, judgement, explanation)
    }
  }
}

/// The facts that an explanation needs beside those of the promises.
private struct Marks {
  let atRest: Int
  let cut: Int

  init<W: World>(_ facts: FactSets<W>) {
    atRest = facts.add { $0.isSettled }
    cut = facts.add { !$0.log.endedProcesses.isEmpty }
  }
}

extension Explaining {
  /// What is reported of a promise.
  fileprivate func result(
    of promise: Promise<W>, _ judgement: Judgement, _ explanation: Explanation?
  ) -> PromiseResult {
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
        title: promise.name, steps: steps)
    }
    if judgement.verdict == .broken {
      let others = explanation?.breaks.filter { $0 != promise.name } ?? []
      journey?.expectation.broken = [promise.name] + others
    }
    return PromiseResult(
      name: promise.name, verdict: judgement.verdict, steps: texts,
      loopStart: judgement.loopStart, journey: journey, explanation: explanation,
      end: judgement.path.last.map { edge in
        graph.states[Int(graph.targets[edge])].parts.map(\.machine.position)
      } ?? [],
      asksInVain: judgement.verdict == .vacuous
        || judgement.verdict == .broken && promise.isOfSomeJourney)
  }
}
