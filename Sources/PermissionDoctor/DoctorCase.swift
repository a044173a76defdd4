package import PermissionFacts
import ToolSupport

/// An Info.plist that is held against the permissions an app uses.
package struct DoctorCase: Sendable {
  /// The name of the file.
  let plist: String
  let entries: [String: PlistValue]
  /// Every permission that is known.
  let permissions: [Declaration]
  /// Those the app uses.
  let used: [Declaration]
  /// The oldest iOS the app runs on, and whether that was said.
  let oldest: Int
  let isOldestKnown: Bool
  let translations: Translations

  /// The number of bytes from which on a text counts as missing.
  package static let longest = 4_000
  /// The oldest iOS if nothing says another: that of the package.
  package static let usualOldest = 16

  package init(
    plist: String, entries: [String: PlistValue], permissions: [Declaration],
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

  /// The facts about those the app uses, as far as there are any.
  var facts: [PermissionFacts] {
    used.compactMap { used in PermissionFacts.all.first { $0.name == used.name } }
  }

  /// What there is to mend, the most severe first.
  package var findings: [DoctorFinding] {
    let groups: [[DoctorFinding]] = [
      missing, valueFaults(of: keys(of: used)), unasked, unreadable, superfluous, untranslated,
    ]
    return groups.flatMap { $0 }.bySeverity
  }

  /// The faults of texts that are there, whatever the app uses.
  package var faultsOfFound: [DoctorFinding] {
    valueFaults(of: keys(of: permissions)).bySeverity
  }

  package var found: [(key: String, permissions: [String])] {
    keys(of: permissions).filter { entries[$0.name] != nil }.map { ($0.name, owners(of: $0.name)) }
  }

  /// What the app seems to use: permissions all of whose keys are there, and those of which one is
  /// there that no other of these needs.
  package var likely: [String] {
    var explained: Set<String> = []
    func take(_ isTaken: (Declaration) -> Bool) -> Set<String> {
      let taken = permissions.filter { permission in
        let there = present(of: permission).filter { !explained.contains($0) }
        guard !there.isEmpty, isTaken(permission) else { return false }
        return true
      }
      explained.formUnion(taken.flatMap(present))
      return Set(taken.map(\.name))
    }
    let whole = take { permission in
      let needed = permission.keys.value.filter { $0.use == nil && $0.isRead(from: Self.newest) }
      return !needed.isEmpty && needed.allSatisfy { entries[$0.name] != nil }
    }
    var partly: Set<String> = []
    for permission in permissions { partly.formUnion(take { $0 == permission }) }
    return permissions.map(\.name).filter { whole.contains($0) || partly.contains($0) }
  }

  private func present(of permission: Declaration) -> [String] {
    permission.keys.value.map(\.name).filter { entries[$0] != nil }
  }

  /// Whether Xcode has built the app that the file is of.
  var isBuilt: Bool {
    ["DTPlatformName", "DTSDKName", "BuildMachineOSBuild"].contains { entries[$0] != nil }
  }

  /// A version that reads no key that is out of use.
  private static let newest = 99

  func keys(of permissions: [Declaration]) -> [UsageKey] {
    var names: Set<String> = []
    return permissions.flatMap(\.keys.value).filter { names.insert($0.name).inserted }
  }

  func owners(of key: String, used isUsed: Bool = false) -> [String] {
    (isUsed ? used : permissions).filter { $0.keys.value.contains { $0.name == key } }.map(\.name)
  }

  // MARK: - Missing, superfluous

  var missing: [DoctorFinding] {
    keys(of: used).filter { $0.use == nil && $0.isRead(from: oldest) && entries[$0.name] == nil }
      .map(missing)
  }

  private func missing(_ key: UsageKey) -> DoctorFinding {
    let names = owners(of: key.name, used: true)
    let start = "\(key.name) is not in \(plist); \(need(names)) it\(versions(of: key))."
    let advice = "Add it: \(key.value.advice)."
    let says: [String?] = [
      start, consequence(of: key), advice, older(key), misspelt(key), translated(key),
    ]
    return DoctorFinding(
      .missing, [key.name], of: names, in: plist, says.compactMap { $0 }.joined(separator: " "))
  }

  /// Permissions whose question does not come, since the app declares something else in its place.
  private var unasked: [DoctorFinding] {
    used.flatMap { permission in
      (permission.questionTaken?.value.keys.map(\.name) ?? []).compactMap { key in
        guard let entry = permission.questionTaken?.value.entry,
          case .list(let values)? = entries[key],
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

  func versions(of key: UsageKey) -> String {
    if let last = key.systems.last { return " up to iOS \(last)" }
    return key.isNewer(than: oldest) ? " \(key.systems.text) on" : ""
  }

  func consequence(of key: UsageKey) -> String? {
    let owner = (used + permissions).first { $0.keys.value.contains(key) }
    return owner?.effect(without: key).map { "Without it \($0)." }
  }

  private func older(_ key: UsageKey) -> String? {
    key.systems.last.map { "Or say --ios \($0 + 1), if the app runs on nothing older." }
  }

  private func misspelt(_ key: UsageKey) -> String? {
    let strangers = strangers.filter { ForeignKey.all[$0] == nil }
    return strangers.first {
      nearest(to: Self.stem(of: $0), among: [Self.stem(of: key.name)]) != nil
        || Self.nearly($0, among: [key.name]) != nil
    }
    .map { "\(harmless($0)) may be meant for it." }
  }

  private func translated(_ key: UsageKey) -> String? {
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

  func isSuperfluous(_ key: UsageKey) -> Bool {
    entries[key.name] != nil && owners(of: key.name, used: true).isEmpty
  }

  // MARK: - Strangers

  /// The purpose strings that no permission has, misspelt ones among them, in order; also those that
  /// Xcode would show so.
  var strangers: [String] {
    let known = Set(keys(of: permissions).map(\.name))
    return entries.keys.filter { key in
      guard !known.contains(key) else { return false }
      return Self.isShown(key) || key.lowercased().contains(/usagedescription|^ns.*usage$/)
        || Self.nearly(key, among: known.sorted()) != nil
    }.sorted()
  }

  /// The key that differs from one in a few letters, or in their case; nil if none does.
  static func nearly(_ key: String, among known: [String]) -> String? {
    nearest(to: setting(key), among: known, within: 3)
  }

  /// The key that a build setting is to become.
  private static func setting(_ key: String) -> String {
    key.replacing(/^INFOPLIST_KEY_/, with: "")
  }

  /// Whether it is what Xcode shows for a key, as in "Privacy - Camera Usage Description".
  static func isShown(_ key: String) -> Bool {
    key.lowercased().contains(/^privacy\s*[-–—]|usage\s+description/)
  }

  /// What distinguishes a key from others: they begin and end alike.
  static func stem(of key: String) -> String {
    guard isShown(key) else {
      return setting(key).replacing(/(?i)usagedescription|usage$/, with: "")
        .replacing("Dictionary", with: "")
    }
    let dashes: Set<Character> = ["-", "–", "—"]
    let words = String(key.drop { !dashes.contains($0) })
    let letters: String = (words.isEmpty ? key : words).filter { $0.isLetter }
    return "NS" + stem(of: letters)
  }
}

extension UsageKey.Value {
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
