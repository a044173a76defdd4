import Foundation
public import PermissionFlows

extension AccessReading {
  /// The reading of an app that needs one of these usage descriptions: without one, asking would
  /// end it, so what is open or granted reads as missing.
  ///
  /// - Parameter keys: Keys of the app's Info.plist; one of them is enough.
  @MainActor
  public func needing(_ keys: String...) -> Self {
    needing { keys.contains { UsageDescription.isPresent($0) } }
  }

  /// The reading of an app that needs an entry in a dictionary or a list of its Info.plist.
  @MainActor
  public func needing(_ entry: String, in key: String) -> Self {
    needing { UsageDescription.isPresent(entry, in: key) }
  }

  @MainActor
  private func needing(_ isPresent: () -> Bool) -> Self {
    switch self {
    case .refused: self
    case .granted, .notDetermined, .unknown: isPresent() ? self : .refused(.missingDescription)
    }
  }
}

/// The texts of an app's Info.plist that say why it asks.
@MainActor
package enum UsageDescription {
  /// Where the app's Info.plist is looked up.
  package static var find: @MainActor (String) -> Any? = {
    Bundle.main.object(forInfoDictionaryKey: $0)
  }

  /// Whether a key has a text that counts: blanks alone, or 4,000 bytes and more, do not.
  package static func isPresent(_ key: String) -> Bool { counts(find(key) as? String) }

  /// Whether a dictionary has a text under a name that counts, or a list has the name.
  package static func isPresent(_ entry: String, in key: String) -> Bool {
    switch find(key) {
    case let texts as [String: Any]: counts(texts[entry] as? String)
    case let names as [String]: names.contains(entry)
    default: false
    }
  }

  /// Whether a text counts as a usage description.
  package static func counts(_ text: String?) -> Bool {
    guard let text, text.utf8.count < 4_000 else { return false }
    return text.contains { !$0.isWhitespace }
  }
}
