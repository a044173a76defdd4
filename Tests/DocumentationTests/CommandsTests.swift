import FlowTestSupport
import JourneyTool
import PermissionFacts
import Testing

/// Each command that a page offers to a newcomer does what the page says.
@Suite struct CommandsTests {
  /// A command of `journey` on a page.
  struct Command: Hashable, Sendable, CustomTestStringConvertible {
    let line: String
    /// Whether the page has it run without optimisation.
    let isQuick: Bool

    var testDescription: String { line }
    /// A lesson is broken, and there is no question beside a guide.
    var code: ExitCode { line.contains("cached-status") || line.hasPrefix("find") ? .no : .yes }
  }

  static let commands = ["README.md", Repository.skill].flatMap { path in
    commands(in: (try? Repository.text(of: path)) ?? "")
  }

  /// What stands between backticks, or in lines of their own; `doctor` has tests of its own.
  private static func commands(in text: String) -> [Command] {
    text.matches(of: /swift run( -c release)? journey([^`\n]*)/)
      .map { Command(line: String($0.2.trimmingPrefix(" ")), isQuick: $0.1 == nil) }
      .filter { !$0.line.hasPrefix("doctor") }
  }

  private func run(_ command: Command) -> (code: ExitCode, output: String) {
    let (console, facts, means) = (
      WritingConsole(), PermissionTable.full, PermissionTable.automation
    )
    // Without a word it opens the walker, on a terminal.
    let isWalker = command.line.isEmpty
    let environment = Environment(
      variables: ["LC_ALL": "C.UTF-8", "TERM": "xterm"], inputIsTerminal: isWalker,
      outputIsTerminal: isWalker)
    let tool = Tool(
      catalogs: [ListedCatalog(nil, ShippedFindingsTests.catalogs)],
      tables: [
        ListedTable("permissions", columns: facts.columns, rows: facts.rows),
        ListedTable("automation", columns: means.columns, rows: means.rows),
      ],
      console: console, environment: environment)
    return (tool.run(shellWords(command.line)), console.output)
  }

  @Test(arguments: commands.filter { $0.isQuick || isOptimised })
  func `A command of a page can be run, and ends as the page says`(_ command: Command) {
    let (code, output) = run(command)
    #expect(code == command.code, "\(output)")
  }

  private static let steps = ScreenPicture.choices.dropFirst().joined(separator: ",")

  @Test func `The command beside the picture leads to its screen`() throws {
    #expect(Self.commands.count > 8)
    let command = try #require(Self.commands.first { $0.line.contains(Self.steps) })
    let (_, output) = run(command)
    let choices = try Session.screen(after: ScreenPicture.choices).matches(
      of: /(\d) (person|system) (.+?) +new/)
    #expect(choices.count == 8)
    for choice in choices { #expect(output.contains("\n\(choice.1). \(choice.2): \(choice.3)")) }
  }

  @Test func `The lesson of the README prints one journey, at the top`() throws {
    let lesson = try #require(Self.commands.first { $0.line.contains("cached-status") })
    let lines = run(lesson).output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 24)
    #expect(lines.indices.filter { lines[$0].hasPrefix("BROKEN: ") } == [2])
  }

  /// What every reader of skills asks for.
  @Test func `The skill begins with its name, which is its folder's, and with when to use it`()
    throws
  {
    let lines = try Repository.text(of: Repository.skill).split(separator: "\n")
    #expect(lines[0] == "---" && lines[3] == "---")
    #expect(lines[1] == "name: \(Repository.skill.split(separator: "/")[2])")
    #expect(lines[2].hasPrefix("description: ") && (200...1024).contains(lines[2].count))
    #expect(lines[2].contains("Use when"))
  }
}
