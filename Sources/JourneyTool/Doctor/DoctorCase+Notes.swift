import EveryPath
import FlowModel

extension DoctorCase {
  /// What is no fault, or cannot be seen, a sentence or two each.
  package var notes: [String] {
    assumption + languageAssumption + conditional + outOfUse + setByBuild + built + strange + beside
      + keyless + unseen
  }

  /// The oldest iOS, where it matters and nothing says it.
  private var assumption: [String] {
    guard !isOldestKnown, keys(of: used).contains(where: { ($0.last ?? 0) >= oldest }) else {
      return []
    }
    return [
      "The app is taken to run on iOS \(oldest): neither --ios nor MinimumOSVersion says another."
    ]
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
      "\(key.name) is read up to iOS \(key.last ?? 0) alone: the app runs on iOS \(oldest) and later."
    }
  }

  private var setByBuild: [String] {
    keys(of: used).filter { entries[$0.name]?.text.map(Self.isSetByBuild) ?? false }.map { key in
      "\(key.name) is filled in by a build setting: look at the Info.plist of the built app."
    }
  }

  private var built: [String] {
    let marks = ["DTPlatformName", "DTSDKName", "BuildMachineOSBuild"]
    let needed = keys(of: used).filter { $0.use == nil && $0.isRead(from: oldest) }
    guard needed.contains(where: { entries[$0.name] == nil }),
      !marks.contains(where: { entries[$0] != nil })
    else { return [] }
    return [
      "Xcode may add keys from build settings, INFOPLIST_KEY_ before their names: the Info.plist of "
        + "the built app has them all."
    ]
  }

  private var strange: [String] {
    let names = keys(of: permissions).map(\.name)
    let stems = names.map(Self.stem)
    let missing = missing.flatMap(\.keys)
    return strangers.compactMap { stranger in
      let near = nearest(to: Self.stem(of: stranger), among: stems)
      let meant = near.flatMap { stems.firstIndex(of: $0) }.map { names[$0] }
      // What is missing says it already.
      if let meant, missing.contains(meant) { return nil }
      return "\(quoted(stranger)) is a key that no permission here has.\(didYouMean(meant))"
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
    let names = used.filter(\.keys.isEmpty).map(\.name)
    return names.isEmpty ? [] : ["No key is known for \(enumeration(names))."]
  }

  private var unseen: [String] { used.compactMap(\.unseen) }
}
