import EveryPath
import FlowModel

/// An Info.plist that is held against the permissions an app uses.
package struct DoctorCase: Sendable {
  /// The name of the file.
  let plist: String
  let entries: [String: PlistValue]
  /// Every permission that is known.
  let permissions: [ListedPermission]
  /// Those the app uses.
  let used: [ListedPermission]
  /// The oldest iOS the app runs on, and whether that was said.
  let oldest: Int
  let isOldestKnown: Bool
  let translations: Translations

  /// The number of bytes from which on a text counts as missing.
  package static let longest = 4_000
  /// The oldest iOS if nothing says another: that of the package.
  package static let usualOldest = 16

  package init(
    plist: String, entries: [String: PlistValue], permissions: [ListedPermission],
    used: [String], oldest: Int? = nil, translations: Translations = Translations()
  ) {
    self.plist = plist
    self.entries = entries
    self.permissions = permissions
    self.used = permissions.filter { used.contains($0.name) }
    let said = oldest ?? Self.version(entries["MinimumOSVersion"])
    self.oldest = said ?? Self.usualOldest
    isOldestKnown = said != nil
    self.translations = translations
  }

  private static func version(_ value: PlistValue?) -> Int? {
    let first = value?.text?.split(separator: ".").first
    return first.flatMap { wholeNumber($0) }.flatMap { (1...99).contains($0) ? $0 : nil }
  }

  /// What there is to mend, the most severe first.
  package var findings: [DoctorFinding] {
    (missing + valueFaults(of: keys(of: used)) + unasked + unreadable + superfluous + untranslated)
      .bySeverity
  }

  /// The faults of texts that are there, whatever the app uses.
  package var faultsOfFound: [DoctorFinding] {
    valueFaults(of: keys(of: permissions)).bySeverity
  }

  package var found: [(key: String, permissions: [String])] {
    keys(of: permissions).filter { entries[$0.name] != nil }.map { ($0.name, owners(of: $0.name)) }
  }

  /// The permissions all of whose keys are there: what the app seems to use.
  package var likely: [String] {
    permissions.filter { permission in
      let needed = permission.keys.filter { $0.use == nil && $0.isRead(from: Self.newest) }
      return !needed.isEmpty && needed.allSatisfy { entries[$0.name] != nil }
    }.map(\.name)
  }

  /// A version that reads no key that is out of use.
  private static let newest = 99

  func keys(of permissions: [ListedPermission]) -> [ListedPermission.Key] {
    var names: Set<String> = []
    return permissions.flatMap(\.keys).filter { names.insert($0.name).inserted }
  }

  func owners(of key: String, used isUsed: Bool = false) -> [String] {
    (isUsed ? used : permissions).filter { $0.keys.contains { $0.name == key } }.map(\.name)
  }

  // MARK: - Missing, superfluous

  var missing: [DoctorFinding] {
    keys(of: used).filter { $0.use == nil && $0.isRead(from: oldest) && entries[$0.name] == nil }
      .map { key in
        let names = owners(of: key.name, used: true)
        let says = [
          "\(key.name) is not in \(plist); \(need(names)) it\(versions(of: key)).",
          consequence(of: key), "Add it: \(key.value.advice).", older(key), misspelt(key),
          translated(key),
        ]
        return DoctorFinding(
          .missing, [key.name], of: names, in: plist,
          says.compactMap { $0 }.joined(separator: " "))
      }
  }

  /// Permissions whose question does not come, since the app declares something else in its place.
  private var unasked: [DoctorFinding] {
    used.flatMap { permission in
      (permission.taken?.keys ?? []).compactMap { key in
        guard let entry = permission.taken?.entry, case .list(let values)? = entries[key],
          values.contains(where: { $0.text == entry })
        else { return nil }
        return DoctorFinding(
          .unasked, [key], of: [permission.name], in: plist,
          "\(key) lists \(entry) in \(plist): \(permission.name) is not asked about then, and ends "
            + "as unavailable where it was not granted before. Take the entry out; or leave "
            + "\(permission.name) out, and use what the key is for.")
      }
    }
  }

  /// `camera and microphone need`.
  func need(_ names: [String]) -> String {
    enumeration(names) + (names.count == 1 ? " needs" : " need")
  }

  func versions(of key: ListedPermission.Key) -> String {
    if let last = key.last { return " up to iOS \(last)" }
    guard let first = key.first, key.isNewer(than: oldest) else { return "" }
    return " from iOS \(first) on"
  }

  func consequence(of key: ListedPermission.Key) -> String? {
    key.effect.map { "Without it \($0)." }
  }

  private func older(_ key: ListedPermission.Key) -> String? {
    key.last.map { "Or say --ios \($0 + 1), if the app runs on nothing older." }
  }

  private func misspelt(_ key: ListedPermission.Key) -> String? {
    strangers.first { nearest(to: Self.stem(of: $0), among: [Self.stem(of: key.name)]) != nil }
      .map { "\(harmless($0)) may be meant for it." }
  }

  private func translated(_ key: ListedPermission.Key) -> String? {
    translations.texts.values.contains { $0.texts[key.name] != nil }
      ? "Its texts in \(Translations.stringsFile) do not stand in for it (reported)." : nil
  }

  private var superfluous: [DoctorFinding] {
    keys(of: permissions).filter { isSuperfluous($0) && $0.name.contains("Usage") }.map { key in
      let names = owners(of: key.name)
      let choice = names.joined(separator: " or ")
      return DoctorFinding(
        .superfluous, [key.name], of: names, in: plist,
        "\(key.name) is for \(choice), which --uses does not name. Remove it; or name "
          + "\(choice), if the app or a library in it does refer to that: App Store Connect asks for "
          + "the text of whatever the binary refers to, used or not (ITMS-90683).")
    }
  }

  func isSuperfluous(_ key: ListedPermission.Key) -> Bool {
    entries[key.name] != nil && owners(of: key.name, used: true).isEmpty
  }

  // MARK: - Strangers

  /// The purpose strings that no permission has, in order.
  var strangers: [String] {
    let known = Set(keys(of: permissions).map(\.name))
    return entries.keys.filter {
      $0.hasPrefix("NS") && $0.contains("UsageDescription") && !known.contains($0)
    }.sorted()
  }

  /// What distinguishes a key from others: they begin and end alike.
  static func stem(of key: String) -> String {
    key.replacing("UsageDescription", with: "").replacing("Dictionary", with: "")
  }
}

extension ListedPermission.Key.Value {
  /// What to write.
  var advice: String {
    switch self {
    case .text: "a sentence that says what the app uses this for"
    case .texts: "a list of texts"
    case .textsByName: "a dictionary with a sentence for each purpose the app asks for"
    case .details: "a dictionary"
    case .flag: "true"
    }
  }
}
