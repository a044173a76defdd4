package import Foundation

/// The words of a module in the person's language: those of its `Words.json`, of each language a
/// block, and an app's own in their place.
package struct WordTable: Hashable, Sendable {
  private var own: [String: String] = [:]
  private let words: [String: String]

  /// The words of a bundle.
  ///
  /// - Parameter language: nil for the one of the bundle's that the person prefers. Others are
  ///   English.
  package init(_ bundle: Bundle, language: String?) {
    guard let path = bundle.path(forResource: "Words", ofType: "json"),
      let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let tables = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else {
      words = [:]
      return
    }
    // Where the person prefers none of them it is the first.
    let languages = ["en"] + tables.keys.sorted()
    let chosen = language ?? Bundle.preferredLocalizations(from: languages).first
    words = chosen.flatMap { tables[$0] } ?? tables["en"] ?? [:]
  }

  /// The words for a key, nil if there are none; those that are set are the app's own.
  package subscript(key: String) -> String? {
    get { own[key] ?? words[key] }
    set { own[key] = newValue }
  }
}
