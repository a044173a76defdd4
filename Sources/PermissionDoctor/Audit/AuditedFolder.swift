import ToolSupport

/// What is read of a folder, and what is not, and why.
struct AuditedFolder {
  let outside: any Outside
  private(set) var app = AuditedApp()
  /// How many files were read.
  private(set) var count = 0
  /// Files that were not read, with the reason as words after the name.
  private(set) var skipped: [(file: String, says: String)] = []
  /// Folders whose contents are not of the app itself.
  private(set) var leftOut: [String] = []

  init(outside: any Outside) { self.outside = outside }

  /// The most bytes of a file that are looked at.
  private static let largest = 2 << 20
  /// The most bytes of a project's file, which lists all others.
  private static let largestProject = 64 << 20
  /// Folders of what others wrote, or what was built.
  private static let foreign: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build",
  ]

  /// Reads a folder and those in it, by name; links are not followed.
  mutating func read(_ root: String) throws(ToolError) {
    guard !root.isEmpty else { throw ToolError("The name of a folder is empty.") }
    guard try outside.names(in: root) != nil else {
      throw ToolError("There is no folder \(harmless(root)) to look into.")
    }
    var open = [""]
    while let folder = open.popLast() {
      let path = Self.joined(root, folder)
      var inner: [String] = []
      for name in names(in: path, folder) {
        let place = folder.isEmpty ? name : "\(folder)/\(name)"
        if add(name, place, at: Self.joined(root, place)) { inner.append(place) }
      }
      open += inner.reversed()
    }
  }

  private static func joined(_ root: String, _ place: String) -> String {
    if place.isEmpty { return root }
    return root == "." ? place : root.hasSuffix("/") ? root + place : "\(root)/\(place)"
  }

  private mutating func names(in path: String, _ folder: String) -> [String] {
    do throws(ToolError) {
      return try outside.names(in: path) ?? []
    } catch {
      skip(folder.isEmpty ? "." : folder, "cannot be opened")
      return []
    }
  }

  private mutating func skip(_ file: String, _ says: String) {
    skipped.append((harmless(file), says))
    let ends = [".swift", ".strings", ".xcstrings"]
    if !ends.contains(where: file.hasSuffix) { app.hasAllKeys = false }
  }

  /// Takes what a name in a folder is; whether it is a folder to look into.
  private mutating func add(_ name: String, _ place: String, at path: String) -> Bool {
    let isRead = Self.isRead(name)
    guard !outside.isLink(path) else {
      if isRead { skip(place, "is a link, which is not followed") }
      return false
    }
    let isFolder = outside.isFolder(path)
    guard isFolder else {
      if isRead { read(name, place, at: path) }
      return false
    }
    guard !name.hasPrefix("."), !Self.foreign.contains(name) else {
      leftOut.append(harmless(place))
      return false
    }
    return true
  }

  /// Whether a file of this name is looked into.
  private static func isRead(_ name: String) -> Bool {
    let ends = [".swift", ".strings", ".xcstrings", ".pbxproj", ".xcconfig", ".yml", ".yaml"]
    return !name.hasPrefix(".") && (ends.contains(where: name.hasSuffix) || isPlist(name))
  }

  private static func isPlist(_ name: String) -> Bool {
    name.hasSuffix(".plist") && !name.hasPrefix("GoogleService")
  }

  /// Whether a property list is one of an app: by its name, or by a key.
  private static func isInfo(_ name: String, _ bytes: [UInt8]) -> Bool {
    let isNamed = name == "Info.plist" || name.hasSuffix("-Info.plist") || name.hasPrefix("Info-")
    return isNamed || text(bytes).contains("CFBundle")
  }

  private mutating func read(_ name: String, _ place: String, at path: String) {
    do throws(ToolError) {
      let bytes = try outside.readDocument(
        path, atMost: name.hasSuffix(".pbxproj") ? Self.largestProject : Self.largest)
      guard !Self.isPlist(name) || Self.isInfo(name, bytes) else { return }
      do throws(Unreadable) {
        try take(bytes, name, place)
        count += 1
      } catch {
        skip(place, error.reason)
      }
    } catch {
      let reason = error.sentence.replacing("Cannot read \(harmless(path)): ", with: "")
      skip(place, "cannot be read: \(reason.hasSuffix(".") ? String(reason.dropLast()) : reason)")
    }
  }

  private mutating func take(
    _ bytes: [UInt8], _ name: String, _ place: String
  ) throws(Unreadable) {
    let file = harmless(place)
    if Self.isPlist(name) { return app.add(plist: try PropertyList.entries(of: bytes)) }
    if name.hasSuffix(".strings") {
      let parts = place.split(separator: "/").dropLast()
      let language = parts.last.flatMap { $0.hasSuffix(".lproj") ? $0.dropLast(6) : nil } ?? "en"
      let texts = try PropertyList.texts(of: bytes).texts
      return app.add(texts, in: Translations.code(of: String(language)), at: file, Self.text(bytes))
    }
    if name.hasSuffix(".xcstrings") {
      let catalog = try StringCatalog.read(bytes)
      if name == "Localizable.xcstrings" { app.development = catalog.sourceLanguage ?? "en" }
      for (language, texts) in catalog.texts.sorted(by: { $0.key < $1.key }) {
        app.add(texts, in: Translations.code(of: language), at: file, Self.text(bytes))
      }
      return
    }
    let text = Self.text(bytes)
    // What is no UTF-8 has been replaced.
    guard !bytes.contains(0), text.utf8.elementsEqual(bytes) else {
      throw Unreadable("is no text in UTF-8")
    }
    guard name.hasSuffix(".swift") else { return app.addKeys(in: text) }
    app.add(swift: text, at: file)
    guard app.sources.last?.text.isCut == true else { return }
    skip(place, "is looked into for \(SwiftStructure.deepest) brackets in each other, no deeper")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
