import FlowModel

/// A string catalog: every key with its texts in every language.
struct StringCatalog {
  /// The language it was written in; nil if it does not tell.
  let source: String?
  /// The keys that are the same in every language.
  private(set) var untranslated: Set<String> = []
  /// The texts by language, then by key.
  private(set) var texts: [String: [String: String]] = [:]

  /// Reads a catalog.
  init(_ bytes: [UInt8]) throws(Unreadable) {
    let root: JSONNode
    do throws(JourneyFileError) {
      root = try JSONReader.read(bytes)
    } catch {
      throw Unreadable("is not JSON: \(error)")
    }
    guard case .object(let entries)? = root.member("strings")?.value else {
      throw Unreadable("is not a string catalog: it has no \"strings\"")
    }
    source = root.member("sourceLanguage")?.string
    for entry in entries { add(entry) }
  }

  private mutating func add(_ entry: JSONNode.Member) {
    if entry.node.member("shouldTranslate")?.value == .bool(false) {
      untranslated.insert(entry.name)
    }
    guard case .object(let languages)? = entry.node.member("localizations")?.value else { return }
    for language in languages {
      texts[language.name, default: [:]][entry.name] = Self.text(of: language.node)
    }
  }

  /// A text; nil if it waits for its translator.
  private static func text(of localization: JSONNode) -> String? {
    guard let unit = localization.member("stringUnit") else {
      return localization.member("variations") == nil ? nil : "one by device or number"
    }
    return unit.member("state")?.string == "new" ? nil : unit.member("value")?.string
  }
}

extension JSONNode {
  fileprivate func member(_ name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.node
  }

  fileprivate var string: String? {
    if case .string(let text) = value { text } else { nil }
  }
}
