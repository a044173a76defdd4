import Foundation
import PermissionFlows

/// The words of permissions' dialogs, in the person's language; each can be replaced.
///
/// A key names a permission first, or stands for all: `camera.denied.message` is looked for before
/// `denied.message`, and what the app sets comes before what this package brings.
///
/// ```swift
/// var texts = PermissionTexts()
/// texts["camera.denied.message"] = String(
///   localized: "Without the camera there is nothing to scan.")
/// ```
public struct PermissionTexts: Hashable, Sendable {
  private var own: [String: String] = [:]
  private let language: String?

  /// The package's own words.
  ///
  /// - Parameter language: `en`, `zh-Hans`, `de`, `ja` or `ar`, for an app that lets the person
  ///   choose; nil for the language that the system chooses for the app. Others are English.
  public init(language: String? = nil) { self.language = language }

  /// The app's own words for a key; nil for the package's.
  public subscript(key: String) -> String? {
    get { own[key] }
    set { own[key] = newValue }
  }

  /// The words for a key and a permission, whose name stands where the words say `%@`.
  public func text(_ key: String, for permission: PermissionName) -> String {
    let text =
      own["\(permission).\(key)"] ?? word(key, of: permission) ?? own[key] ?? packaged(key) ?? key
    return text.replacingOccurrences(of: "%@", with: name(of: permission))
  }

  /// What a permission is called in Settings.
  public func name(of permission: PermissionName) -> String {
    own["name.\(permission)"] ?? word("name", of: permission) ?? permission.rawValue
  }

  /// What only one permission has: of each permission a block of words in each language.
  private static let words: [String: [String: [String: String]]] = {
    guard let path = Bundle.module.path(forResource: "Words", ofType: "json"),
      let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    else { return [:] }
    return (try? JSONDecoder().decode([String: [String: [String: String]]].self, from: data)) ?? [:]
  }()

  private func word(_ key: String, of permission: PermissionName) -> String? {
    guard let blocks = Self.words[permission.rawValue] else { return nil }
    // A build may write the names of languages in lower case.
    let chosen = (language ?? Bundle.module.preferredLocalizations.first)?.lowercased()
    return (blocks.first { $0.key.lowercased() == chosen }?.value ?? blocks["en"])?[key]
  }

  private func packaged(_ key: String) -> String? {
    let missing = "\u{0}"
    let text = bundle.localizedString(forKey: key, value: missing, table: nil)
    return text == missing ? nil : text
  }

  private var bundle: Bundle {
    guard let language else { return .module }
    // A build may write the names of folders in lower case.
    let path = [language, language.lowercased(), "en"].lazy.compactMap {
      Bundle.module.path(forResource: $0, ofType: "lproj")
    }.first
    return path.flatMap { Bundle(path: $0) } ?? .module
  }
}

extension PermissionDialog {
  /// The dialog of a flow's effect, in words.
  init(
    _ permission: PermissionName, _ subject: Subject, as name: String? = nil,
    primerButton: String?, actions: [AccessButton], _ texts: PermissionTexts
  ) {
    let (key, kind) =
      switch subject {
      case .primer: ("primer", name ?? "primer")
      case .refusal(let refusal):
        (refusal.rawValue, name ?? (actions.contains(.openSettings) ? "guide" : "notice"))
      }
    let identifier = "permission.\(permission).\(kind)"
    self.init(
      permission, subject, title: texts.text("\(key).title", for: permission),
      message: texts.text("\(key).message", for: permission),
      buttons: actions.map { action in
        Button(
          action,
          label: action == .proceed && primerButton != nil
            ? primerButton ?? "" : texts.text("button.\(action.rawValue)", for: permission),
          accessibilityIdentifier: "\(identifier).\(action.hyphenated)")
      }, accessibilityIdentifier: identifier)
  }
}

extension AccessButton {
  /// How accessibility identifiers end: `open-settings`.
  package var hyphenated: String {
    switch self {
    case .openSettings: "open-settings"
    case .retry: "retry"
    case .alternative: "alternative"
    case .cancel: "cancel"
    case .proceed: "continue"
    }
  }
}
