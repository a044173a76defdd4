import PermissionFacts
import ToolSupport

/// What an audit reads of an app.
package struct AuditedApp: Sendable {
  /// A file of Swift.
  struct Source: Sendable {
    let path: String
    let text: SwiftStructure
    /// The functions of the folder that open Settings, and whether only in a later turn; with the
    /// labels that they take if their name tells nothing, and their type.
    var openers = Self.known
    /// The functions of the folder that ask for a permission.
    var askers: Set<String> = []
    /// The constants of the folder's types that hold the address of Settings: `URL.settings`.
    var addresses: Set<String> = []
    /// The places of the names here that hold it.
    var constants: [Int] = []
    /// Whether the folder declares a `startRunning` of its own.
    var hasOwnStart = false

    typealias Openers = [String: (isLate: Bool, labels: [String]?, type: String?)]
    static let known: Openers = [
      "openAppSettings": (false, nil, nil), "openSystemSettings": (false, nil, nil),
    ]
  }

  /// The texts of a key in a file, by language.
  struct Label: Hashable, Sendable {
    let language: String
    let text: String
    let file: String
  }

  private(set) var sources: [Source] = []
  /// The keys of all property lists, and those that a build is told to add.
  var keys: Set<String> { filled.union(blank.filter { labels[$0] != nil }) }
  private var filled: Set<String> = []
  /// The keys without a text, which may stand in a catalogue.
  private var blank: Set<String> = []
  /// Whether anything is known of keys.
  var hasKeys: Bool { !filled.isEmpty || !blank.isEmpty }
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
    guard Self.isManifest(text, path) else { return }
    for (index, token) in text.tokens.enumerated() where token.kind == .string {
      for match in token.text.matches(of: Self.key) {
        let value = text.tokens.dropFirst(index + 1).prefix(2)
        let isText = value.first?.isSign(":") == true && value.last?.kind == .string
        take(String(match.0), isText ? value.last?.text ?? "" : token.text)
      }
    }
  }

  private static var key: Regex<Substring> { /NS[A-Za-z]+Usage[A-Za-z]*/ }

  /// Whether Swift declares keys, as that of Tuist does.
  private static func isManifest(_ text: SwiftText, _ path: String) -> Bool {
    ["Project.swift", "Package.swift"].contains(where: path.hasSuffix)
      || text.imports.contains("ProjectDescription")
  }

  package mutating func add(plist: [String: PlistValue]) {
    for (key, value) in plist {
      if case .text(let text) = value { take(key, text) } else { filled.insert(key) }
    }
  }

  private mutating func take(_ key: String, _ text: String) {
    if DoctorCase.isBlank(text) { blank.insert(key) } else { filled.insert(key) }
  }

  /// Takes the keys that a project's file or a settings file has, but for those in comments.
  package mutating func addKeys(in text: String) {
    guard text.contains("NS") else { return }
    let empty =
      /["']?(\[[^\]]*\])?\s*([:=]\s*("\s*"|'\s*')|=)\s*([;,}].*|(#|\/\/).*)?/
    for match in text.matches(of: Self.key) {
      let start = text[..<match.range.lowerBound].lastIndex(where: \.isNewline)
      let before = text[(start ?? text.startIndex)..<match.range.lowerBound]
      let after = text[match.range.upperBound...].prefix { !$0.isNewline }
      guard !before.contains(/(^|\s)(#|\/\/)[^"']*$/) else { continue }
      take(String(match.0), after.wholeMatch(of: empty) == nil ? "full" : "")
    }
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
    var sources = sources
    for index in sources.indices { sources[index].constants = sources[index].ownConstants }
    let addresses = sources.reduce(into: Set<String>()) { $0.formUnion($1.ownAddresses) }
    let hasOwnStart = sources.contains { $0.text.declares("startRunning") }
    for index in sources.indices {
      (sources[index].addresses, sources[index].hasOwnStart) = (addresses, hasOwnStart)
    }
    let names = sources.flatMap { source in
      source.text.functions.map { source.text.tokens[$0.name].text }
    }
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let askers = sources.flatMap(\.ownAskers).filter { counts[$0] == 1 }
    let openers = openers(in: sources, counts)
    for index in sources.indices {
      (sources[index].openers, sources[index].askers) = (openers, Set(askers))
    }
    return Set(sources.flatMap(findings) + catalogFindings).sorted()
  }

  /// The functions that open Settings; a name that tells nothing only if one function has it.
  private func openers(in sources: [Source], _ counts: [String: Int]) -> Source.Openers {
    sources.reduce(into: Source.known) { openers, source in
      let own = source.ownOpeners.filter { $0.key.contains("Settings") || counts[$0.key] == 1 }
      openers.merge(own) { ($0.isLate || $1.isLate, nil, nil) }
    }
  }

  private func findings(in source: Source) -> [AuditFinding] {
    let groups: [[AuditFinding]] = [
      source.switches, source.requests, source.places, keyFindings(in: source),
      labelFindings(in: source),
    ]
    return groups.flatMap { $0 }
  }
}
