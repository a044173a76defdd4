package import EveryPath
import FlowModel
import Foundation
public import Testing

/// What a check finds wrong, and where.
///
/// Each `problems` of this module returns what the `verify` or `then` of the same parameters records
/// as issues; those of `PermissionTesting`, which know of no row, name the test.
public struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence.
  public let description: String
  /// The row of the flow, or the test where no row was taken.
  public let sourceLocation: SourceLocation

  /// - Parameters:
  ///   - line: the row of the flow; nil if none was taken.
  ///   - test: where the test called the check.
  package init(_ description: String, at line: SourceLine? = nil, or test: SourceLocation) {
    self.description = description
    sourceLocation = line.map { SourceLocation($0, near: test) } ?? test
  }
}

extension [Problem] {
  func record() {
    for problem in self {
      Issue.record(
        Comment(rawValue: problem.description), sourceLocation: problem.sourceLocation)
    }
  }
}

extension SourceLocation {
  /// Where a row of a flow was written.
  ///
  /// A row remembers module and file name only, so that no path is baked into an app. The file is
  /// looked up among the sources around the test; where it is not found, the name stands for it.
  init(_ row: SourceLine, near test: SourceLocation) {
    self.init(
      fileID: row.file, filePath: SourceTree.around(test).path(of: row.file) ?? row.file,
      line: max(row.line, 1), column: 1)
  }
}

/// The Swift files around a test, found once.
private final class SourceTree: Sendable {
  private let paths: [String: [String]]

  private init(root: URL) {
    var paths: [String: [String]] = [:]
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" {
        paths[file.lastPathComponent, default: []].append(file.path)
      }
    }
    self.paths = paths.mapValues { $0.sorted() }
  }

  /// The file of a `#fileID`: of several with its name the one in a folder called like the module.
  func path(of fileID: String) -> String? {
    guard let module = fileID.split(separator: "/").first,
      let name = fileID.split(separator: "/").last,
      let found = paths[String(name)]
    else { return nil }
    return found.first { $0.contains("/\(module)/") } ?? found.first
  }

  /// The sources of the package the test belongs to.
  static func around(_ test: SourceLocation) -> SourceTree {
    let root = root(above: test.filePath)
    return trees.tree(root) { SourceTree(root: $0) }
  }

  private static func root(above path: String) -> URL {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let start = folder
    while folder.pathComponents.count > 1 {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return start
  }

  private static let trees = Trees()

  private final class Trees: Sendable {
    private let known = Guarded<[URL: SourceTree]>([:])

    func tree(_ root: URL, _ make: (URL) -> SourceTree) -> SourceTree {
      if let tree = known.value[root] { return tree }
      let tree = make(root)
      known.value[root] = tree
      return tree
    }
  }
}
