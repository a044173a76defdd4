import JourneyTool
import Testing

@Suite struct ReadmeTests {
  private static let commands = "Sources/JourneyTool/JourneyTool.docc/Commands.md"

  private static func lines() throws -> [String] {
    try Repository.text(of: "README.md").trimmingNewlines
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `The README begins with the name, a sentence, and an example that is whole`() throws {
    let lines = try Self.lines()
    #expect(lines[0] == "# EveryPath")
    #expect(lines[2].hasSuffix("."))
    let begin = try #require(lines.firstIndex { $0.hasPrefix("```") })
    let end = try #require(lines[(begin + 1)...].firstIndex { $0 == "```" })
    #expect(lines[begin] == "```swift")
    // What an app writes, from its first import; it is compiled against stand-ins.
    let program = try Repository.text(of: "Tests/PlayedTests/Guide/FiveMinutes.swift")
    #expect(lines[(begin + 1)..<end].joined(separator: "\n") == program.trimmingNewlines)
    #expect(end - begin - 1 <= 20)
  }

  @Test func `The README has two hundred lines at most`() throws {
    #expect(try Self.lines().count <= 200)
  }

  /// A gate runs the second, and a fresh clone both.
  @Test(arguments: ["swift run journey", "swift test"])
  func `The README shows the commands of a newcomer`(_ command: String) throws {
    #expect(try Self.lines().contains(command))
  }

  @Test(arguments: CommandSpec.all.map(\.name).filter { $0 != "help" })
  func `Every command is explained`(_ command: String) throws {
    #expect(try Repository.text(of: Self.commands).contains("| `journey \(command)"))
  }

  @Test(arguments: [ExitCode.yes, .no, .askedWrongly, .unfinished, .outputLost])
  func `Every exit code is explained`(_ code: ExitCode) throws {
    #expect(try Repository.text(of: Self.commands).contains("\n| \(code.rawValue) |"))
  }
}
