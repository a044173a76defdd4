import Foundation

/// The files of this package.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The README, the articles, and what is said to coding assistants, by their paths.
  static var pages: [String] {
    get throws {
      let articles = try ["Flows", "Sources"].flatMap { try files(in: $0, ending: ".md") }
      return ["README.md"] + articles.filter { $0.contains(".docc/") }
        + (try files(in: ".github", ending: ".md"))
    }
  }

  /// The files of a folder whose name ends like that, by their paths.
  static func files(in folder: String, ending end: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(end) }.sorted().map { "\(folder)/\($0)" }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func write(_ text: String, to path: String) throws {
    try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
  }
}
