import PermissionFacts
import Testing

@Suite struct `The permissions of the README` {
  @Test(arguments: Permission.allCases)
  func `have a row each`(_ permission: Permission) throws {
    let readme = try Repository.text(of: "README.md")
    let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| \(permission.rawValue) |") }
    #expect(rows.count == 1)
    let row = try #require(rows.first)
    let facts = PermissionFacts.of(permission)
    #expect(row.contains("| \(facts.killsOnChange.value) (\(facts.killsOnChange.mark)) |"))
    for key in facts.keys.value { #expect(row.contains(key.name)) }
  }
}
