import ToolSupport

/// The languages of an app, and the texts it has in them for the keys of its Info.plist.
package struct Translations: Hashable, Sendable {
  package struct Texts: Hashable, Sendable {
    package var texts: [String: String] = [:]
    /// The file they are in; nil if there is none yet.
    package var file: String?
    var files: [String: String] = [:]
  }

  /// A file that could not be understood, or not to its end.
  package struct Failure: Hashable, Sendable {
    package let file: String
    /// Why, and what follows, as words after its name.
    package let says: String
  }

  package private(set) var texts: [String: Texts] = [:]
  /// The folders of languages, as they are called: `zh_CN.lproj`.
  private var folders: [String: String] = [:]
  /// The languages of files that could not be understood: what they lack is not known.
  private var unknown: Set<String> = []
  /// The keys that are the same in every language.
  package private(set) var untranslated: Set<String> = []
  /// The files that could not be understood to their end, and why.
  package private(set) var unreadable: [Failure] = []
  /// The language a string catalog was written in; nil if there is no catalog.
  package private(set) var source: String?
  /// The string catalog; nil if there is none.
  private(set) var catalog: String?
  /// The folder that new texts belong in, with its slash; empty for the one the tool runs in.
  let folder: String

  /// No languages yet.
  ///
  /// - Parameter folder: The folder that new texts belong in, with its slash.
  package init(in folder: String = "") { self.folder = folder }

  func home(of language: String) -> String {
    let own = folders[language] ?? "\(folder)\(language).lproj"
    return texts[language]?.file ?? catalog ?? "\(own)/\(Self.stringsFile)"
  }

  /// What a file of texts is called.
  package static let stringsFile = "InfoPlist.strings"

  /// The languages, in order.
  package var languages: [String] { texts.keys.sorted() }

  /// Takes note of a language, and of the folder that is there for it.
  package mutating func add(_ language: String, at folder: String? = nil) {
    let code = Self.code(of: language)
    if let folder, folders[code] == nil { folders[code] = folder }
    texts[code] = texts[code] ?? Texts()
  }

  package mutating func add(_ new: [String: String], in language: String, from file: String) {
    var texts = self.texts[Self.code(of: language)] ?? Texts()
    texts.file = texts.file ?? file
    for (key, text) in new where texts.texts[key] == nil {
      texts.texts[key] = text
      texts.files[key] = file
    }
    self.texts[Self.code(of: language)] = texts
  }

  /// Takes the texts of a file `InfoPlist.strings`.
  package mutating func add(strings bytes: [UInt8], in language: String, from file: String) {
    do throws(Unreadable) {
      let (texts, end) = try PropertyList.texts(of: bytes)
      add(texts, in: language, from: file)
      guard let end else { return }
      unreadable.append(
        Failure(
          file: file, says: "has a mistake: iOS leaves out all of it from line \(end) on"))
    } catch {
      fail(file, error.reason, language)
    }
  }

  /// Takes the texts of a string catalog.
  package mutating func add(catalog bytes: [UInt8], from file: String) {
    do throws(Unreadable) {
      let catalog = try StringCatalog.read(bytes)
      for (language, texts) in catalog.texts { add(texts, in: language, from: file) }
      untranslated.formUnion(catalog.untranslated)
      source = source ?? catalog.sourceLanguage
      self.catalog = self.catalog ?? file
    } catch {
      fail(file, error.reason)
    }
  }

  /// Takes note of a file that cannot be read.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - reason: Why, as words after its name.
  ///   - language: The language of its texts; nil if they may be in any.
  package mutating func fail(_ file: String, _ reason: String, _ language: String? = nil) {
    unreadable.append(Failure(file: file, says: "\(reason). Its texts are not looked at"))
    unknown.insert(language.map(Self.code) ?? Self.everyLanguage)
    if let language { add(language) }
  }

  private static let everyLanguage = ""

  func lacks(_ key: String, in language: String) -> Bool {
    texts[language]?.texts[key] == nil
      && unknown.isDisjoint(with: [language, Self.everyLanguage])
  }

  /// A language by its code: folders were once called by its name.
  package static func code(of language: String) -> String {
    let names = [
      "English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es",
      "Dutch": "nl", "Japanese": "ja",
    ]
    return names[language] ?? language.replacing("_", with: "-")
  }

  /// Whether a text in one language also serves for another: one language in one script.
  static func serves(_ language: String, for other: String) -> Bool {
    let parts = [language, other].map { code(of: $0).lowercased().split(separator: "-") }
    guard parts[0].first == parts[1].first else { return false }
    let scripts = parts.map { parts in
      parts.dropFirst().first { $0.count == 4 }
        ?? (parts.first != "zh"
          ? nil : parts.contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans")
    }
    return scripts[0] == scripts[1]
  }
}
