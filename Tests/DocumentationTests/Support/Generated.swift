import CameraFlow
import CameraModel
import EveryPath
import FlowDiagrams
import FlowModel
import GuestModel
import IMLoginModel
import JourneyTool
import KickedModel
import PermissionFacts
import PermissionModels
import PopupsModel
import WidgetModel

/// What stands in a generated block, from the words of its marker.
///
/// A marker is a comment before a fenced block or table:
/// `<!-- generated: code PATH NAME... PATH NAME... -->`, `diagram SCOPE...`,
/// `screen [SYSTEM] CHOICES...`, `lines ARGUMENTS...`, `broken SYSTEM RULE`,
/// `mutate ARGUMENTS...`, `systems`, `coordinator`, `others`, `permissions`, `permission-names`, `ways`,
/// `lessons`, `unplayed`, `permission NAME`, `listing PATH`, `comparison`.
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
    case "broken": return fenced("text", try Session.broken(words))
    case "mutate": return fenced("text", try Session.mutate(words))
    case "systems": return systems(of: CameraSystems.catalog)
    case "coordinator": return systems(of: CoordinatorSystems.catalog)
    case "others":
      return systems(
        of: GuestSystems.catalog + PopupSystems.catalog + IMLoginSystems.catalog
          + WidgetSystems.catalog
          + KickedSystems.catalog)
    case "permissions": return permissions
    case "permission-names":
      return Permission.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") + "."
    case "ways": return try ways
    case "lessons": return lessons
    case "unplayed": return unplayed
    case "permission": return try PermissionSection.bullets(of: words.joined(separator: " "))
    case "listing": return fenced("text", try listing(words))
    case "comparison": return try Comparison.table
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

  /// A file whole, of code that is not compiled here.
  private static func listing(_ words: [String]) throws -> String {
    try Repository.text(of: words.joined(separator: " ")).trimmingNewlines
  }

  private static func diagramOfCamera(_ words: [String]) throws -> String {
    let compiled = try FlowGraph(CameraFlow()).compiled
    guard let position = words.first, position != "states" else {
      return try diagram(of: compiled, format: .mermaid, scope: .states)
    }
    let steps = words.dropFirst().first.flatMap { Int($0) } ?? 1
    return try diagram(of: compiled, format: .mermaid, scope: .near(position, steps: steps))
  }

  private static func systems(of catalog: [any AnySystem]) -> String {
    let rows = catalog.map { system in
      "| `\(system.name)` | \(system.isLesson ? "lesson" : "shipped") | \(system.summary) |"
    }
    return (["| system | | |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static var permissions: String {
    let table = PermissionTable.compact
    return self.table(table.columns, table.rows)
  }

  /// The ways to the permissions, with what each can grant.
  private static var ways: String {
    get throws {
      let shipped = PermissionSystems.catalog.filter { !$0.isLesson }
      return table(
        ["system", "what it is", "can grant"],
        try shipped.map { system in
          ["`\(system.name)`", system.summary, try system.accept(Grants()).joined(separator: ", ")]
        })
    }
  }

  /// The lessons about permissions, each with the system it stands under.
  private static var lessons: String {
    var rows: [[String]] = []
    var about = ""
    for system in PermissionSystems.catalog {
      if system.isLesson {
        rows.append(["`\(system.name)`", "`\(about)`", system.summary])
      } else {
        about = system.name
      }
    }
    return table(["lesson", "about", "what goes wrong"], rows)
  }

  /// What the phone does instead of what notes say, with the permissions whose notes they are.
  private static var unplayed: String {
    var groups: [(reason: String, names: [String])] = []
    for facts in PermissionFacts.all {
      for case .notModelled(let reason) in facts.notes.map(\.modelled) {
        let position = groups.firstIndex { $0.reason == reason }
        if position == nil { groups.append((reason, [])) }
        let place = position ?? groups.count - 1
        if groups[place].names.last != facts.name { groups[place].names.append(facts.name) }
      }
    }
    return groups.map { group in
      "- \(group.names.map { "`\($0)`" }.joined(separator: ", ")): \(group.reason)"
    }.joined(separator: "\n")
  }

  static func table(_ columns: [String], _ rows: [[String]]) -> String {
    let rule = "|" + String(repeating: "---|", count: columns.count)
    let lines = ([columns] + rows).map { "| \($0.joined(separator: " | ")) |" }
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
  }
}

/// The grants among the outcomes of a system's flow, as they are called in Swift.
private struct Grants: SystemVisitor {
  func visit<W: World>(_ system: System<W>) throws -> [String] {
    guard system.components.count == 1 else { return ["by its permissions"] }
    let prefix = "granted("
    return try Outcomes().visit(system).filter { $0.hasPrefix(prefix) }
      .map { "`.\($0.dropFirst(prefix.count).dropLast())`" }
  }
}

/// How a system's flow can end.
struct Outcomes: SystemVisitor {
  func visit<W: World>(_ system: System<W>) throws -> [String] {
    system.components.flatMap(\.compiled.outcomes)
  }
}
