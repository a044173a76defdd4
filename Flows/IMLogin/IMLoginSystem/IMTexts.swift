import Foundation
public import IMLoginFlow

/// The words of a messenger's login, in the person's language; each can be replaced.
///
/// The keys are those of `Words.json`.
///
/// ```swift
/// var texts = IMTexts()
/// texts["reason.blocked"] = String(localized: "Your account is blocked. Call 0800 1234.")
/// ```
public struct IMTexts: Hashable, Sendable {
  private var own: [String: String] = [:]
  private let language: String

  /// The package's own words.
  ///
  /// - Parameter language: `en`, `de`, `zh-Hans`, `ja` or `ar`; nil for the one of these that the
  ///   person prefers. Others are English.
  public init(language: String? = nil) {
    self.language =
      language ?? Bundle.preferredLocalizations(from: Self.words.keys.sorted()).first ?? "en"
  }

  /// The app's own words for a key; nil for the package's.
  public subscript(key: String) -> String? {
    get { own[key] }
    set { own[key] = newValue }
  }

  /// Why the login page is there.
  public func reason(_ reason: LoginReason) -> String { text("reason.\(reason.rawValue)") ?? "" }

  /// Why a manual login failed.
  public func failure(_ failure: LoginFailure) -> String {
    switch failure {
    case .transient: text("failure.transient") ?? ""
    case .terminal(let reason): text("failure.\(reason.rawValue)") ?? self.reason(reason)
    }
  }

  /// What is said of the connection; nil for nothing.
  public func connection(_ state: IMConnection.State) -> String? {
    text("connection.\(state.rawValue)")
  }

  private func text(_ key: String) -> String? {
    own[key] ?? (Self.words[language] ?? Self.words["en"])?[key]
  }

  /// Of each language the words, by their keys.
  private static let words: [String: [String: String]] = {
    guard let path = Bundle.module.path(forResource: "Words", ofType: "json"),
      let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    else { return [:] }
    return (try? JSONDecoder().decode([String: [String: String]].self, from: data)) ?? [:]
  }()
}
