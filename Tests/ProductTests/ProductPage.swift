/// The page that says what each product links.
struct ProductPage {
  static let path = "Sources/PermissionDrivers/PermissionDrivers.docc/WhatEachProductLinks.md"
  static let opening = "<!-- what each product links -->"
  static let closing = "<!-- end of what each product links -->"

  private let lines: [String]

  static func read() throws -> ProductPage {
    ProductPage(
      lines: try Repository.text(of: path)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// The lines between the marks.
  var table: [String] {
    Array(
      lines.drop { $0 != Self.opening }.dropFirst().prefix { $0 != Self.closing })
  }

  /// The page with a new table.
  func written(with products: [Product]) throws -> String {
    let before = lines.prefix { $0 != Self.opening } + [Self.opening]
    let after = lines.drop { $0 != Self.closing }
    return (before + (try Self.table(of: products)) + after).joined(separator: "\n")
  }

  /// A row a product.
  static func table(of products: [Product]) throws -> [String] {
    ["| product | links | names of it | usage descriptions |", "|---|---|---|---|"]
      + (try products.map { product in
        let names = product.names(try Declarations(of: product.imports))
        return "| `\(product.name)` | \(cell([product.framework])) | "
          + "\(cell(names.types.sorted() + names.members.sorted().map { ".\($0)" })) | "
          + "\(cell(product.keys.sorted())) |"
      })
  }

  private static func cell(_ names: [String]) -> String {
    names.isEmpty ? "–" : names.map { "`\($0)`" }.joined(separator: " ")
  }
}
