import PermissionFacts
import Testing

/// The permissions of the table.
@Suite struct PermissionsSectionTests {
  @Test(arguments: Permission.allCases)
  func `have a row each`(_ permission: Permission) throws {
    let page = try Repository.text(
      of: "Sources/PermissionFacts/PermissionFacts.docc/EveryPermission.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| \(permission.rawValue) |") }
    #expect(rows.count == 1)
    let row = try #require(rows.first)
    let facts = PermissionFacts.of(permission)
    #expect(row.contains("| \(facts.killsOnChange.value) (\(facts.killsOnChange.mark)) |"))
    for key in facts.keys.value { #expect(row.contains(key.name)) }
  }
}
