import JourneyWalker
import Testing

@Suite struct ReadmeTests {
  @Test func `It begins with the name, a sentence, and an example that is whole`() throws {
    let lines = try Repository.text(of: "README.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "# PermissionFlow")
    #expect(lines[2].hasSuffix("."))
    let begin = try #require(lines.firstIndex { $0.hasPrefix("```") })
    let end = try #require(lines[(begin + 1)...].firstIndex { $0 == "```" })
    #expect(lines[begin] == "```swift")
    // What an app writes, from its first import; it is compiled against stand-ins.
    let program = try Repository.text(of: "Tests/PlayedTests/Guide/FiveMinutes.swift")
    #expect(lines[(begin + 1)..<end].joined(separator: "\n") == program.trimmingNewlines)
    #expect(end - begin - 1 <= 20)
  }

  @Test(arguments: CommandSpec.all.map(\.name).filter { $0 != "help" })
  func `Every command is explained`(_ command: String) throws {
    #expect(try Repository.text(of: "README.md").contains("| `journey \(command)"))
  }

  @Test(arguments: [ExitCode.yes, .no, .askedWrongly, .unfinished, .outputLost])
  func `Every exit code is explained`(_ code: ExitCode) throws {
    #expect(try Repository.text(of: "README.md").contains("\n| \(code.rawValue) |"))
  }
}
