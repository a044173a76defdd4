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
  private var translatable: [ListedPermission.Key] {
    keys(of: used).filter { key in
      guard key.value == .text, key.isRead(from: oldest), let text = entries[key.name]?.text
      else { return false }
      return !Self.isBlank(text) && !translations.untranslated.contains(key.name)
    }
  }

  /// The languages that lack texts, and the texts that cannot be shown.
  var untranslated: [DoctorFinding] {
    let keys = translatable
    let lacking = otherLanguages.compactMap { language in
      lack(of: keys.filter { translations.lacks($0.name, in: language) }, in: language)
    }
    let faulty = translations.languages.flatMap { language in
      keys.compactMap { fault(of: $0, in: language) }
    }
    return faulty + lacking
  }

  private func lack(of keys: [ListedPermission.Key], in language: String) -> DoctorFinding? {
    guard !keys.isEmpty else { return nil }
    let names = keys.map(\.name)
    let file = translations.home(of: language)
    let owners = used.filter { $0.keys.contains(where: keys.contains) }.map(\.name)
    return DoctorFinding(
      .untranslated, names, of: owners, language: language, in: file,
      "\(enumeration(names)) \(names.count == 1 ? "has no text" : "have no texts") in \(language): "
        + "iOS shows what \(plist) says. Add \(names.count == 1 ? "it" : "them") to \(file).")
  }

  private func fault(of key: ListedPermission.Key, in language: String) -> DoctorFinding? {
    guard let texts = translations.texts[language], let text = texts.texts[key.name],
      let file = texts.files[key.name]
    else { return nil }
    func finding(_ kind: DoctorFinding.Kind, _ says: String) -> DoctorFinding {
      DoctorFinding(
        kind, [key.name], of: owners(of: key.name, used: true), language: language, in: file, says)
    }
    if Self.isBlank(text) {
      return finding(
        .blank,
        "\(key.name) is blank in \(file), for \(language). What iOS makes of that is uncertain. "
          + "Write \(key.value.advice), or leave the key out.")
    }
    guard text.utf8.count >= Self.longest else { return nil }
    return finding(
      .tooLong,
      "\(key.name) has \(grouped(text.utf8.count)) bytes in \(file), for \(language). From "
        + "\(grouped(Self.longest)) on it counts as missing. Shorten it.")
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
