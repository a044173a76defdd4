import PermissionFacts

/// What stands in a generated block, from the words of its marker.
///
/// A marker is a comment before a fenced block, a table or a paragraph:
/// `<!-- generated: code PATH NAME... PATH NAME... -->`, `screen [SYSTEM] CHOICES...`,
/// `lines ARGUMENTS...`, `broken SYSTEM RULE`, `permission-names`, `comparison`,
/// `recipe ARGUMENTS...`.
enum Generated {
  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  static func block(_ marker: String) throws -> String {
    var words = marker.split(separator: " ").map(String.init)
    guard !words.isEmpty else { throw Unknown(description: "an empty marker") }
    switch words.removeFirst() {
    case "code": return fenced("swift", try code(words))
    case "screen": return fenced("text", try Session.screen(after: words))
    case "lines": return fenced("text", try Session.lines(words))
    case "broken": return fenced("text", try Session.broken(words))
    case "permission-names":
      return Permission.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") + "."
    case "comparison": return try Comparison.table
    case "recipe": return fenced("text", Recipe.text(words))
    default: throw Unknown(description: "no generator for \"\(marker)\"")
    }
  }

  private static func fenced(_ language: String, _ text: String) -> String {
    "```\(language)\n\(text)\n```"
  }

  /// Declarations by name out of one file or several: `PATH NAME NAME PATH NAME`.
  private static func code(_ words: [String]) throws -> String {
    var files: [(path: String, names: [String])] = []
    for word in words {
      if word.hasSuffix(".swift") {
        files.append((word, []))
      } else if !files.isEmpty {
        files[files.count - 1].names.append(word)
      }
    }
    return try files.map { try Excerpt.of($0.names, in: Repository.text(of: $0.path)) }
      .joined(separator: "\n\n")
  }
}
