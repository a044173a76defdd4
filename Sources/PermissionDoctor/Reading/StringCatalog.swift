import ToolSupport

/// A string catalog: every key with its texts in every language.
struct StringCatalog: Decodable {
  /// The language it was written in; nil if it does not tell.
  let sourceLanguage: String?
  private let strings: [String: Entry]

  static func read(_ bytes: [UInt8]) throws(Unreadable) -> StringCatalog {
    do throws(Unreadable) {
      return try decodedJSON(StringCatalog.self, from: bytes)
    } catch {
      throw Unreadable("is not a string catalog: \(error.reason)")
    }
  }

  /// The keys that are the same in every language.
  var untranslated: Set<String> { Set(strings.filter { $1.shouldTranslate == false }.keys) }

  /// The texts by language, then by key.
  var texts: [String: [String: String]] {
    var texts: [String: [String: String]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        texts[language, default: [:]][key] = localization.text
      }
    }
    return texts
  }

  private struct Entry: Decodable {
    let shouldTranslate: Bool?
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    struct Unit: Decodable {
      let state: String?
      let value: String?
    }

    /// Texts by device or number.
    struct Variations: Decodable {}

    let stringUnit: Unit?
    let variations: Variations?

    /// A text; nil if it waits for its translator.
    var text: String? {
      guard let unit = stringUnit else {
        return variations == nil ? nil : "one by device or number"
      }
      return unit.state == "new" ? nil : unit.value
    }
  }
}
