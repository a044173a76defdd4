import JourneyWalker
import Testing

/// The README is what the package does.
///
/// After a wanted change, `UPDATE_README=1 swift test --filter ReadmeTests` writes its generated
/// blocks anew.
@Suite struct ReadmeTests {
  private static let page = Page((try? Repository.text(of: "README.md")) ?? "")

  static let markers = page.markers

  @Test func `It is written anew if that is asked for`() throws {
    guard Page.isUpdating else { return }
    try Repository.write(Self.page.regenerated(by: Generated.block), to: "README.md")
  }

  @Test(.enabled(if: !Page.isUpdating), arguments: markers)
  func `A generated block is what is generated now`(_ marker: String) throws {
    for block in Self.page.blocks(marker) { #expect(block == (try Generated.block(marker))) }
  }

  @Test func `Every block of Swift is taken from code that is compiled`() {
    for case .text(let lines) in Self.page.pieces {
      #expect(!lines.contains { $0.hasPrefix("```swift") })
    }
    let code = Self.markers.filter { $0.hasPrefix("code ") }
    #expect(code.count >= 4)
    #expect(code.allSatisfy { $0.contains(".swift") })
  }

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
