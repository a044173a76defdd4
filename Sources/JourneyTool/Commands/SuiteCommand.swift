import EveryPath
package import FlowChecker
import FlowModel

extension Tool {
  /// Makes test cases of a system's flows, and runs them on their machines or lists them.
  func suite(_ invocation: Invocation) throws -> ExitCode {
    let named = invocation.options["kind"].flatMap { Suite.Kind(named: $0) }
    let system = try system(invocation.operands[0])
    let compiledFlows = try compiledFlows(of: system, component: invocation.options["component"])
    let work = SuiteWork(
      kinds: named.map { [$0] } ?? Suite.Kind.usual, shard: try shard(invocation),
      limit: invocation.options["limit"].flatMap { Int($0) } ?? SuiteWork.usualLimit)
    if invocation.has("list"), !invocation.has("json") {
      return try list(work, compiledFlows, of: system.name)
    }
    let reports = work.reports(
      on: compiledFlows, jobs: invocation.jobs, told: progressReporter(of: system, invocation))
    try SuiteWork.refuseEmptyShare(of: system.name, reports.map(\.report))
    if invocation.has("json") {
      try writeDocument(
        of: system.name, reports, invocation.has("list") ? (work, compiledFlows) : nil)
    } else {
      let text = SuiteText(glyphs: glyphs, columns: environment.columns)
      let lines = text.lines(of: reports) + text.answer(to: reports.map(\.report))
      try show(lines.joined(separator: "\n") + "\n")
    }
    return SuiteWork.code(of: reports.map(\.report))
  }

  /// The share a command line asks for.
  func shard(_ invocation: Invocation) throws(ToolError) -> Shard {
    guard let text = invocation.options["shard"] else { return .whole }
    guard let shard = Shard(text) else {
      throw ToolError("--shard needs a share such as 2/5, not \"\(harmless(text))\".")
    }
    return shard
  }

  /// Writes one JSON document, piece by piece: a list of cases may be longer than memory.
  ///
  /// - Parameter listing: what makes the cases, if they are to be listed.
  private func writeDocument(
    of system: String, _ reports: [ComponentSuite],
    _ listing: (work: SuiteWork, compiledFlows: [NamedFlow])?
  ) throws {
    let head = JSONNode.document([
      .init("system", .string(system)),
      .init("shard", .string("\(reports.first?.report.shard ?? .whole)")),
      .init("outcome", .string(SuiteText.outcome(of: reports.map(\.report)))),
    ])
    try console.write(head.text.dropLast() + ", \"suites\": [")
    for (number, component) in reports.enumerated() {
      let suite = SuiteText.json(of: component).text
      try console.write((number == 0 ? "" : ", ") + suite.dropLast())
      if let (work, compiledFlows) = listing {
        let compiled = compiledFlows[number / work.kinds.count].compiled
        try work.write(component.report, of: compiled, to: console)
      }
      try console.write("}")
    }
    try console.write("]}\n")
  }

  /// The names of the cases, one a line.
  private func list(
    _ work: SuiteWork, _ compiledFlows: [NamedFlow], of system: String
  ) throws -> ExitCode {
    var reports: [SuiteReport] = []
    for compiled in compiledFlows {
      for kind in work.kinds {
        let report = try work.report(kind, compiled.compiled) { test in
          try show(
            "\(compiled.name) \(kind.name): \(harmless(test.name)) "
              + "(\(count(test.steps.count, "step")))\n")
          return nil
        }
        reports.append(report)
      }
    }
    try SuiteWork.refuseEmptyShare(of: system, reports)
    let isComplete = reports.allSatisfy(\.isComplete)
    if !isComplete {
      say("The list was not finished: there are more cases than --limit lets through.")
    }
    return isComplete ? .yes : .unfinished
  }
}

/// The suites that are to be run, and how much of them.
package struct SuiteWork {
  /// How many cases of a list are looked at unless one says otherwise.
  static let usualLimit = 100_000

  let kinds: [Suite.Kind]
  let shard: Shard
  let limit: Int

  func report(
    _ kind: Suite.Kind, _ compiled: CompiledFlow, _ run: (SuiteCase) throws -> SuiteMismatch?
  ) rethrows -> SuiteReport {
    try SuiteReport(kind, of: compiled, shard: shard, limit: limit, run: run)
  }

  /// Writes the cases of a suite and what it is to try, as the last members of its JSON object.
  fileprivate func write(
    _ report: SuiteReport, of compiled: CompiledFlow, to console: any Console
  ) throws {
    try console.write(", \"list\": [")
    var separator = ""
    _ = try self.report(report.kind, compiled) { test in
      try console.write(separator + SuiteText.json(of: test).text)
      separator = ", "
      return nil
    }
    let requirements = JSONNode.array(SuiteText.json(ofRequirements: report))
    try console.write("], \"requirements\": \(requirements.text)")
  }

  /// Runs all of them, so many at once.
  func reports(on compiledFlows: [NamedFlow], jobs: Int, told: ProgressReporter) -> [ComponentSuite]
  {
    told.begin("Trying the cases")
    defer { told.end() }
    let work = compiledFlows.flatMap { compiled in kinds.map { (compiled: compiled, kind: $0) } }
    var tried = 0
    return Jobs(threads: jobs).map(
      work.count,
      done: { (suite: ComponentSuite) in
        tried += suite.report.cases
        told.tell(tried: tried, "case")
      }
    ) { number in
      let (compiled, kind) = work[number]
      return ComponentSuite(
        component: compiled.name,
        report: report(kind, compiled.compiled) { test in test.mismatch(on: compiled.compiled) })
    }
  }

  /// How the tool ends after suites: a difference counts more than a list that was not finished.
  package static func code(of reports: [SuiteReport]) -> ExitCode {
    if reports.contains(where: { !$0.passes }) { return .no }
    return reports.allSatisfy(\.isComplete) ? .yes : .unfinished
  }
}

/// A suite of a component, after it was run.
package struct ComponentSuite {
  let component: String
  let report: SuiteReport

  package init(component: String, report: SuiteReport) {
    self.component = component
    self.report = report
  }
}
