import Foundation
import Testing

/// The article of the words has each once, and each is a type's.
@Suite struct VocabularyTests {
  static let page = "Sources/FlowModel/FlowModel.docc/Vocabulary.md"

  /// The rows of the table: a word, what it is, the term of textbooks.
  static func rows() throws -> [[String]] {
    try Repository.text(of: page).split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        !$0.isEmpty
      }
    }
  }

  @Test func `Each word is there once, with a sentence and a term`() throws {
    let rows = try Self.rows()
    #expect(!rows.isEmpty)
    #expect(Set(rows.map { $0[0] }).count == rows.count)
    for row in rows { #expect(row.count == 3 && row[1].hasSuffix("."), "\(row)") }
  }

  @Test func `Each word is the name of a type`() throws {
    let declaration = /(?:struct|class|enum|actor|protocol|typealias|associatedtype) (\w+)/
    let types = try Repository.files(in: "Sources", ending: ".swift").flatMap {
      try Repository.text(of: $0).matches(of: declaration).map { String($0.1) }
    }
    for row in try Self.rows() {
      #expect(types.contains(String(row[0].dropFirst().dropLast())), "\(row[0])")
    }
  }
}
