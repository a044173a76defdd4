import CameraFlow
import CameraModel
import FlowDiagrams
import FlowModel
import JourneyWalker
import PermissionFacts
import PermissionFlow

/// What stands in a generated block, from the words of its marker.
///
/// A marker is a comment before a fenced block or table:
/// `<!-- generated: code PATH NAME... PATH NAME... -->`, `diagram SCOPE...`, `screen CHOICES...`,
/// `lines ARGUMENTS...`, `systems`, `permissions`.
enum Generated {
  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  static func block(_ marker: String) throws -> String {
    var words = marker.split(separator: " ").map(String.init)
    guard !words.isEmpty else { throw Unknown(description: "an empty marker") }
    switch words.removeFirst() {
    case "code": return fenced("swift", try code(words))
    case "diagram":
      return fenced("mermaid", try diagramOfCamera(words).trimmingNewlines)
    case "screen": return fenced("text", try Session.screen(after: words))
    case "lines": return fenced("text", try Session.lines(words))
    case "systems": return systems
    case "permissions": return permissions
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

  private static func diagramOfCamera(_ words: [String]) throws -> String {
    let plan = try FlowGraph(CameraFlow()).plan
    guard let position = words.first, position != "states" else {
      return try diagram(of: plan, format: .mermaid, scope: .states)
    }
    let steps = words.dropFirst().first.flatMap { Int($0) } ?? 1
    return try diagram(of: plan, format: .mermaid, scope: .near(position, steps: steps))
  }

  private static var systems: String {
    let rows = CameraSystems.shelf.map { system in
      "| `\(system.name)` | \(system.isLesson ? "lesson" : "shipped") | \(system.summary) |"
    }
    return (["| system | | |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static var permissions: String {
    let table = PermissionTable.compact
    let rule = "|" + String(repeating: "---|", count: table.columns.count)
    let rows = table.rows.map { "| \($0.joined(separator: " | ")) |" }
    return (["| \(table.columns.joined(separator: " | ")) |", rule] + rows).joined(separator: "\n")
  }
}
