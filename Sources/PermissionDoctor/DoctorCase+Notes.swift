import PermissionFacts
import ToolSupport

extension DoctorCase {
  /// What is no fault, or cannot be seen, a sentence or two each.
  package var notes: [String] {
    (noBundle.map { [$0] } ?? []) + assumption + misread + languageAssumption + conditional
      + outOfUse
      + setByBuild + unusual + built + strange + homeless + beside + keyless + unseen
  }

  /// The oldest iOS, where it matters and nothing says it.
  private var assumption: [String] {
    guard !isOldestKnown, entries["MinimumOSVersion"] == nil,
      keys(of: used).contains(where: { ($0.systems.last ?? 0) >= oldest })
    else {
      return []
    }
    return [
      "The app is taken to run on iOS \(oldest): neither --ios nor MinimumOSVersion says another."
    ]
  }

  /// What tells the oldest iOS, or the languages, in a form that is not read.
  private var misread: [String] {
    var notes: [String] = []
    if !isOldestKnown, let version = entries["MinimumOSVersion"] {
      notes = [
        "MinimumOSVersion is \(version.text.map { quoted($0) } ?? version.kind) in \(plist), no text "
          + "such as 17.0: the app is taken to run on iOS \(oldest), unless --ios says another."
      ]
    }
    let languages = entries["CFBundleLocalizations"] ?? .list([])
    guard case .list(let values) = languages, values.allSatisfy({ $0.text != nil }) else {
      return notes + [
        "CFBundleLocalizations is no list of texts in \(plist): a language that it alone is to name "
          + "is not looked at."
      ]
    }
    return notes
  }

  /// The language of the plist, where it matters and nothing says it.
  private var languageAssumption: [String] {
    guard toldLanguage == nil, !otherLanguages.isEmpty else { return [] }
    return [
      "The texts of \(plist) are taken to be in \(ownLanguage): CFBundleDevelopmentRegion names no "
        + "language."
    ]
  }

  /// The keys that only some uses of a permission need.
  private var conditional: [String] {
    keys(of: used).filter { entries[$0.name] == nil && $0.isRead(from: oldest) }.compactMap { key in
      guard let use = key.use else { return nil }
      let names = owners(of: key.name, used: true)
      let start =
        "\(key.name) is not in \(plist); \(need(names)) it \(use)\(versions(of: key))."
      return ([start] + (consequence(of: key).map { [$0] } ?? [])).joined(separator: " ")
    }
  }

  private var outOfUse: [String] {
    keys(of: used).filter { entries[$0.name] != nil && !$0.isRead(from: oldest) }.map { key in
      "\(key.name) is read up to iOS \(key.systems.last ?? 0) alone: the app runs on iOS \(oldest) and later."
    }
  }

  private var setByBuild: [String] {
    keys(of: used).filter { key in
      !isBuilt && entries[key.name]?.text.map(Self.isSetByBuild) ?? false
    }.map { key in
      "\(key.name) is filled in by a build setting: look at the Info.plist of the built app."
    }
  }

  private var unusual: [String] {
    guard keys(of: used).contains(where: { $0.name == "NSBonjourServices" }),
      case .list(let values)? = entries["NSBonjourServices"]
    else { return [] }
    return values.compactMap(\.text).filter(Self.isUnusual).map {
      "NSBonjourServices lists \(quoted($0)): a service is usually a name of up to 15 letters, digits "
        + "and hyphens, then ._tcp or ._udp, with no subtype."
    }
  }

  private var built: [String] {
    let needed = keys(of: used).filter { $0.use == nil && $0.isRead(from: oldest) }
    guard !isBuilt, needed.contains(where: { entries[$0.name] == nil }) else { return [] }
    return [
      "Xcode may add keys from build settings, INFOPLIST_KEY_ before their names: the Info.plist of "
        + "the built app has them all."
    ]
  }

  /// That nothing of an app's bundle is in the file; nil if something is.
  var noBundle: String? {
    guard !entries.keys.contains(where: { $0.hasPrefix("CFBundle") }) else { return nil }
    return "\(plist) has no key that begins with CFBundle: it is no Info.plist of an app, unless a "
      + "build adds them."
  }

  /// Whether one of the keys is of those that an Info.plist has.
  static func isOfApp(_ keys: some Sequence<String>) -> Bool {
    let starts = ["CFBundle", "NS", "UI", "LS", "DT", "MinimumOSVersion", "ITSApp", "BuildMachine"]
    return keys.contains { key in starts.contains(where: key.hasPrefix) || isShown(key) }
  }

  private var strange: [String] {
    let missing = missing.flatMap(\.keys)
    return strangers.compactMap { stranger in
      if let old = ForeignKey.all[stranger] { return "\(stranger) is \(old)." }
      let meant = meant(by: stranger)
      if Self.isShown(stranger) {
        let advice = meant.map { entries[$0] == nil ? " Write \($0)." : " \($0) is there." } ?? ""
        return
          "\(quoted(stranger)) is what Xcode shows for a key, and no key: iOS does not read it."
          + advice
      }
      // What is missing says it already, and what is there is not meant.
      if let meant, missing.contains(meant) { return nil }
      return "\(quoted(stranger)) is a key that no permission here has."
        + didYouMean(meant.flatMap { entries[$0] == nil ? $0 : nil })
    }
  }

  private func meant(by stranger: String) -> String? {
    let names = keys(of: permissions).map(\.name)
    if let name = Self.nearly(stranger, among: names) { return name }
    let stems = names.map(Self.stem)
    let near = nearest(to: Self.stem(of: stranger), among: stems)
    return near.flatMap { stems.firstIndex(of: $0) }.map { names[$0] }
  }

  /// Purpose strings that have texts in languages, and none in the plist.
  private var homeless: [String] {
    let said = missing.flatMap(\.keys)
    let named = Set(translations.texts.values.flatMap(\.texts.keys)).filter { key in
      key.hasPrefix("NS") && key.contains("UsageDescription") && entries[key] == nil
        && !said.contains(key)
    }
    return named.sorted().map { key in
      let languages = translations.languages.filter { translations.texts[$0]?.texts[key] != nil }
      let many = languages.count < 5 ? enumeration(languages) : count(languages.count, "language")
      return "\(key) has texts in \(many) and is not in \(plist): iOS shows none of them"
        + "\(isBuilt ? "" : ", unless the build adds the key")."
    }
  }

  /// Keys of permissions that are not used, and that are no texts.
  private var beside: [String] {
    keys(of: permissions).filter { isSuperfluous($0) && !$0.name.contains("Usage") }.map { key in
      "\(key.name) is there for \(owners(of: key.name).joined(separator: " or ")), which --uses does "
        + "not name."
    }
  }

  private var keyless: [String] {
    let names = used.filter(\.keys.value.isEmpty).map(\.name)
    return names.isEmpty ? [] : ["No key is known for \(enumeration(names))."]
  }

  private var unseen: [String] { used.compactMap(\.needsBeside) }
}
