// What is done about each status.

extension AuditedApp.Source {
  /// A case of a `switch`, or `default`, with its body.
  private struct Branch {
    let start: Int
    /// The words of its label.
    let words: Set<String>
    let isDefault: Bool
    let body: Range<Int>
  }

  /// The findings about branches.
  var switches: [AuditFinding] {
    text.tokens.indices.flatMap { index in
      if text.isWord(index, "switch") { return findings(inSwitch: index) }
      if text.isWord(index, "if"), let found = finding(inIf: index) { return [found] }
      return []
    }
  }

  private func findings(inSwitch start: Int) -> [AuditFinding] {
    guard
      let brace = text.tokens.indices[start...].prefix(60).first(where: {
        text.isSign($0, "{") && text.parents[$0] == text.parents[start]
      })
    else { return [] }
    let branches = branches(in: brace)
    let named = branches.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let subject = text.tokens[start..<brace].map(\.text)
    let isStatus =
      subject.contains { $0.lowercased().hasSuffix("authorizationstatus") }
      || named.contains("notDetermined")
    return branches.compactMap { branch in
      finding(in: branch, named, isStatus).map { AuditFinding($0, path, text.line(branch.start)) }
    }
  }

  private func finding(
    in branch: Branch, _ named: Set<String>, _ isStatus: Bool
  ) -> AuditRule? {
    let isDenied = branch.words.contains("denied")
    if isDenied, branch.words.contains("restricted"),
      opensSettings(branch.body, without: "restricted")
    {
      return .deniedAndRestricted
    }
    if branch.isDefault, isStatus,
      named.contains(where: ["authorized", "authorizedAlways"].contains),
      !named.contains("restricted"), opensSettings(branch.body, without: "restricted")
    {
      return .defaultAsDenied
    }
    guard isDenied, !branch.words.contains("notDetermined") else { return nil }
    let asks = branch.body.contains { index in
      isRequest(index) && runsAtOnce(index, within: branch.start)
    }
    return asks ? .deniedAskedAgain : nil
  }

  private func branches(in brace: Int) -> [Branch] {
    let inside = text.inside(brace)
    let starts = inside.filter { index in
      text.parents[index] == brace && !text.isSign(index - 1, ".")
        && (text.isWord(index, "case")
          || text.isWord(index, "default") && text.isSign(index + 1, ":"))
        && !text.isWord(index - 1, "if", "guard", "while", "for")
        && !text.isSign(index - 1, ",")
    }
    return starts.enumerated().compactMap { place, start in
      let end = place + 1 < starts.count ? starts[place + 1] : inside.upperBound
      guard
        let colon = (start..<end).first(where: {
          text.isSign($0, ":") && text.parents[$0] == brace
        })
      else { return nil }
      let words = (start..<colon).filter { text.isSign($0 - 1, ".") }.map { text.tokens[$0].text }
      // `@unknown default` is for what does not exist yet.
      let isDefault = text.isWord(start, "default") && !text.isWord(start - 1, "unknown")
      return Branch(
        start: start, words: Set(words), isDefault: isDefault, body: colon + 1..<max(end, colon + 1)
      )
    }
  }

  private func finding(inIf start: Int) -> AuditFinding? {
    guard
      let brace = text.tokens.indices[start...].prefix(40).first(where: {
        text.isSign($0, "{") && text.parents[$0] == text.parents[start]
      })
    else { return nil }
    let head = start..<brace
    let isEither = head.contains { text.isSign($0, "|") && text.isSign($0 + 1, "|") }
    let words = head.filter { text.isSign($0 - 1, ".") }.map { text.tokens[$0].text }
    let isNegated = head.contains { text.isSign($0, "!") }
    guard isEither, !isNegated, words.contains("denied"), words.contains("restricted"),
      opensSettings(text.inside(brace), without: "restricted")
    else { return nil }
    return AuditFinding(.deniedAndRestricted, path, text.line(start))
  }

  /// Whether Settings are opened there, and a word does not stand there.
  private func opensSettings(_ range: Range<Int>, without word: String) -> Bool {
    !range.contains { text.isWord($0, word) } && range.contains(where: opensSettings)
  }

  /// Whether Settings are opened by what stands at a place.
  func opensSettings(_ index: Int) -> Bool {
    let token = text.tokens[index]
    guard token.kind == .word, token.text.contains("Settings") else { return false }
    if token.text.hasSuffix("SettingsURLString") { return true }
    let isNamed =
      token.text.wholeMatch(
        of: /(?:open|show|present|goTo|offer|prompt|launch)\w*Settings\w*/) != nil
    return isNamed && text.isCall(index)
  }
}
