import EveryPathFiles
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

  /// The words for a key, `value` where they say `%@`; the key itself if there are none.
  public func text(_ key: String, _ value: String = "") -> String {
    (words[key] ?? key).replacingOccurrences(of: "%@", with: value)
  }

  /// What the panel says: the reason, for this very action.
  public func panel(_ action: some GateAction, _ reason: GateReason) -> String {
    text("panel.\(reason.rawValue)", words["purpose.\(action.rawValue)"] ?? text("purpose"))
  }

  /// Why a login did not come about.
  public func fault(_ fault: LoginFault) -> String { text("fault.\(fault.rawValue)") }
}
