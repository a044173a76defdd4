import Foundation

/// The files of this package.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What coding assistants read.
  static let skill = ".claude/skills/everypath/SKILL.md"

  /// The README, the articles, and what is said to coding assistants, by their paths.
  static var pages: [String] {
    get throws {
      let articles = try ["Flows", "Sources"].flatMap { try files(in: $0, ending: ".md") }
      return ["README.md", skill] + articles.filter { $0.contains(".docc/") }
        + (try files(in: ".github", ending: ".md"))
    }
  }

  /// What is in a folder, by name; not what is hidden, such as the Finder's files.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// What is in a folder and in the folders in it, by path; not what is hidden there.
  static func paths(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// The files of a folder whose name ends like that, by their paths.
  static func files(in folder: String, ending end: String) throws -> [String] {
    try paths(in: folder).filter { $0.hasSuffix(end) }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func write(_ text: String, to path: String) throws {
    try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
  }
}
