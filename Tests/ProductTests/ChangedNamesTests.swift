import PermissionDoctor
import Testing

/// The page of the names that changed says what an app finds after its imports.
@Suite struct ChangedNamesTests {
  private struct Row {
    let old: String
    let new: String
  }

  private static func rows() throws -> [Row] {
    let page = try Repository.text(of: ".github/CHANGELOG.md")
    let block = try #require(page.firstMatch(of: /```text\n((?s).*?)```/)).1
    return try block.split(separator: "\n").map { line in
      let names = line.split(separator: " ")
      try #require(names.count == 2)
      return Row(old: String(names[0]), new: String(names[1]))
    }
  }

  @Test func `Each new name is there, and no old one is`() throws {
    let names = Set(try House.texts(importing: "PermissionUI").flatMap { PublicName.all(in: $0) })
    for row in try Self.rows() {
      #expect(names.contains { $0.name == row.new }, "\(row.new) is not there")
      #expect(!names.contains { $0.name == row.old }, "\(row.old) is still there")
    }
  }

  @Test func `Each name that stands for a flow's own is on the page`() throws {
    let aliases = try House.texts(importing: "PermissionUI").flatMap { PublicName.all(in: $0) }
      .filter { $0.alias?.hasPrefix("Access") == true }
    let rows = try Self.rows().filter { $0.old.hasPrefix("Access") }
    #expect(
      Set(aliases.map { "\($0.alias ?? "") \($0.name)" }) == Set(rows.map { "\($0.old) \($0.new)" })
    )
  }

  @Test func `A name is found with the types that it is in`() {
    let text = """
      public struct A { public typealias B = AccessC }
      extension A.D {
        @MainActor public static func e<F>(_ f: F) { let g = { 1 } }
        public private(set) var h: Int { 1 }
      }
      struct I { func j() {} }
      """
    #expect(PublicName.all(in: text).map(\.name) == ["A", "A.B", "A.D.e", "A.D.h"])
    #expect(PublicName.all(in: text).compactMap(\.alias) == ["AccessC"])
  }
}

/// A public declaration by its name, with those of the types that it is in.
private struct PublicName: Hashable {
  let name: String
  /// What it is another name for; nil for none.
  let alias: String?

  private static let types: Set = [
    "actor", "class", "enum", "extension", "protocol", "struct", "typealias",
  ]
  private static let kinds = types.union(["case", "func", "let", "subscript", "var"])

  static func all(in text: String) -> [PublicName] {
    let tokens = SwiftText(text).tokens
    var (found, scopes, opening) = ([PublicName](), [String](), "")
    var isPublic = false
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{":
        scopes.append(opening)
        opening = ""
      case "}": if !scopes.isEmpty { scopes.removeLast() }
      case "public": isPublic = true
      case let kind where token.kind == .word && kinds.contains(kind):
        let name = dotted(tokens[(index + 1)...])
        let full = (scopes + [name]).filter { !$0.isEmpty }.joined(separator: ".")
        if isPublic, kind != "extension" {
          let isAlias = kind == "typealias"
          found.append(PublicName(name: full, alias: isAlias ? tokens[index + 3].text : nil))
        }
        if types.contains(kind), kind != "typealias" { opening = name }
        isPublic = false
      case "import", "init": isPublic = false
      default: break
      }
    }
    return found
  }

  private static func dotted(_ tokens: ArraySlice<SwiftText.Token>) -> String {
    var rest = tokens
    var name = rest.popFirst()?.text ?? ""
    while rest.first?.isSign(".") == true, let part = rest.dropFirst().first {
      name += "." + part.text
      rest = rest.dropFirst(2)
    }
    return name
  }
}
