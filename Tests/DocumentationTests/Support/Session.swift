import CameraModel
import FlowModel
import JourneyTool
import PermissionModels

/// What the tool shows, without a terminal.
enum Session {
  /// The whole screen of a system after some choices: of the way to a permission whose name comes
  /// first, of the camera with its page otherwise.
  static func screen(after words: [String]) throws -> String {
    if let system = PermissionSystems.catalog.first(where: { $0.name == words.first }) {
      return try system.accept(Screen(choices: Array(words.dropFirst())))
    }
    guard let system = CameraSystems.catalog.first else { return "" }
    return try system.accept(Screen(choices: words))
  }

  /// What `journey check` says of one broken property: a system, then the words of the rule.
  static func broken(_ words: [String]) throws -> String {
    guard let system = words.first else { return "" }
    let rule = words.dropFirst().joined(separator: " ")
    let lines = try lines(["check", system, "--property", rule])
      .split(separator: "\n", omittingEmptySubsequences: false)
    let account = lines.drop { !$0.hasPrefix("BROKEN: ") }.prefix { !$0.isEmpty }
    return account.joined(separator: "\n")
  }

  /// What a command writes to a pipe.
  static func lines(_ arguments: [String]) throws -> String {
    let console = WritingConsole()
    let tool = Tool(
      systems: CameraSystems.catalog, console: console,
      environment: Environment(variables: ["LC_ALL": "C.UTF-8"]))
    _ = tool.run(arguments)
    return console.output.trimmingNewlines
  }
}

private struct Screen: SystemVisitor {
  let choices: [String]

  func visit<W: World>(_ system: System<W>) throws -> String {
    var walk = Walk(system)
    if let mismatch = walk.take(choices) { throw mismatch }
    let session = ScreenSession(SystemWalker(walk))
    let lines = Renderer(session, columns: 80, rows: 24).lines()
    return lines.map { line in
      var text = line.text[...]
      while text.last == " " { text = text.dropLast() }
      return String(text)
    }.joined(separator: "\n").trimmingNewlines
  }
}

/// A console that keeps what is written, also to files, and whose input has ended.
final class WritingConsole: Console {
  var output = ""
  private var files: [String: String] = [:]

  func write(_ text: String) throws(OutputLost) { output += text }
  func writeError(_ text: String) { output += text }
  func readLine(longest: Int) -> String? { nil }
  func readAll() throws(ToolError) -> [UInt8] { [] }
  func readFile(_ path: String) throws(ToolError) -> [UInt8] {
    throw ToolError("Cannot read \(path): there are no files here.")
  }
  func writeFile(_ path: String, _ text: String, replacing: Bool) throws(ToolError) {
    files[path] = text
  }
  func exists(_ path: String) -> Bool { files[path] != nil }
  func run(_ session: ScreenSession) throws(ToolError) -> ScreenSession { session }
}
