import Foundation

/// A string catalog: every key with its texts in every language.
struct StringCatalog: Decodable {
  private let sourceLanguage: String?
  private let strings: [String: Entry]

  private struct Entry: Decodable {
    let shouldTranslate: Bool?
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
    /// Texts by device or number, in place of one.
    let variations: Anything?

    /// The text; nil if there is none yet.
    var text: String? {
      guard let stringUnit else { return variations == nil ? nil : "one by device or number" }
      return stringUnit.state == "new" ? nil : stringUnit.value
    }
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  private struct Unit: Decodable {
    let state: String?
    let value: String?
  }

  /// Reads a catalog.
  static func read(_ bytes: [UInt8]) throws(Unreadable) -> StringCatalog {
    do {
      return try JSONDecoder().decode(StringCatalog.self, from: Data(bytes))
    } catch {
      throw Unreadable("is no string catalog")
    }
  }

  /// The language it was written in; nil if it does not tell.
  var source: String? { sourceLanguage }

  /// The keys that are the same in every language.
  var untranslated: Set<String> {
    Set(strings.filter { $0.value.shouldTranslate == false }.keys)
  }

  /// The texts by language, then by key; a text that waits for its translator is none.
  var texts: [String: [String: String]] {
    var texts: [String: [String: String]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        texts[language, default: [:]][key] = localization.text
      }
    }
    return texts
  }
}
