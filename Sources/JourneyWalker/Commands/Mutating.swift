package import FlowExplorer
import FlowModel
import PermissionFlow

/// Tries the mutants of every flow of a system.
struct Mutating: SystemVisitor {
  let wanted: WantedMutants
  /// Called after each mutant.
  let tried: () -> Void

  func visit<W: World>(_ system: System<W>) throws -> [NamedScore] {
    var scores: [NamedScore] = []
    if !wanted.suites.isEmpty { scores.append(try suites(system)) }
    if wanted.triesPromises { scores.append(try promises(system)) }
    return scores
  }

  private func suites<W: World>(_ system: System<W>) throws -> NamedScore {
    let name = wanted.suites.map(\.rawValue).joined(separator: " + ")
    var results: [MutationScore.Result] = []
    // A reducer has no rows: its graph stands for it.
    let flows =
      system.parts.isEmpty
      ? try system.drawn().map { ($0.name, $0, mutations(ofReducer: true)) }
      : system.parts.map { ($0.name, $0.plan, mutations(ofReducer: false)) }
    for (part, plan, mutations) in try chosen(flows, of: system.name) {
      var trial: SuiteTrial?
      for mutant in plan.mutants(mutations) where isWanted(mutant.id) {
        var fate: Fate?
        if !wanted.listsOnly {
          let made = trial ?? SuiteTrial(of: plan, by: wanted.suites)
          trial = made
          fate = made.fate(of: mutant)
          tried()
        }
        results.append(MutationScore.Result(mutant, flow: part, fate: fate ?? .untried))
      }
    }
    return NamedScore(by: name, score: MutationScore(results))
  }

  private func promises<W: World>(_ system: System<W>) throws -> NamedScore {
    let flows = system.parts.enumerated().map { ($0.element.name, $0.offset, ()) }
    var results: [MutationScore.Result] = []
    var trial: PromiseTrial<W>?
    for (part, number, _) in try chosen(flows, of: system.name) {
      trial = trial?.trying(part: number)
      for mutant in system.parts[number].plan.mutants(wanted.mutations)
      where isWanted(mutant.id) {
        var fate: Fate?
        if !wanted.listsOnly {
          let made = try trial ?? PromiseTrial(of: system, part: number)
          trial = made
          fate = made.fate(of: mutant)
          tried()
        }
        results.append(MutationScore.Result(mutant, flow: part, fate: fate ?? .untried))
      }
    }
    if wanted.part == nil { results += try reducers(system) }
    return NamedScore(by: "promises", score: MutationScore(results))
  }

  private func reducers<W: World>(_ system: System<W>) throws -> [MutationScore.Result] {
    let kinds = wanted.mutations.map(\.rawValue)
    return try system.mutants().filter { kinds.contains($0.kind) && isWanted($0.id) }.map {
      mutant in
      defer { tried() }
      return wanted.listsOnly
        ? MutationScore.Result(mutant, flow: system.name, fate: .untried)
        : try mutant.result(flow: system.name)
    }
  }

  private func mutations(ofReducer isReducer: Bool) -> [Mutation] {
    let reducible: [Mutation] = [.redirect, .dropStep, .swapSteps]
    return isReducer ? wanted.mutations.filter(reducible.contains) : wanted.mutations
  }

  private func isWanted(_ id: String) -> Bool { wanted.only.map { $0 == id } ?? true }

  private func chosen<Plan, More>(
    _ flows: [(String, Plan, More)], of system: String
  ) throws -> [(String, Plan, More)] {
    guard let part = wanted.part else { return flows }
    let found = flows.filter { $0.0 == part }
    guard found.isEmpty else { return found }
    throw Trouble(
      "\(system) has no flow \"\(harmless(part))\"."
        + didYouMean(nearest(to: part, among: flows.map(\.0))))
  }
}

extension Fate {
  /// A mutant that is only listed.
  static var untried: Fate { .undecided("it was not tried") }
}

/// A score, and who was tried.
package struct NamedScore: Sendable {
  package let by: String
  package let score: MutationScore

  package init(by: String, score: MutationScore) {
    self.by = by
    self.score = score
  }
}

/// The scores of a system.
package struct MutateReport: Sendable {
  package let system: String
  package let scores: [NamedScore]
  /// How many of a hundred must be noticed.
  package let min: Int

  package init(system: String, scores: [NamedScore], min: Int) {
    self.system = system
    self.scores = scores
    self.min = min
  }

  package var outcome: CheckReport.Outcome {
    if scores.contains(where: { $0.score.count.undecided > 0 }) { return .truncated }
    return scores.allSatisfy { $0.score.count.percent >= min } ? .ok : .broken
  }
}
