import ToolSupport

// What stands on a button that leads to a question.

extension AuditedApp {
  /// The findings about buttons whose handler asks for a permission.
  func labelFindings(in source: Source) -> [AuditFinding] {
    let text = source.text
    return text.tokens.indices.compactMap { index in
      guard text.isWord(index, "Button", "UIAlertAction", "UIAction"), text.isCall(index) else {
        return nil
      }
      let inside = text.brackets(ofCall: index).flatMap { Array(text.inside($0)) }
      guard inside.contains(where: source.leadsToRequest),
        let label = label(of: index, in: source), let claim = claim(of: text.tokens[label].text)
      else { return nil }
      return AuditFinding(.primerLabel, source.path, text.line(label), Self.says(claim))
    }
  }

  /// What a button says: its first argument or title, or the first text of a closure that does
  /// not ask.
  private func label(of button: Int, in source: Source) -> Int? {
    let text = source.text
    if text.isSign(button + 1, "("), let title = text.inside(button + 1).first(where: isTitle) {
      return title
    }
    let closures = text.closures(ofCall: button).map(text.inside)
    return closures.first { !$0.contains(where: source.leadsToRequest) }?.first {
      isShown($0, text)
    }

    func isTitle(_ index: Int) -> Bool {
      guard text.tokens[index].kind == .string else { return false }
      let place = text.parents[index] == button + 1 ? index : text.parents[index] - 1
      return text.parents[place] == button + 1 && (place == index || isShown(index, text))
        && (place == button + 2 || text.isWord(place - 2, "title"))
    }
  }

  private func isShown(_ index: Int, _ text: SwiftStructure) -> Bool {
    let callee = text.parents[index] - 1
    return text.tokens[index].kind == .string && callee >= 0
      && text.isWord(callee, "Text", "Label", "String", "NSLocalizedString", "LocalizedStringKey")
  }

  /// The words of a label that App Review rejects, by language: in its texts, or in itself.
  private func claim(of label: String) -> [(language: String, word: String)]? {
    let texts = labels[label] ?? []
    var claims = Self.claims(in: texts)
    if texts.isEmpty || !label.contains(".") && !label.contains("_") {
      let own = Self.claim(ofLiteral: label, development)
      if let own, !claims.contains(where: { $0.1 == own.word }) { claims.insert(own, at: 0) }
    }
    return claims.isEmpty ? nil : claims.sorted { $0 < $1 }
  }

  private static func claims(in texts: [Label]) -> [(language: String, word: String)] {
    texts.compactMap { text in
      PrimerWords.of(text.language).flatMap { claim($0, text.text) }.map { (text.language, $0) }
    }
  }

  /// The word in a literal: of the language the app is written in, or of one where it is ordinary
  /// in no other.
  private static func claim(
    ofLiteral label: String, _ development: String
  ) -> (language: String, word: String)? {
    func found(_ languages: [String]) -> [(language: String, word: String)] {
      claims(in: languages.map { Label(language: $0, text: label, file: "") })
    }
    return found([development]).first
      ?? found(PrimerWords.all.map(\.language)).first { !isOrdinary($0.word) }
  }

  /// Whether a word is too short to tell its language, a noun, or means another thing in another.
  private static func isOrdinary(_ word: String) -> Bool {
    let other =
      /permit(s|t.*)?|accepted|consent(s|ed|ing)?|concede[sd]?|concord(e|ance|at|ia)?/
    let isOther =
      word.wholeMatch(of: other) != nil
      || word.wholeMatch(of: /active|actively|activat.*|accorded|kabul|aceites?/) != nil
    let isNoun = word.contains(/(ung|ungen|tions?|ci[oó]n|ciones|zion[ei]|ção|ções)$/)
    return isOther || isNoun || word.count < 4 && word.allSatisfy(\.isASCII)
  }

  private static let resources = [
    "access", "permission", "camera", "location", "photo", "library", "microphone", "contact",
    "calendar", "reminder", "tracking", "notification", "bluetooth", "speech", "motion", "health",
    "siri",
  ]

  /// The word of a label; in English only one that is all of it, or leads to a resource.
  private static func claim(_ words: PrimerWords, _ label: String) -> String? {
    guard words.language == "en" else { return words.claim(in: label) }
    let parts = label.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }
    let starts = [1, 2].map { parts.prefix($0).joined(separator: " ") }
    let claims = starts.compactMap { start in
      words.claim(in: start).flatMap { start.hasPrefix($0) ? $0 : nil }
    }
    guard let claim = claims.first else { return nil }
    let rest = parts.dropFirst(claim.split(separator: " ").count)
    let isAbout = rest.contains { word in resources.contains(where: word.hasPrefix) }
    return rest.isEmpty || isAbout ? claim : nil
  }

  private static func says(_ claims: [(language: String, word: String)]) -> String {
    let words = claims.map { "\(quoted($0.word)) (\($0.language))" }
    return
      "\(AuditRule.primerLabel.says) says \(enumeration(words)), which App Review rejects: the "
      + "answer is the system's to ask for. Say Continue or Next."
  }

  /// The findings about texts of catalogues whose keys say that they are such buttons.
  var catalogFindings: [AuditFinding] {
    labels.sorted { $0.key < $1.key }.flatMap { key, texts in
      guard Self.isPrimerButton(key) else { return [AuditFinding]() }
      let byFile = Dictionary(grouping: texts, by: \.file)
      return byFile.compactMap { file, texts in
        let claims = Self.claims(in: texts).sorted { $0 < $1 }
        return claims.isEmpty
          ? nil : AuditFinding(.primerLabel, file, line(of: key, in: file), Self.says(claims))
      }
    }
  }

  private static func isPrimerButton(_ key: String) -> Bool {
    let isOK = key.contains(/(^|[^A-Za-z])ok([^a-z]|$)|O[kK]([^a-z]|$)/)
    let key = key.lowercased()
    let isPrimer =
      key.contains(/primer|priming|pre[_-]?prompt/)
      || key.contains("permission") && resources.dropFirst(2).contains(where: key.contains)
    let other =
      /settings|denied|cancel|deny|later|alert|dismiss|error|not[._-]?now|admin|role|file/
    return isPrimer && !isOK && !key.contains(" ") && key.contains(/button|cta/)
      && !key.contains(other)
  }
}
