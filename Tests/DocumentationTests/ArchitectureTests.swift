import Foundation
import Testing

/// The page of the architecture names what is there.
@Suite struct ArchitectureTests {
  private static func page() throws -> String {
    try Repository.text(of: "Sources/EveryPath/EveryPath.docc/Architecture.md")
  }

  @Test func `Every module of Sources has a row`() throws {
    let rows = try Self.page().split(separator: "\n").filter { $0.hasPrefix("| `") }
    for module in try Repository.names(in: "Sources") {
      #expect(rows.contains { $0.split(separator: "|")[0].contains("`\(module)`") }, "\(module)")
    }
  }

  @Test func `Every module and type that is named has a folder or a file of its name`() throws {
    let paths = try ["Sources", "Flows"].flatMap { folder in
      try [folder] + Repository.paths(in: folder)
    }
    let files = Set(paths.compactMap { $0.split(separator: "/").last?.split(separator: ".").first })
    let named = try Self.page().matches(of: /[^`]`([A-Z]\w+)`/).map { $0.1 }
    #expect(named.count > 40)
    #expect(named.filter { !files.contains($0) && $0 != "Tests" } == [])
  }
}
