import Testing

/// The names of mistakes and findings are explained, all of them and no others.
@Suite struct RulesTests {
  @Test(
    arguments: [
      ("EveryPath", "Sources/EveryPath/EveryPath.docc/Mistakes.md"),
      ("FlowChecker", "Sources/FlowChecker/FlowChecker.docc/Findings.md"),
    ])
  func `The page explains the rules of its module`(_ module: String, _ path: String) throws {
    let written = try Repository.files(in: "Sources/\(module)", ending: ".swift").flatMap {
      try Repository.text(of: $0).matches(of: /rule: "([a-z-]+)"/).map { $0.1 }
    }
    let explained = try Repository.text(of: path).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .flatMap { $0.split(separator: "|")[0].matches(of: /`([a-z-]+)`/).map { $0.1 } }
    #expect(!written.isEmpty)
    #expect(Set(explained) == Set(written))
    #expect(explained.count == Set(explained).count)
  }
}
