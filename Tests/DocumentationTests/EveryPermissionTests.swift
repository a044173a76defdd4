import PermissionFacts
import Testing

/// The page of permissions has a section for each, which says what no table can.
@Suite struct EveryPermissionTests {
  private static let page = "Sources/PermissionUI/PermissionUI.docc/EveryPermissionOnAPage.md"
  static let names = Permission.allCases.map(\.rawValue) + ["location-exact"]

  /// The sections, from their headings on.
  private static func sections() throws -> [String] {
    try Repository.text(of: page).split(separator: "\n## ").map(String.init)
  }

  @Test(arguments: names)
  func `has a section for each`(_ name: String) throws {
    let found = try Self.sections().filter { $0.contains("<!-- generated: permission \(name) -->") }
    #expect(found.count == 1)
    let section = try #require(found.first)
    #expect(section.contains("\n**Without a permission.** "))
    #expect(section.contains("\n**What the driver does not see.** "))
  }

  @Test func `has no section for anything else`() throws {
    #expect(try PermissionSection.names.sorted() == Self.names.sorted())
    let marked = try Self.sections().filter { $0.contains("<!-- generated: permission ") }
    #expect(marked.count == Self.names.count)
  }

  @Test func `shows lines of a file that imports each product once`() throws {
    let imports = try Repository.text(of: PermissionSection.code).split(separator: "\n")
      .filter { $0.hasPrefix("import ") && $0.hasSuffix("Permission") }
    #expect(imports.count == Self.names.count)
    #expect(
      try PermissionSection.products.sorted() == imports.map { String($0.dropFirst(7)) }.sorted())
  }
}

/// The comparison counts what the page shows.
@Suite struct ComparisonTests {
  private static let page = "Sources/PermissionUI/PermissionUI.docc/WhatYouWrite.md"

  @Test(arguments: Comparison.listings)
  func `shows every listing that it counts`(_ listing: String) throws {
    #expect(try Repository.text(of: Self.page).contains(" \(listing) -->"))
    #expect(try Comparison.lines(in: listing) > 5)
  }

  @Test func `counts neither empty lines nor comments`() throws {
    let presenter = "Tests/PlayedTests/Guide/OwnPresenter.swift"
    let lines = try Repository.text(of: presenter).split(
      separator: "\n", omittingEmptySubsequences: false)
    let left = lines.filter { line in
      let code = line.drop { $0 == " " }
      return code.isEmpty || code.hasPrefix("//")
    }
    #expect(!left.isEmpty)
    #expect(try Comparison.lines(in: presenter) == lines.count - left.count)
  }
}

/// The permissions of the table.
@Suite struct PermissionsSectionTests {
  @Test(arguments: Permission.allCases)
  func `the permissions of the table have a row each`(_ permission: Permission) throws {
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
