import EveryPath
import FlowChecker
import FlowModel
import StateSpace

extension Tool {
  /// Changes the flows of a system in every small way, and runs the suites against each.
  func mutate(_ invocation: Invocation) throws -> ExitCode {
    let system = try system(invocation.operands[0])
    let wanted = try wanted(invocation)
    let told = progressReporter(of: system, invocation)
    if !wanted.listsOnly { told.begin("Trying every mutant", before: "a mutant was tried") }
    var tried = MutationScore.Count()
    let scores: [NamedScore]
    do {
      scores = try system.accept(
        Mutating(wanted: wanted, searched: told.tell) {
          tried.add($0)
          told.tell(tried)
        })
    } catch let unfit as UnfitForMutants {
      told.end()
      throw ToolError("\(unfit.description.capitalizedFirst).")
    }
    told.end()
    guard scores.contains(where: { !$0.isEmpty }) else {
      let whole = try wanted.only == nil ? mostMutants(system, wanted) : 0
      if whole > 0 { throw ToolError(emptyShare: wanted.shard, of: system.name, most: whole) }
      throw ToolError(
        wanted.only.map {
          let share = wanted.shard == .whole ? "" : " in share \(wanted.shard)"
          return "\(system.name) has no mutant \"\(harmless($0))\"\(share); see --list."
        }
          ?? "\(system.name) has nothing that these options let change.")
    }
    let report = MutateReport(
      system: system.name, shard: wanted.shard, scores: scores, min: wanted.min)
    if invocation.has("json") {
      try console.write(MutateJSON.text(of: report, listsOnly: wanted.listsOnly) + "\n")
    } else {
      let text = MutateText(
        report: report, glyphs: glyphs, paint: paint(invocation),
        columns: environment.columns)
      let lines = wanted.listsOnly ? text.list : text.lines(tellsKiller: wanted.only != nil)
      try show(lines.joined(separator: "\n") + "\n")
    }
    if wanted.listsOnly { return .yes }
    switch report.outcome {
    case .ok: return .yes
    case .broken: return .no
    case .truncated: return .unfinished
    }
  }

  private func mostMutants(_ system: any AnySystem, _ wanted: WantedMutants) throws -> Int {
    var whole = wanted
    (whole.shard, whole.listsOnly) = (.whole, true)
    let scores = try system.accept(Mutating(wanted: whole))
    return scores.map(\.score.results.count).max() ?? 0
  }

  private func list(_ names: String, of option: String) throws(ToolError) -> [String] {
    let list = names.split(separator: ",").map(String.init)
    guard !list.isEmpty else { throw ToolError("--\(option) names nothing.") }
    var seen: Set<String> = []
    if let name = list.first(where: { !seen.insert($0).inserted }) {
      throw ToolError("--\(option) names \"\(harmless(name))\" twice.")
    }
    return list
  }

  private func wanted(_ invocation: Invocation) throws(ToolError) -> WantedMutants {
    var wanted = WantedMutants()
    if let names = invocation.options["operator"] {
      wanted.mutations = []
      for name in try list(names, of: "operator") {
        guard let mutation = Mutation(rawValue: name) else {
          let known = Mutation.allCases.map(\.rawValue)
          throw ToolError(
            "--operator takes \(enumeration(known)), not \"\(harmless(name))\"."
              + didYouMean(nearest(to: name, among: known)))
        }
        wanted.mutations.append(mutation)
      }
    }
    wanted.triesProperties = invocation.has("properties")
    if let names = invocation.options["suite"] {
      for name in try list(names, of: "suite") {
        guard let kind = Suite.Kind(named: name) else {
          let known = Suite.Kind.allCases.map(\.name)
          throw ToolError(
            "--suite takes \(enumeration(known)), not \"\(harmless(name))\"."
              + didYouMean(nearest(to: name, among: known)))
        }
        wanted.suites.append(kind)
      }
    } else if !wanted.triesProperties {
      wanted.suites = Suite.Kind.usual
    }
    wanted.component = invocation.options["component"]
    wanted.only = invocation.options["only"]
    wanted.listsOnly = invocation.has("list")
    wanted.jobs = invocation.jobs
    wanted.shard = try shard(invocation)
    if let seconds = invocation.limits.seconds {
      wanted.end = ContinuousClock.now.advanced(by: .seconds(seconds))
    }
    wanted.min = invocation.options["min"].flatMap { Int($0) } ?? 100
    return wanted
  }
}

struct WantedMutants {
  var mutations = Mutation.allCases
  var suites: [Suite.Kind] = []
  var triesProperties = false
  var component: String?
  var only: String?
  var listsOnly = false
  var min = 100
  /// How many threads try mutants.
  var jobs = Jobs.usual
  /// Which of them are tried.
  var shard = Shard.whole
  /// When no other is begun; nil for never.
  var end: ContinuousClock.Instant?

  /// Whether another may be begun.
  @Sendable
  func isTimeLeft() -> Bool { end.map { ContinuousClock.now < $0 } ?? true }
}
