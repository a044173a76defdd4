import FlowChecker
import StateSpace

extension Invocation {
  /// Reads a command line of this tool, without the program's name.
  package init(parsing arguments: [String], of tool: String = "journey") throws(ToolError) {
    try self.init(parsing: arguments, of: tool, among: CommandSpec.all, usually: "walk")
  }

  /// How many threads work at once.
  var jobs: Int { options["jobs"].flatMap { Int($0) } ?? Jobs.usual }

  /// How far a search may go, with a default for every command.
  var limits: SearchLimits {
    SearchLimits(
      maxStates: options["max-states"].flatMap { Int($0) } ?? Self.usualStates,
      maxDepth: options["max-depth"].flatMap { Int($0) },
      seconds: options["timeout"].flatMap { Double($0) })
  }

  /// How many states a search may find unless more are allowed.
  static let usualStates = 20_000_000
}
