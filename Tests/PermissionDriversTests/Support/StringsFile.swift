import Foundation

/// The words of one language as they stand in the package's sources.
struct StringsFile {
  static let languages = ["en", "zh-Hans", "de", "ja", "ar"]

  /// The keys in their order, with the words.
  let entries: [(key: String, words: String)]

  init(_ language: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/PermissionDrivers/Resources/\(language).lproj")
    let text = try String(
      contentsOf: folder.appendingPathComponent("Localizable.strings"), encoding: .utf8)
    entries = text.split(separator: "\n").compactMap { line in
      let parts = line.components(separatedBy: "\" = \"")
      guard parts.count == 2, line.hasPrefix("\""), line.hasSuffix("\";") else { return nil }
      return (String(parts[0].dropFirst()), String(parts[1].dropLast(2)))
    }
  }

  var keys: [String] { entries.map(\.key) }

  subscript(key: String) -> String? { entries.first { $0.key == key }?.words }
}
