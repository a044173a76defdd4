import ToolSupport

/// A string catalog: every key with its texts in every language.
struct StringCatalog: Decodable {
  /// The language it was written in; nil if it does not tell.
  let sourceLanguage: String?
  private let version: String?
  private let strings: [String: Entry]

  static func read(_ bytes: [UInt8]) throws(Unreadable) -> StringCatalog {
    let catalog: StringCatalog
    do throws(Unreadable) {
      catalog = try decodedJSON(StringCatalog.self, from: bytes)
    } catch {
      throw Unreadable("is not a string catalog: \(error.reason)")
    }
    guard let version = catalog.version, !version.hasPrefix("1.") else { return catalog }
    throw Unreadable(
      "is a string catalog of version \(quoted(version)); 1.0 and later 1.x are read")
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

    let stringUnit: Unit?
    /// By device or number, and then by which.
    let variations: [String: [String: Localization]]?

    /// A text; nil if it, or one of several, waits for its translator.
    ///
    /// Of several it is one that is blank, if there is one.
    var text: String? {
      guard let unit = stringUnit else {
        let texts = (variations ?? [:]).values.flatMap(\.values).map(\.text)
        guard !texts.isEmpty, !texts.contains(nil) else { return nil }
        return texts.compactMap(\.self).first(where: DoctorCase.isBlank)
          ?? "one by device or number"
      }
      return unit.state == "new" ? nil : unit.value
    }
  }
}
