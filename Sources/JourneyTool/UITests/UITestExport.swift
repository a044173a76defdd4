import FlowChecker
package import FlowModel
import StateSpace
import ToolSupport

extension Tool {
  /// Writes UI tests of a system's journeys into a folder.
  func exportUITests(_ invocation: Invocation) throws -> ExitCode {
    try refuseParts(in: invocation, for: "xcuitest")
    guard let folder = outputFile(invocation) else {
      throw ToolError("xcuitest writes several files; name a folder for them with -o.")
    }
    let system = try system(invocation.operands[0])
    let plan = try system.accept(
      UITestPlanning(limits: invocation.limits, told: progressReporter(of: system, invocation)))
    let text = UITestText(plan, command: "journey export \(plan.system) --format xcuitest")
    try console.makeFolder(folder)
    let files = try text.files.map { ("\(folder)/\($0.name)", $0) }.filter {
      try !isKept($1, at: $0)
    }
    // All or none.
    for (path, _) in files { try checkPlace(of: path, invocation) }
    for (path, file) in files {
      try console.writeFile(path, file.text, replacing: invocation.has("force"))
    }
    try put(plan)
    return .yes
  }

  /// Whether a file stays: what a team has made its own, and what is as it would be written.
  private func isKept(_ file: UITestText.File, at path: String) throws -> Bool {
    guard console.exists(path) else { return false }
    return try file.isTeams || console.readFile(path) == Array(file.text.utf8)
  }

  private func put(_ plan: UITestPlan) throws {
    let rows = UITestPlan.Class.allCases.map { "  \($0.rawValue): \(plan.counts[$0] ?? 0)\n" }
    try console.write(
      "\(plan.system): \(count(plan.journeys, "journey")) in \(count(plan.roads.count, "test")).\n"
        + rows.joined())
  }
}

/// Makes the plan of a system's UI tests.
package struct UITestPlanning: SystemVisitor {
  var limits = SearchLimits.usual
  var told: ProgressReporter?

  package init() {}

  init(limits: SearchLimits, told: ProgressReporter) { (self.limits, self.told) = (limits, told) }

  package func visit<W: World>(_ system: System<W>) throws -> UITestPlan {
    told?.begin()
    defer { told?.end() }
    guard
      let planner = try UITestPlanner(system, limits: limits, told: { told?.tell($0) })
    else {
      throw ToolError(
        "\(system.name) has no UI tests: its world does not say what a test sees and touches.")
    }
    return planner.plan
  }
}
