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
    let found = text.tokens.indices.flatMap { index in
      if text.isWord(index, "switch") { return findings(inSwitch: index) }
      return text.isWord(index, "if") ? findings(inIf: index) : []
    }
    return found.isEmpty || namesStatus ? found : found.filter { $0.rule == .defaultAsDenied }
  }

  private func findings(inSwitch start: Int) -> [AuditFinding] {
    guard
      let brace = text.tokens.indices[start...].prefix(60).first(where: {
        text.isSign($0, "{") && text.parents[$0] == text.parents[start]
      })
    else { return [] }
    let branches = branches(in: brace)
    let named = branches.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let subject = start + 1..<brace
    let isStatus =
      subject.contains { text.tokens[$0].text.lowercased().hasSuffix("authorizationstatus") }
      || named.contains("notDetermined")
    return branches.compactMap { branch in
      finding(in: branch, named, subject, isStatus).map {
        AuditFinding($0, path, text.line(branch.start))
      }
    }
  }

  private func finding(
    in branch: Branch, _ named: Set<String>, _ subject: Range<Int>, _ isStatus: Bool
  ) -> AuditRule? {
    let isDenied = branch.words.contains("denied")
    if isDenied, branch.words.contains("restricted"), opensSettings(branch.body) {
      return .deniedAndRestricted
    }
    if branch.isDefault, isStatus,
      named.contains(where: ["authorized", "authorizedAlways"].contains),
      named.isDisjoint(with: ["restricted", "provisional", "ephemeral"]),
      hasRestricted(subject, named), opensSettings(branch.body)
    {
      return .defaultAsDenied
    }
    let isOpen = branch.words.isDisjoint(with: ["notDetermined", "authorized"])
    guard isDenied, isOpen else { return nil }
    return asks(branch.body, within: branch.start, subject) ? .deniedAskedAgain : nil
  }

  /// Whether what runs at once in a body asks for what a status is of.
  private func asks(_ body: Range<Int>, within start: Int, _ subject: Range<Int>) -> Bool {
    body.contains { isRequest($0) && runsAtOnce($0, within: start) && isSame(subject, $0) }
  }

  // MARK: - What the status is of

  /// What is switched over; for a lone variable also the first words of what it is or is made of.
  func evidence(_ subject: Range<Int>) -> [Int] {
    guard subject.count == 1, let word = subject.first.map({ text.tokens[$0].text }),
      let place = text.tokens[..<subject.lowerBound].suffix(600).indices.last(where: {
        text.isWord($0, word) && (text.isSign($0 + 1, "=") || text.isSign($0 + 1, ":"))
          && !text.isSign($0 + 2, "=")
      })
    else { return Array(subject) }
    let line = text.line(place)
    return Array((place..<subject.upperBound).prefix { text.line($0) == line })
  }

  private func hasRestricted(_ subject: Range<Int>, _ named: Set<String>) -> Bool {
    let words = evidence(subject).map { text.tokens[$0].text }
    return words.contains(where: Self.isOfRestricted)
      || words.contains("for") && words.contains(where: ["video", "audio"].contains)
      || !named.isDisjoint(with: ["limited", "authorizedAlways", "authorizedWhenInUse"])
  }

  /// Whether a word names a type of Apple's with a status that may be restricted.
  private static func isOfRestricted(_ word: String) -> Bool {
    word.contains(
      /^(AVCapture|AVAuth|PH[PA]|CN[A-Z]|EK[A-Z]|CL[A-Z]|MPMedia|SFSpeech|ATTrack)/)
  }

  /// Whether a status of Apple's is named here, a type that has one, or its framework.
  var namesStatus: Bool {
    let frameworks: Set = [
      "AVFoundation", "AVFAudio", "Photos", "PhotosUI", "Contacts", "EventKit", "CoreLocation",
      "MediaPlayer", "Speech", "AppTrackingTransparency", "CoreMotion", "CoreBluetooth",
      "HealthKit", "Intents",
    ]
    return text.tokens.indices.contains { index in
      let word = text.tokens[index]
      return word.kind == .word
        && (word.text == "notDetermined" || word.text.hasSuffix("uthorizationStatus")
          || Self.isOfRestricted(word.text)
          || frameworks.contains(word.text) && text.isWord(index - 1, "import"))
    }
  }

  /// Whether a request is for what a status is of: one type, or one variable, and one argument.
  private func isSame(_ subject: Range<Int>, _ request: Int) -> Bool {
    let status = evidence(subject)
    let chain = text.chain(endingAt: request)
    let words = status.map { text.tokens[$0].text }
    let receiver = chain.dropLast().last.map { $0 == "self" ? "" : $0 } ?? ""
    let family = chain.lazy.compactMap(Self.family).first
    let told = words.lazy.compactMap(Self.family).first
    let arguments = text.isSign(request + 1, "(") ? Array(text.inside(request + 1)) : []
    let (asked, known) = (kinds([request] + arguments), kinds(status))
    // Of a lone `status` nothing is known, and it is taken to be of what the branch asks for. What a
    // variable is asked for names its kind.
    let isOne =
      told == nil
      ? words == ["status"] || words.contains(receiver)
      : told == family || family == nil && !asked.isEmpty && asked == known
    return isOne && (asked.isEmpty || known.isEmpty || asked == known)
  }

  private func kinds(_ places: [Int]) -> Set<String> {
    let words = places.map { place in
      let word = text.tokens[place].text
      return word.hasSuffix("ToEvents")
        ? "event" : word.hasSuffix("ToReminders") ? "reminder" : word
    }
    return Set(words).intersection([
      "video", "audio", "readWrite", "addOnly", "contacts", "event", "reminder",
    ])
  }

  /// The framework of a type, or of a request that one framework has; nil if a word tells none.
  private static func family(_ word: String) -> String? {
    if word.hasPrefix("requestWhenInUse") || word.hasPrefix("requestAlways") { return "CL" }
    if word == "requestRecordPermission" || word.hasPrefix("AVAudio") { return "AVAudio" }
    let type = word.wholeMatch(of: /(AV|PH|CN|EK|CL|MP|SF|AT|UN|HK)[A-Z]\w+/)
    return type.map { String($0.1) }
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

  private func findings(inIf start: Int) -> [AuditFinding] {
    guard
      let brace = text.tokens.indices[start...].prefix(40).first(where: {
        text.isSign($0, "{") && text.parents[$0] == text.parents[start]
      })
    else { return [] }
    let (head, body) = (start..<brace, text.inside(brace))
    let isEither = head.contains { text.isSign($0, "|") && text.isSign($0 + 1, "|") }
    let isOneOf = head.contains { text.isWord($0, "contains") && text.isSign($0 - 2, "]") }
    let words = head.filter { text.isSign($0 - 1, ".") }.map { text.tokens[$0].text }
    guard words.contains("denied"), !head.contains(where: { text.isSign($0, "!") })
    else { return [] }
    if isEither || isOneOf, words.contains("restricted"), opensSettings(body) {
      return [AuditFinding(.deniedAndRestricted, path, text.line(start))]
    }
    guard !isEither, let subject = comparedWithDenied(head), asks(body, within: start, subject)
    else { return [] }
    return [AuditFinding(.deniedAskedAgain, path, text.line(start))]
  }

  /// What a condition compares with `.denied`, if it does so with nothing around it.
  private func comparedWithDenied(_ head: Range<Int>) -> Range<Int>? {
    let own = head.filter { text.parents[$0] == text.parents[head.lowerBound] }
    guard
      let equal = own.first(where: {
        text.isSign($0, "=") && text.isSign($0 + 1, "=") && text.isSign($0 + 2, ".")
          && text.isWord($0 + 3, "denied")
      })
    else { return nil }
    let start = own.last { $0 < equal && (text.isSign($0, ",") || text.isSign($0, "&")) }
    return (start ?? head.lowerBound) + 1..<equal
  }

  /// Whether Settings are opened there, and no status is told apart there.
  private func opensSettings(_ range: Range<Int>) -> Bool {
    !range.contains { text.isWord($0, "denied", "restricted") }
      && range.contains(where: opensSettings)
  }

  /// Whether Settings are opened by what stands at a place.
  func opensSettings(_ index: Int) -> Bool {
    let token = text.tokens[index]
    return token.kind == .word && token.text.contains("Settings")
      && (token.text.hasSuffix("SettingsURLString")
        || openers[token.text] != nil && text.isCall(index))
  }

  /// The functions here that open Settings, and whether only in a later turn.
  var ownOpeners: [String: Bool] {
    text.tokens.indices.reduce(into: [:]) { openers, index in
      guard text.tokens[index].text.hasSuffix("SettingsURLString") else { return }
      for brace in text.braces(around: index) {
        guard case .function(let name, _) = text.block(of: brace) else { continue }
        let opens = text.inside(brace).filter { text.isWord($0, "open", "openURL") }
        let isLate = !opens.contains {
          runsAtOnce($0, within: brace) && !isLater($0, within: brace)
        }
        guard name.contains("Settings"), !opens.isEmpty else { return }
        return openers[name] = (openers[name] ?? true) && isLate
      }
    }
  }
}
