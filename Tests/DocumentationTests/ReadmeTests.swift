import JourneyWalker
import Testing

@Suite struct ReadmeTests {
  @Test func `It begins with the name, a sentence, and at most 25 lines of code`() throws {
    let lines = try Repository.text(of: "README.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "# PermissionFlow")
    #expect(lines[2].hasSuffix("."))
    let begin = try #require(lines.firstIndex { $0.hasPrefix("```") })
    let end = try #require(lines[(begin + 1)...].firstIndex { $0 == "```" })
    #expect(lines[begin] == "```swift")
    #expect(end - begin - 1 <= 25)
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
