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
      guard inside.contains(where: source.isRequest),
        let label = inside.first(where: { isLabel($0, in: text, of: index) }),
        let claim = claim(of: text.tokens[label].text)
      else { return nil }
      return AuditFinding(.primerLabel, source.path, text.line(label), Self.says(claim))
    }
  }

  /// Whether a text is what a button says: its first argument or title, or the first text in it.
  private func isLabel(_ index: Int, in text: SwiftStructure, of button: Int) -> Bool {
    guard text.tokens[index].kind == .string else { return false }
    let callee = text.parents[index] - 1
    if callee == button { return text.isSign(index - 1, "(") || text.isWord(index - 2, "title") }
    return callee >= 0
      && text.isWord(callee, "Text", "Label", "String", "NSLocalizedString", "LocalizedStringKey")
  }

  /// The words of a label that App Review rejects, by language: in its texts, or in itself.
  private func claim(of label: String) -> [(language: String, word: String)]? {
    let texts = labels[label] ?? []
    var claims = texts.compactMap { text in
      PrimerWords.of(text.language).flatMap { $0.claim(in: text.text) }.map { (text.language, $0) }
    }
    if texts.isEmpty || !label.contains(".") && !label.contains("_") {
      let own = PrimerWords.all.lazy.compactMap { words in
        words.claim(in: label).map { (words.language, $0) }
      }.first
      if let own, !claims.contains(where: { $0.1 == own.1 }) { claims.insert(own, at: 0) }
    }
    return claims.isEmpty ? nil : claims.sorted { $0 < $1 }
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
        let claims = texts.compactMap { text in
          PrimerWords.of(text.language).flatMap { $0.claim(in: text.text) }.map {
            (language: text.language, word: $0)
          }
        }.sorted { $0 < $1 }
        return claims.isEmpty
          ? nil : AuditFinding(.primerLabel, file, line(of: key, in: file), Self.says(claims))
      }
    }
  }

  private static func isPrimerButton(_ key: String) -> Bool {
    let key = key.lowercased()
    return !key.contains(" ") && key.contains(/primer|priming|pre_?-?prompt|permission/)
      && key.contains(/button|cta/) && !key.contains(/settings|denied|cancel|deny|later/)
  }
}
