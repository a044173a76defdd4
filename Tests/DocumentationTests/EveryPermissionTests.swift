import Foundation
import PermissionFacts
import Testing

/// The table of permissions has a row for each: what to write, and what Info.plist needs.
@Suite struct EveryPermissionTests {
  private static let page = "Sources/PermissionFacts/PermissionFacts.docc/EveryPermission.md"
  /// What is compiled: a comment with the name and the product, then the line that asks.
  private static let code = "Tests/PlayedTests/Guide/AskingForEach.swift"
  static let names = Permission.allCases.map(\.rawValue) + ["location-exact"]

  private static func rows() throws -> [[String]] {
    try Repository.text(of: page).split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .map { $0.filter { !$0.isEmpty } }
  }

  /// The product and the static member of a permission in the file that asks for each.
  private static func written(_ name: String) throws -> (product: String, member: String) {
    let lines = try Repository.text(of: code).split(separator: "\n")
    let start = "// \(name): "
    let line = try #require(lines.firstIndex { $0.contains(start) })
    let call = try #require(lines[line + 1].firstMatch(of: /permissions\.ask\(\.(\w+)/))
    return (String(lines[line].split(separator: " ").last ?? ""), String(call.1))
  }

  @Test(arguments: names)
  func `has a row for each, with what is written and what is needed`(_ name: String) throws {
    let rows = try Self.rows().filter { $0[0] == "`\(name)`" }
    #expect(rows.count == 1)
    let row = try #require(rows.first)
    let (product, member) = try Self.written(name)
    let framework = row[1].split(separator: " ").last ?? ""
    #expect(row[1] == "`\(product)`, \(framework)")
    let manifest = try Repository.text(of: "Package.swift")
    #expect(manifest.contains("\"\(product)\": \"\(framework)\""))
    #expect(row[2].hasPrefix("`.\(member)"))
    // The exact place is asked for as location in use is.
    let facts = PermissionFacts.all.first { $0.name == name } ?? .of(.locationWhenInUse)
    for key in facts.keys.value { #expect(row[3].contains("`\(key.name)`")) }
    #expect(row.count == 5)
  }

  @Test func `has no row for anything else`() throws {
    #expect(try Self.rows().map { $0[0] }.sorted() == Self.names.map { "`\($0)`" }.sorted())
    let imports = try Repository.text(of: Self.code).split(separator: "\n")
      .filter { $0.hasPrefix("import ") && $0.hasSuffix("Permission") }
    #expect(imports.count == Self.names.count)
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
