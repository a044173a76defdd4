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
      let components = line.components(separatedBy: "\" = \"")
      guard components.count == 2, line.hasPrefix("\""), line.hasSuffix("\";") else { return nil }
      return (String(components[0].dropFirst()), String(components[1].dropLast(2)))
    }
  }

  var keys: [String] { entries.map(\.key) }

  subscript(key: String) -> String? { entries.first { $0.key == key }?.words }
}
