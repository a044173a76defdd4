import Foundation
public import GuestFlow

/// The words of guest mode, in the person's language; each can be replaced.
///
/// The keys are those of `Words.json`. An app whose actions are its own says what each is for under
/// `purpose.` and the action's text, as the end of "Log in …":
///
/// ```swift
/// var texts = GuestTexts()
/// texts["purpose.bookmark"] = String(localized: "to keep your place in this book")
/// ```
public struct GuestTexts: Hashable, Sendable {
  private var own: [String: String] = [:]
  private let language: String

  /// The package's own words.
  ///
  /// - Parameter language: `en`, `de`, `zh-Hans`, `ja` or `ar`; nil for the one of these that the
  ///   person prefers. Others are English.
  public init(language: String? = nil) {
    // Where the person prefers none of them it is the first.
    let languages = ["en"] + Self.words.keys.sorted()
    self.language = language ?? Bundle.preferredLocalizations(from: languages).first ?? "en"
  }

  /// The app's own words for a key; nil for the package's.
  public subscript(key: String) -> String? {
    get { own[key] }
    set { own[key] = newValue }
  }

  /// The words for a key, `value` where they say `%@`; the key itself if there are none.
  public func text(_ key: String, _ value: String = "") -> String {
    (own[key] ?? packaged(key) ?? key).replacingOccurrences(of: "%@", with: value)
  }

  /// What the panel says: the reason, for this very action.
  public func panel(_ action: some GateAction, _ reason: GateReason) -> String {
    let key = "purpose.\(action.rawValue)"
    return text("panel.\(reason.rawValue)", own[key] ?? packaged(key) ?? text("purpose"))
  }

  /// Why a login did not come about.
  public func fault(_ fault: LoginFault) -> String { text("fault.\(fault.rawValue)") }

  private func packaged(_ key: String) -> String? {
    (Self.words[language] ?? Self.words["en"])?[key]
  }

  /// Of each language the words, by their keys.
  private static let words: [String: [String: String]] = {
    guard let path = Bundle.module.path(forResource: "Words", ofType: "json"),
      let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    else { return [:] }
    return (try? JSONDecoder().decode([String: [String: String]].self, from: data)) ?? [:]
  }()
}
