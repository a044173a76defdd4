import Foundation
import PermissionFacts
import Testing

/// The table of permissions has a row for each: what to write, and what Info.plist needs.
@Suite struct EveryPermissionTests {
  private static let page = "Sources/PermissionFacts/PermissionFacts.docc/EveryPermission.md"
  static let names = Permission.allCases.map(\.rawValue) + ["location-exact"]

  private static func rows() throws -> [[String]] {
    try Repository.text(of: page).split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .map { $0.filter { !$0.isEmpty } }
  }

  @Test(arguments: names)
  func `has a row for each, with what is written and what is needed`(_ name: String) throws {
    let rows = try Self.rows().filter { $0[0] == "`\(name)`" }
    #expect(rows.count == 1)
    let row = try #require(rows.first)
    let (_, product, framework) = try #require(row[1].wholeMatch(of: /`(\w+)`, (\w+)/)?.output)
    let manifest = try Repository.text(of: "Package.swift")
    #expect(manifest.contains("\"\(product)\": \"\(framework)\""))
    // What is asked for is declared by the product, under the permission's name.
    let source = try Repository.files(
      in: "Flows/Permissions/Products/\(product)", ending: ".swift"
    ).map { try Repository.text(of: $0) }.joined()
    let member = try #require(row[2].prefixMatch(of: /`\.(\w+)/)?.output.1)
    #expect(source.contains(try Regex("public static (var|func) \(member)\\b")))
    #expect(source.contains(": Self = \"\(name)\""))
    // The exact place is asked for as location in use is.
    let facts = PermissionFacts.all.first { $0.name == name } ?? .of(.locationWhenInUse)
    for key in facts.keys.value { #expect(row[3].contains("`\(key.name)`")) }
    #expect(row.count == 5)
  }

  @Test func `has no row for anything else`() throws {
    #expect(try Self.rows().map { $0[0] }.sorted() == Self.names.map { "`\($0)`" }.sorted())
  }
}

/// The comparison counts what the page shows or links to.
@Suite struct ComparisonTests {
  private static let page = "Sources/PermissionUI/PermissionUI.docc/WhatYouWrite.md"

  @Test(arguments: Comparison.listings)
  func `names every listing that it counts`(_ listing: String) throws {
    let name = listing.split(separator: "/").last ?? ""
    #expect(try Repository.text(of: Self.page).contains(name))
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
