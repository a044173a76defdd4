import EveryPath
package import FlowChecker
import FlowModel
import StateSpace

/// Tries the mutants of every flow of a system.
struct Mutating: SystemVisitor {
  let wanted: WantedMutants
  /// Told how far the search of the system is, before its mutants are tried.
  var searched: (SearchProgress) -> Void = { _ in }
  /// Told what became of each mutant.
  var tried: (MutantStatus) -> Void = { _ in }

  func visit<W: World>(_ system: System<W>) throws -> [NamedScore] {
    var scores: [NamedScore] = []
    if !wanted.suites.isEmpty { scores.append(try suites(system)) }
    if wanted.triesProperties { scores.append(try properties(system)) }
    return scores
  }

  private func suites<W: World>(_ system: System<W>) throws -> NamedScore {
    // A reducer has no rows: its graph stands for it.
    let flows =
      system.components.isEmpty
      ? try system.drawn().map { ($0.name, $0, mutations(ofReducer: true)) }
      : system.components.map { ($0.name, $0.compiled, mutations(ofReducer: false)) }
    let (compiledFlows, suites) = (flows.map(\.1), wanted.suites)
    let results = try results(
      of: listed(flows, of: system.name), with: { _ in [Int: SuiteMutationTest]() }
    ) { mutationTests, component, mutant in
      let mutationTest =
        mutationTests[component] ?? SuiteMutationTest(of: compiledFlows[component], by: suites)
      mutationTests[component] = mutationTest
      return mutationTest.status(of: mutant)
    }
    let name = suites.map(\.name).joined(separator: " + ")
    return NamedScore(by: name, results)
  }

  private func properties<W: World>(_ system: System<W>) throws -> NamedScore {
    var results = try results(
      of: components(of: system),
      with: { try PropertyMutationTest(of: system, progress: $0) }
    ) { mutationTest, component, mutant in
      mutationTest = mutationTest.trying(component: component)
      return mutationTest.status(of: mutant)
    }
    let ofReducers = try reducers(system)
    results += ofReducers.results
    return NamedScore(by: "properties", results, stages: ofReducers.stages)
  }

  /// The wanted mutants of a system's flows.
  private func components<W: World>(of system: System<W>) throws -> [Listed] {
    try listed(
      system.components.map { ($0.name, $0.compiled, wanted.mutations) }, of: system.name)
  }

  private struct Listed {
    let flow: String
    let component: Int
    let mutant: Mutant
  }

  /// The wanted mutants of some flows.
  private func listed(
    _ flows: [(name: String, compiled: CompiledFlow, mutations: [Mutation])], of system: String
  ) throws -> [Listed] {
    // A reducer in the world goes by the name of its system.
    let isReducer = flows.isEmpty && wanted.component == system
    if let component = wanted.component, !isReducer,
      !flows.contains(where: { $0.name == component })
    {
      throw ToolError(noComponent: component, of: system, among: flows.map(\.name))
    }
    return flows.enumerated().flatMap { number, flow -> [Listed] in
      guard wanted.component == nil || wanted.component == flow.name else { return [] }
      return flow.compiled.mutants(flow.mutations).filter { isWanted($0.id) }.map {
        Listed(flow: flow.name, component: number, mutant: $0)
      }
    }.share(wanted.shard)
  }

  /// What becomes of some mutants, in their order, however many threads try them.
  private func results<MutationTests>(
    of list: [Listed],
    with make: @Sendable (_ note: @escaping (SearchProgress) -> Void) throws -> MutationTests,
    _ status: @Sendable (inout MutationTests, Int, Mutant) -> MutantStatus
  ) throws -> [MutationScore.Result?] {
    let isTimeLeft = wanted.isTimeLeft
    let statuses: [MutantStatus?] =
      wanted.listsOnly
      ? list.map { _ in .untried }
      : try Jobs(threads: wanted.jobs).map(
        list.count, with: make, told: searched, done: { if let status = $0 { tried(status) } }
      ) {
        isTimeLeft() ? status(&$0, list[$1].component, list[$1].mutant) : nil
      }
    return zip(list, statuses).map { listed, status in
      status.map { MutationScore.Result(listed.mutant, flow: listed.flow, status: $0) }
    }
  }

  /// What becomes of the mutants of reducers, and in which worlds of their own they are tried.
  private func reducers<W: World>(
    _ system: System<W>
  ) throws -> (results: [MutationScore.Result?], stages: [String]) {
    guard wanted.component == nil || system.components.isEmpty && wanted.component == system.name
    else {
      return ([], [])
    }
    let kinds = wanted.mutations.map(\.rawValue)
    let list = try system.mutants().filter { kinds.contains($0.kind) && isWanted($0.id) }
    var mutationTest = ReducerMutationTest(flow: system.name)
    var stages: [String] = []
    let results: [MutationScore.Result?] = try list.share(wanted.shard).map { mutant in
      if let stage = mutant.original?.summary, stage != system.summary, !stages.contains(stage) {
        stages.append(stage)
      }
      if wanted.listsOnly {
        return MutationScore.Result(mutant, flow: system.name, status: .untried)
      }
      guard wanted.isTimeLeft() else { return nil }
      let result = try mutationTest.result(of: mutant)
      tried(result.status)
      return result
    }
    return (results, stages)
  }

  private func mutations(ofReducer isReducer: Bool) -> [Mutation] {
    let reducible: [Mutation] = [.redirect, .dropStep, .swapSteps]
    return isReducer ? wanted.mutations.filter(reducible.contains) : wanted.mutations
  }

  private func isWanted(_ id: String) -> Bool { wanted.only.map { $0 == id } ?? true }
}

extension MutantStatus {
  /// A mutant that is only listed.
  static var untried: MutantStatus { .undecided("it was not tried") }
}

extension Array {
  /// One machine's share.
  fileprivate func share(_ shard: Shard) -> [Element] {
    enumerated().filter { shard.contains($0.offset) }.map(\.element)
  }
}

package struct NamedScore: Sendable {
  package let by: String
  package let score: MutationScore
  /// How many mutants were left when the time was over.
  package let untried: Int
  /// The worlds of their own in which changes of reducers were tried, in words.
  package let stages: [String]

  package init(by: String, score: MutationScore, untried: Int = 0, stages: [String] = []) {
    self.by = by
    self.score = score
    self.untried = untried
    self.stages = stages
  }

  /// - Parameter results: what became of each mutant; nil where the time was over.
  init(by: String, _ results: [MutationScore.Result?], stages: [String] = []) {
    let tried = results.compactMap { $0 }
    self.init(
      by: by, score: MutationScore(tried), untried: results.count - tried.count,
      stages: stages)
  }

  /// How many of a hundred were noticed, of all that count or may count; nil if there are none.
  package var percent: Int? { score.count.percent(outOf: score.count.counted + untried) }

  /// Of how many mutants nothing is known.
  package var unknown: Int { score.count.undecided + untried }

  /// Whether there is no mutant.
  var isEmpty: Bool { score.results.isEmpty && untried == 0 }
}

package struct MutateReport: Sendable {
  package let system: String
  /// Which of the mutants were tried.
  package let shard: Shard
  package let scores: [NamedScore]
  /// How many of a hundred must be noticed.
  package let min: Int

  package init(system: String, shard: Shard = .whole, scores: [NamedScore], min: Int) {
    self.system = system
    self.shard = shard
    self.scores = scores
    self.min = min
  }

  package var outcome: CheckReport.Outcome {
    // What is not known counts as not noticed: enough is enough even so.
    if scores.allSatisfy({ $0.percent ?? ($0.unknown == 0 ? 100 : 0) >= min }) { return .ok }
    return scores.contains { $0.unknown > 0 } ? .truncated : .broken
  }
}
