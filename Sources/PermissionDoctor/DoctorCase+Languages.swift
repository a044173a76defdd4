import PermissionFacts
import ToolSupport

extension DoctorCase {
  package var ownLanguage: String { toldLanguage ?? Self.usualLanguage }

  /// The language that something says the plist is in; nil if nothing does.
  var toldLanguage: String? {
    guard let region = entries["CFBundleDevelopmentRegion"]?.text, !Self.isSetByBuild(region),
      !Self.isBlank(region)
    else { return translations.source }
    return Translations.code(of: region)
  }

  /// What a new project begins with.
  private static let usualLanguage = "en"

  /// The languages of the app in order, without that of the plist itself.
  package var otherLanguages: [String] {
    let listed = entries["CFBundleLocalizations"]?.texts ?? []
    let all = Set(listed.map(Translations.code) + translations.languages)
    return all.filter { !Translations.serves(ownLanguage, for: $0) && $0 != "Base" }.sorted()
  }

  /// The keys whose texts are to be in every language.
  private var translatable: [UsageKey] {
    keys(of: used).filter { key in
      guard key.value == .text, key.isRead(from: oldest), let text = entries[key.name]?.text
      else { return false }
      return !Self.isBlank(text) && !translations.untranslated.contains(key.name)
    }
  }

  /// The languages that lack texts, and the texts that cannot be shown: of those with one and the
  /// same fault, one finding.
  var untranslated: [DoctorFinding] {
    let keys = translatable
    let faults = translations.languages.flatMap { language in
      keys.compactMap { fault(of: $0, in: language) }
    }
    let lacks = otherLanguages.compactMap { language in
      lack(of: keys.filter { translations.lacks($0.name, in: language) }, in: language)
    }
    return Self.groups(of: faults).map(finding) + Self.groups(of: lacks).map(lackFinding)
  }

  /// What is wrong with the texts of a language.
  private struct Fault: Hashable {
    let kind: DoctorFinding.Kind
    let keys: [String]
    /// What the keys are or have, as words after their names.
    let what: String
    /// What follows, and what to do.
    let advice: String
    let language: String
    let file: String
  }

  /// Those that differ in their language alone, in the order of the first of each.
  private static func groups(of faults: [Fault]) -> [[Fault]] {
    var groups: [[Fault]] = []
    for fault in faults {
      let place = groups.firstIndex { group in
        let first = group[0]
        return (first.kind, first.keys, first.what) == (fault.kind, fault.keys, fault.what)
      }
      if let place { groups[place].append(fault) } else { groups.append([fault]) }
    }
    return groups
  }

  private static func files(of group: [Fault]) -> String {
    var files: [String] = []
    for fault in group where !files.contains(fault.file) { files.append(fault.file) }
    return files.count < 4
      ? enumeration(files) : "\(files[0]) and \(count(files.count - 1, "file")) like it"
  }

  private func lack(of keys: [UsageKey], in language: String) -> Fault? {
    guard !keys.isEmpty else { return nil }
    return Fault(
      kind: .untranslated, keys: keys.map(\.name),
      what: keys.count == 1 ? "has no text" : "have no texts",
      advice: "Add \(keys.count == 1 ? "it" : "them")", language: language,
      file: translations.home(of: language))
  }

  private func lackFinding(_ group: [Fault]) -> DoctorFinding {
    let (first, languages) = (group[0], group.map(\.language))
    return DoctorFinding(
      first.kind, first.keys, of: ownersOfAny(first.keys), languages: languages, in: first.file,
      "\(enumeration(first.keys)) \(first.what) in \(enumeration(languages)): iOS shows what "
        + "\(plist) says. \(first.advice) to \(Self.files(of: group)).")
  }

  private func finding(_ group: [Fault]) -> DoctorFinding {
    let (first, languages) = (group[0], group.map(\.language))
    return DoctorFinding(
      first.kind, first.keys, of: ownersOfAny(first.keys), languages: languages, in: first.file,
      "\(enumeration(first.keys)) \(first.what) in \(Self.files(of: group)), for "
        + "\(enumeration(languages)). \(first.advice)")
  }

  private func ownersOfAny(_ keys: [String]) -> [String] {
    used.filter { $0.keys.value.contains { keys.contains($0.name) } }.map(\.name)
  }

  private func fault(of key: UsageKey, in language: String) -> Fault? {
    guard let texts = translations.texts[language], let text = texts.texts[key.name],
      let file = texts.files[key.name]
    else { return nil }
    func fault(_ kind: DoctorFinding.Kind, _ what: String, _ advice: String) -> Fault {
      Fault(
        kind: kind, keys: [key.name], what: what, advice: advice, language: language, file: file)
    }
    let advice = "Write \(key.value.advice), or leave the key out."
    if Self.isBlank(text) {
      return fault(.blank, "is blank", "What iOS makes of that is uncertain. \(advice)")
    }
    if text == key.name {
      return fault(.untranslated, "stands for itself", "The question shows the key. \(advice)")
    }
    if Self.isPlaceholder(text) || Self.isSetByBuild(text) {
      return fault(.placeholder, "is \(quoted(text))", "The question shows just that. \(advice)")
    }
    guard text.utf8.count >= Self.longest else { return nil }
    return fault(
      .tooLong, "has \(grouped(text.utf8.count)) bytes",
      "From \(grouped(Self.longest)) on it counts as missing. Shorten it.")
  }

  /// The files of languages that cannot be understood, or not to their end.
  var unreadable: [DoctorFinding] {
    translations.unreadable.map { failure in
      DoctorFinding(
        .unreadable, [], in: failure.file,
        "\(failure.file) \(failure.says). Fix the file.")
    }
  }
}
