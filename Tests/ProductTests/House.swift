import Foundation
import PermissionDoctor

/// A number that the package may not exceed.
struct Count: Sendable {
  let name: String
  /// The number; a change that needs less lowers it.
  let number: Int
  /// What was added since for the sake of a capability, each in a line of its own.
  let raised: [(capability: String, by: Int)]
  let value: @Sendable () throws -> Int

  init(
    _ name: String, _ number: Int, raised: [(capability: String, by: Int)] = [],
    _ value: @escaping @Sendable () throws -> Int
  ) {
    self.name = name
    self.number = number
    self.raised = raised
    self.value = value
  }

  /// The most that is allowed.
  var most: Int { raised.reduce(number) { $0 + $1.by } }

  /// What is to be said of a value, on lines of its own for each capability.
  func text(of value: Int) -> String {
    var line = "\(name): \(value), at most \(most)"
    if value > most {
      line += "; take \(value - most) away, or name in `raised` the capability that needs them"
    }
    if value < most { line += "; lower \(name) to \(number - (most - value))" }
    return ([line] + raised.map { "  \($0.by) of it for: \($0.capability)" })
      .joined(separator: "\n")
  }
}

/// What is counted in the files of the package.
///
/// Folders whose names begin with a dot are left out, but for `.ci` and `.github`, and so are links
/// to files that are counted where they are.
enum House {
  static let code = ["Sources", "Flows"]

  /// The files in some folders and in the folders in them whose names end with one of `endings`.
  static func files(in folders: [String], _ endings: String...) throws -> [String] {
    try folders.flatMap { try all(in: $0) }.filter { file in
      endings.contains { file.hasSuffix($0) }
    }
  }

  private static func all(in folder: String) throws -> [String] {
    try Repository.names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      let url = Repository.root.appendingPathComponent(path)
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      return switch attributes[.type] as? FileAttributeType {
      case .typeDirectory?: try all(in: path)
      case .typeRegular?: [path]
      default: []
      }
    }
  }

  static func lines(of files: [String]) throws -> Int {
    try files.reduce(0) { count, file in
      let text = try Data(contentsOf: Repository.root.appendingPathComponent(file))
      return count + text.lazy.filter { $0 == UInt8(ascii: "\n") }.count
    }
  }

  /// The words of all pages, as `wc -w` counts them.
  static func wordsOfPages() throws -> Int {
    let roots = try Repository.names(in: ".").filter { $0.hasSuffix(".md") }
    let pages = try roots + files(in: code + ["Tests", ".github", ".ci"], ".md")
    return try pages.reduce(0) { try $0 + Repository.text(of: $1).split { $0.isWhitespace }.count }
  }

  /// How many types are declared under a name.
  static func types(named name: String) throws -> Int {
    try files(in: code, ".swift").reduce(0) {
      try $0 + types(named: name, in: Repository.text(of: $1))
    }
  }

  static func types(named name: String, in text: String) -> Int {
    guard text.contains(" \(name)") else { return 0 }
    let kinds: Set = [
      "actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias",
    ]
    let tokens = SwiftText(text).tokens
    return zip(tokens, tokens.dropFirst()).count {
      $0.kind == .word && kinds.contains($0.text) && $1.isWord(name)
    }
  }

  /// How many of these declarations there still are.
  static func present(_ declarations: [Declaration]) throws -> Int {
    try declarations.count { declaration in
      let path = Repository.root.appendingPathComponent(declaration.path).path
      guard FileManager.default.fileExists(atPath: path) else { return false }
      return try !SwiftText(Repository.text(of: declaration.path)).lines(of: declaration.text)
        .isEmpty
    }
  }
}

// MARK: - What an import brings

extension House {
  /// How many public declarations an import brings: those of the module and of all that it exports.
  ///
  /// It counts the lines on which `public` stands before a declaration, on every platform; what a
  /// protocol asks for and the cases of an enumeration belong to the type and do not count.
  static func declarations(importing module: String) throws -> Int {
    try texts(importing: module).reduce(0) { $0 + declarations(in: $1) }
  }

  /// The names that an import takes at the top level: the public types of the module and of all
  /// that it exports, and what it exports by name.
  static func types(importing module: String) throws -> Set<String> {
    try texts(importing: module).reduce(into: []) {
      $0.formUnion(types(in: $1))
      $0.formUnion(namedExports(in: $1))
    }
  }

  /// The files of a module and of those that it exports whole.
  static func texts(importing module: String) throws -> [String] {
    var (texts, open, known) = ([String](), [module], Set([module]))
    while let next = open.popLast() {
      for file in try files(in: [folder(of: next)], ".swift") {
        let text = try Repository.text(of: file)
        texts.append(text)
        open += exports(in: text).filter { known.insert($0).inserted }
      }
    }
    return texts
  }

  private static let kinds: Set = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]

  /// The public types of a file that are in no other.
  static func types(in text: String) -> [String] {
    let tokens = SwiftText(text).tokens
    var (names, depth) = ([String](), 0)
    for (index, token) in tokens.enumerated() {
      if token.isSign("{") { depth += 1 }
      if token.isSign("}") { depth -= 1 }
      guard depth == 0, token.isWord("public") else { continue }
      let rest = tokens[(index + 1)...].drop {
        ["final", "indirect", "nonisolated"].contains($0.text)
      }
      // `public import struct` imports.
      guard let kind = rest.first, kinds.contains(kind.text) else { continue }
      names += rest.dropFirst().first.map { [$0.text] } ?? []
    }
    return names
  }

  /// What a file exports of a module that it does not export whole.
  static func namedExports(in text: String) -> [String] {
    exporting(in: text).compactMap { line in
      line.prefixMatch(of: /@_exported (?:public )?import [a-z]+ \w+\.(\w+)/).map { String($0.1) }
    }
  }

  static func declarations(in text: String) -> Int {
    lines(of: text).count { line in
      line.contains("public ")
        && line.prefixMatch(of: /\s*(?:@\w+(?:\([^)]*\))?\s+)*public (?!import )/) != nil
    }
  }

  static func exports(in text: String) -> [String] {
    exporting(in: text).compactMap { line in
      line.prefixMatch(of: /@_exported (?:public )?import (\w+)$/).map { String($0.1) }
    }
  }

  /// A pattern is compiled for each line that it is held against, which few are.
  private static func exporting(in text: String) -> [Substring] {
    text.contains("@_exported") ? lines(of: text).filter { $0.hasPrefix("@_exported") } : []
  }

  private static func lines(of text: String) -> [Substring] { text.split(separator: "\n") }

  /// Where a module is.
  private static func folder(of module: String) throws -> String {
    let folders = Set(
      try files(in: code, ".swift").compactMap { file -> String? in
        let parts = file.split(separator: "/")
        guard let place = parts.firstIndex(of: module[...]) else { return nil }
        return parts[...place].joined(separator: "/")
      })
    guard let folder = folders.first, folders.count == 1 else {
      throw Missing(description: "there are \(folders.count) folders called \(module)")
    }
    return folder
  }

  struct Missing: Error, CustomStringConvertible { let description: String }
}

// MARK: - Targets

extension House {
  /// The targets of the manifest, but for those that only the played tests have.
  static func targets() throws -> Int {
    let lists = try ["permissions", "supports"].map { try Manifest.pairs(of: $0).count }
    return targets(in: try Repository.text(of: "Package.swift")) + lists.reduce(0, +)
  }

  /// Those that are written out between `targets:` and the end of the package.
  static func targets(in manifest: String) -> Int {
    let makers: Set = [
      "appleModule", "executableTarget", "module", "target", "testTarget", "tests",
    ]
    let tokens = SwiftText(manifest).tokens
    guard let package = tokens.firstIndex(where: { $0.isWord("Package") }),
      let start = tokens[package...].firstIndex(where: { $0.isWord("targets") }),
      let end = tokens[start...].firstIndex(where: { $0.isWord("swiftLanguageModes") })
    else { return 0 }
    return (start..<end).count { index in
      guard makers.contains(tokens[index].text), tokens[index + 1].isSign("(") else { return false }
      // A name that is no literal is one of a list.
      let name = tokens[index + 2].isWord("name") ? index + 4 : index + 2
      return tokens[name].kind == .string
    }
  }
}
