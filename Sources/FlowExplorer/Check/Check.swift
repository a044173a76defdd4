public import FlowModel
import PermissionFlow

/// What the shortest of several journeys is.
public enum Shortest: String, Hashable, Sendable, CaseIterable {
  /// The one with the fewest steps.
  case steps
  /// The one that costs a person the least: touches count, what happens by itself does not; of
  /// those the one with the fewest steps.
  case effort
}

/// Searches a system whole and judges each of its promises.
///
/// Time and memory are linear in the number of states and steps, times the number of promises.
///
/// - Parameters:
///   - shortest: which journey shows a broken promise.
///   - progress: told how far the search is, every thousand states or so.
public func check<W: World>(
  _ system: System<W>, limits: SearchLimits = SearchLimits(), shortest: Shortest = .steps,
  progress: ((SearchProgress) -> Void)? = nil
) -> CheckReport {
  explore(
    system, limits: limits, triesBreakers: true, shortest: shortest, explains: true,
    progress: progress
  ).report
}

/// Searches and judges a system as ``check(_:limits:shortest:progress:)`` does, and keeps the
/// searched graph.
///
/// - Parameters:
///   - notingPairs: whether the report also says which two edges each part can take in a row.
///   - triesBreakers: whether each promise must be broken by one of the system's lessons or mutants.
///   - shortest: which journey shows a broken promise.
///   - explains: whether the report says of each broken promise why.
public func explore<W: World>(
  _ system: System<W>, limits: SearchLimits = SearchLimits(), notingPairs: Bool = false,
  triesBreakers: Bool = false, shortest: Shortest = .steps, explains: Bool = false,
  progress: ((SearchProgress) -> Void)? = nil
) -> Exploration<W> {
  let clock = ContinuousClock()
  let begin = clock.now
  let facts = FactTable<W>()
  let judges = system.promises.map { Judge($0, facts: facts, system: system) }
  let marks = explains ? Marks(facts) : nil
  let model = SystemModel(system, facts: facts, notesPairs: notingPairs)
  let numbers = searchBreadthFirst(model.numbered, limits: limits, progress: progress)
  let view = FactGraph(numbers, startLabels: model.startLabels, facts: facts, table: model.table)
  let graph = numbers.mapping(states: model.table.state, choices: model.table.move)
  let telling = Explaining(system: system, graph: graph)
  let results = zip(system.promises, judges).map { promise, judge in
    let judgement = judge.judge(view, cost: shortest == .effort ? view.effort : nil)
    var explanation: Explanation?
    if let marks, judgement.verdict == .broken {
      let trial = judge.trial(view, atRest: marks.atRest, cut: marks.cut)
      let decision = trial?.decision(on: judgement.path, loopStart: judgement.loopStart)
      explanation = telling.explanation(of: promise, judgement, decision)
    }
    return telling.result(of: promise, judgement, explanation)
  }
  let findings =
    system.parts.flatMap(\.findings)
    + WorldLint(coverage: model.coverage, system: system, graph: graph).findings
    + (graph.completeness == .complete
      ? FairnessOfNothing.findings(system, choices: view.choices) : [])
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

/// The facts that an explanation needs beside those of the promises.
private struct Marks {
  let atRest: Int
  let cut: Int

  init<W: World>(_ facts: FactTable<W>) {
    atRest = facts.add { $0.isSettled }
    cut = facts.add { !$0.log.endedProcesses.isEmpty }
  }
}

/// A searched system: what was found about it, and the graph itself.
public struct Exploration<W: World>: Sendable {
  /// What was found.
  public let report: CheckReport
  /// The states and the ways between them.
  public let graph: SearchGraph<SystemState<W>, SystemMove<W>>
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
    if judgement.verdict == .broken, !steps.isEmpty {
      journey = Journey(
        system: system.name, fingerprint: system.fingerprint, title: promise.name, steps: steps)
      journey?.expectation.broken = [promise.name]
    }
    return PromiseResult(
      name: promise.name, verdict: judgement.verdict, steps: texts,
      loopStart: judgement.loopStart, journey: journey, explanation: explanation)
  }
}
