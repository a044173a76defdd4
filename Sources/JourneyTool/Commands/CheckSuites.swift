import FlowChecker
import FlowModel
import StateSpace

extension Tool {
  /// Searches a system and runs the usual suites of its flows, or one machine's share of both.
  ///
  /// The search cannot be shared out: it is a part of the first share.
  func checkWithSuites(
    _ system: any AnySystem, _ limits: SearchLimits, _ invocation: Invocation
  ) throws -> ExitCode {
    let shard = try shard(invocation)
    let report = shard.number == 1 ? try search(system, limits, invocation) : nil
    let ofSearch = ["property", "explain", "shortest", "max-states", "max-depth", "timeout"]
    if report == nil, let option = ofSearch.first(where: invocation.has) {
      _ = try system.accept(MeantProperties(invocation.lists["property"] ?? []))
      say("The search belongs to share 1, so --\(option) has no effect here.")
    }
    let compiledFlows = try system.accept(CompiledFlows())
    let work = SuiteWork(kinds: Suite.Kind.usual, shard: shard, limit: .max)
    let suites = work.reports(
      on: compiledFlows, jobs: invocation.jobs, told: progressReporter(of: system, invocation))
    if report == nil {
      // The share of a system without flows holds nothing, and there is no report to say so.
      guard !suites.isEmpty else {
        throw ToolError(emptyShare: shard, of: system.name, most: 1)
      }
      try SuiteWork.refuseEmptyShare(of: system.name, suites.map(\.report))
    }
    if invocation.has("json") {
      var members: [JSONNode.Member] = [
        .init("system", .string(system.name)), .init("shard", .string("\(shard)")),
        .init("outcome", .string(outcome(of: report, suites))),
      ]
      if let report {
        members.append(
          .init(
            "search",
            .object(
              CheckJSON.members(
                of: report, tool: toolName, isWhole: invocation.has("explain")))))
      }
      members.append(.init("suites", .array(suites.map(SuiteText.json))))
      try console.write(JSONNode.document(members).text + "\n")
    } else {
      let text = SuiteText(glyphs: glyphs, columns: environment.columns)
      var lines: [String] = []
      if let report { lines += self.lines(of: report, system, invocation) + [""] }
      lines += text.lines(of: suites) + text.answer(to: suites.map(\.report))
      if let report { lines += closing(report) }
      try show(lines.joined(separator: "\n") + "\n")
    }
    let tried = SuiteWork.code(of: suites.map(\.report))
    return saveJUnit(
      CheckJUnit.text(of: report, system.name, suites: suites, tool: toolName), invocation,
      after: report.map { Self.code(of: $0).orWorse(tried) } ?? tried)
  }

  /// What the search said, once more: the last line is what is read.
  private func closing(_ report: CheckReport) -> [String] {
    switch report.outcome {
    case .ok: ["The search found nothing wrong."]
    case .broken: ["But the search found something wrong, see above."]
    case .truncated: ["But the search was not finished, so nothing is proved about the properties."]
    }
  }

  /// The worse of what the search and the suites found; all is well where there was neither.
  private func outcome(of report: CheckReport?, _ suites: [ComponentSuite]) -> String {
    if let report, report.outcome != .ok { return report.outcome.rawValue }
    return SuiteText.outcome(of: suites.map(\.report))
  }
}

extension ToolError {
  /// A share was asked for in which nothing is left to do: that is no yes.
  ///
  /// - Parameter most: how many shares there can be.
  init(emptyShare shard: Shard, of system: String, most: Int) {
    self.init(
      "Share \(shard) of \(system) holds nothing to try; there can be "
        + "\(count(most, "share")) at most.")
  }
}

extension SuiteWork {
  /// Says no if what was run is a share in which there is no case.
  static func refuseEmptyShare(of system: String, _ reports: [SuiteReport]) throws(ToolError) {
    // A list that was cut short is reported as that.
    guard let shard = reports.first?.shard, shard != .whole,
      reports.allSatisfy({ $0.cases == 0 && $0.isComplete })
    else { return }
    throw ToolError(emptyShare: shard, of: system, most: reports.map(\.listed).max() ?? 0)
  }
}
