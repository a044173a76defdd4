import PermissionFacts
import ToolSupport

/// What an audit reads of an app.
package struct AuditedApp: Sendable {
  /// A file of Swift.
  struct Source: Sendable {
    let path: String
    let text: SwiftStructure
    /// The functions of the folder that open Settings, and whether only in a later turn.
    var openers: [String: Bool] = [:]
    /// Whether the folder declares a `startRunning` of its own.
    var hasOwnStart = false
  }

  /// The texts of a key in a file, by language.
  struct Label: Hashable, Sendable {
    let language: String
    let text: String
    let file: String
  }

  private(set) var sources: [Source] = []
  /// The keys of all property lists, and those that a build is told to add.
  private(set) var keys: Set<String> = []
  /// Whether every file was read that may have keys.
  package var hasAllKeys = true
  /// The language that the folder's catalogue was written in.
  package var development = "en"
  /// The texts of catalogues by their keys.
  private(set) var labels: [String: [Label]] = [:]
  /// The lines of keys in catalogues, where they are looked for.
  private var catalogs: [(path: String, text: String)] = []

  package init() {}

  package mutating func add(swift text: String, at path: String) {
    let text = SwiftText(text)
    sources.append(Source(path: path, text: SwiftStructure(text)))
    for token in text.tokens where token.kind == .string { addKeys(in: token.text) }
  }

  package mutating func add(plist: [String: PlistValue]) { keys.formUnion(plist.keys) }

  /// Takes the keys that a project's file or a settings file names.
  package mutating func addKeys(in text: String) {
    guard text.contains("NS") else { return }
    for match in text.matches(of: /NS[A-Za-z]+Usage[A-Za-z]*/) { keys.insert(String(match.0)) }
  }

  package mutating func add(
    _ texts: [String: String], in language: String, at path: String, _ text: String
  ) {
    for (key, value) in texts {
      labels[key, default: []].append(Label(language: language, text: value, file: path))
    }
    if catalogs.last?.path != path { catalogs.append((path, text)) }
  }

  /// The line of a key in a catalogue.
  func line(of key: String, in path: String) -> Int {
    guard let text = catalogs.first(where: { $0.path == path })?.text,
      let place = text.firstRange(of: "\"\(key)\"")?.lowerBound
    else { return 1 }
    return 1 + text[..<place].count { $0.isNewline }
  }

  /// What was found, by file and line.
  package var findings: [AuditFinding] {
    var openers = ["openAppSettings": false, "openSystemSettings": false]
    for source in sources { openers.merge(source.ownOpeners) { $0 || $1 } }
    let hasOwnStart = sources.contains { $0.text.declares("startRunning") }
    let found = sources.flatMap { source in
      var source = source
      (source.openers, source.hasOwnStart) = (openers, hasOwnStart)
      return findings(in: source)
    }
    return Set(found + catalogFindings).sorted()
  }

  private func findings(in source: Source) -> [AuditFinding] {
    let groups: [[AuditFinding]] = [
      source.switches, source.requests, source.places, keyFindings(in: source),
      labelFindings(in: source),
    ]
    return groups.flatMap { $0 }
  }
}
