import EveryPathFiles
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
  private var words: WordTable

  /// The package's own words.
  ///
  /// - Parameter language: `en`, `de`, `zh-Hans`, `ja` or `ar`; nil for the one of these that the
  ///   person prefers. Others are English.
  public init(language: String? = nil) { words = WordTable(Bundle.module, language: language) }

  /// The words for a key; those that are set are the app's own.
  public subscript(key: String) -> String? {
    get { words[key] }
    set { words[key] = newValue }
  }

  /// Why the login page is there.
  public func reason(_ reason: LoginReason) -> String { words["reason.\(reason.rawValue)"] ?? "" }

  /// Why a manual login failed.
  public func failure(_ failure: LoginFailure) -> String {
    switch failure {
    case .transient: words["failure.transient"] ?? ""
    case .terminal(let reason): words["failure.\(reason.rawValue)"] ?? self.reason(reason)
    }
  }

  /// What is said of the connection; nil for nothing.
  public func connection(_ state: IMConnection.State) -> String? {
    words["connection.\(state.rawValue)"]
  }
}
