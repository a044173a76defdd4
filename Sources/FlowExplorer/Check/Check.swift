public import FlowModel
import PermissionFlow

/// Searches a system whole and judges each of its promises.
///
/// Time and memory are linear in the number of states and steps, times the number of promises.
///
/// - Parameter progress: told how far the search is, every thousand states or so.
public func check<W: World>(
  _ system: System<W>, limits: SearchLimits = SearchLimits(),
  progress: ((SearchProgress) -> Void)? = nil
) -> CheckReport {
  explore(system, limits: limits, triesBreakers: true, progress: progress).report
}

/// Searches and judges a system as ``check(_:limits:progress:)`` does, and keeps the searched graph.
///
/// - Parameters:
///   - notingPairs: whether the report also says which two edges each part can take in a row.
///   - triesBreakers: whether each promise must be broken by one of the system's lessons or mutants.
public func explore<W: World>(
  _ system: System<W>, limits: SearchLimits = SearchLimits(), notingPairs: Bool = false,
  triesBreakers: Bool = false, progress: ((SearchProgress) -> Void)? = nil
) -> Exploration<W> {
  let clock = ContinuousClock()
  let begin = clock.now
  let facts = FactTable<W>()
  let judges = system.promises.map { Judge($0, facts: facts, system: system) }
  let model = SystemModel(system, facts: facts, notesPairs: notingPairs)
  let numbers = searchBreadthFirst(model.numbered, limits: limits, progress: progress)
  let view = FactGraph(numbers, startLabels: model.startLabels, facts: facts)
  let graph = numbers.mapping(states: model.table.state, choices: model.table.move)
  let results = zip(system.promises, judges).map { promise, judge in
    result(of: promise, judge.judge(view), graph, system)
  }
  let findings =
    system.parts.flatMap(\.findings) + WorldLint.findings(model.coverage, system, graph)
    + (triesBreakers && graph.completeness == .complete ? Breakability.findings(system) : [])
  let isBroken = results.contains { $0.verdict == .broken || $0.verdict == .vacuous }
  let outcome: CheckReport.Outcome =
    isBroken || !findings.isEmpty
    ? .broken : graph.completeness == .complete ? .ok : .truncated
  let (seconds, attoseconds) = (clock.now - begin).components
  let report = CheckReport(
    system: system.name, outcome: outcome, completeness: graph.completeness,
    states: graph.states.count, transitions: graph.targets.count,
    seconds: Double(seconds) + Double(attoseconds) / 1e18, promises: results, findings: findings,
    coverage: model.coverage(in: graph))
  return Exploration(report: report, graph: graph)
}

/// A searched system: what was found about it, and the graph itself.
public struct Exploration<W: World>: Sendable {
  /// What was found.
  public let report: CheckReport
  /// The states and the ways between them.
  public let graph: SearchGraph<SystemState<W>, SystemMove<W>>
}

private func result<W: World>(
  of promise: Promise<W>, _ judgement: Judgement,
  _ graph: SearchGraph<SystemState<W>, SystemMove<W>>, _ system: System<W>
) -> PromiseResult {
  var texts: [ChoiceText] = []
  var steps: [Journey.Step] = []
  for edge in judgement.path {
    let state = graph.states[graph.source(of: edge)]
    let text = system.text(of: graph.choices[Int(graph.choiceNumbers[edge])], in: state)
    texts.append(text)
    steps.append(
      Journey.Step(
        by: text.by, choice: text.id,
        screen: graph.states[Int(graph.targets[edge])].world.screen))
  }
  var journey: Journey?
  if judgement.verdict == .broken, !steps.isEmpty {
    journey = Journey(
      system: system.name, fingerprint: system.fingerprint, title: promise.name, steps: steps)
    journey?.expectation.broken = [promise.name]
  }
  return PromiseResult(
    name: promise.name, verdict: judgement.verdict, steps: texts, loopStart: judgement.loopStart,
    journey: journey)
}
