import JourneyTool
import Testing

@Suite struct ReadmeTests {
  private static let catalogue = "Sources/JourneyTool/JourneyTool.docc"

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

  @Test func `The figures of the README are those of the page of figures`() throws {
    let figures = try Repository.text(of: "\(Self.catalogue)/Figures.md")
    let row = try #require(figures.firstMatch(of: /\| `camera-access` \| (\d+) \| \d+ \| (\d+) \|/))
    let states = row.1.dropLast(3) + "," + row.1.suffix(3)
    let sentence = "flow and phone together have \(states) states, and \(row.2) properties hold"
    #expect(try Repository.text(of: "README.md").contains(sentence))
  }

  @Test(arguments: CommandSpec.all.map(\.name).filter { $0 != "help" })
  func `Every command is explained`(_ command: String) throws {
    #expect(
      try Repository.text(of: "\(Self.catalogue)/Commands.md").contains("| `journey \(command)"))
  }

  @Test(arguments: [ExitCode.yes, .no, .askedWrongly, .unfinished, .outputLost])
  func `Every exit code is explained`(_ code: ExitCode) throws {
    #expect(
      try Repository.text(of: "\(Self.catalogue)/Commands.md").contains("\n| \(code.rawValue) |"))
  }
}
