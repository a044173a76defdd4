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
      return text.isWord(index, "if", "guard") ? findings(inCondition: index) : []
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
    let made = place..<subject.upperBound
    let first = made.prefix { text.line($0) == text.line(place) }
    // What a line leaves open is on the next.
    let line = text.isSign(first.upperBound - 1, "=") ? first.upperBound : place
    return Array(made.prefix { text.line($0) <= text.line(line) })
  }

  private func hasRestricted(_ subject: Range<Int>, _ named: Set<String>) -> Bool {
    let words = evidence(subject).map { text.tokens[$0].text }
    return words.contains(where: Self.isOfRestricted)
      || words.contains("for") && words.contains(where: ["video", "audio"].contains)
      || !named.isDisjoint(with: ["limited", "authorizedAlways", "authorizedWhenInUse"])
  }

  /// Whether a word names a type of Apple's with a status that may be restricted.
  static func isOfRestricted(_ word: String) -> Bool {
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
    let branches: [Branch] = starts.enumerated().compactMap { place, start in
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
    return falling(branches)
  }

  /// Branches with those that fall through joined to the next, whose body is theirs too.
  private func falling(_ branches: [Branch]) -> [Branch] {
    branches.reversed().reduce(into: []) { found, branch in
      guard text.isWord(branch.body.upperBound - 1, "fallthrough"), let next = found.popLast()
      else { return found.append(branch) }
      let words = branch.words.union(next.words)
      found.append(
        Branch(start: branch.start, words: words, isDefault: next.isDefault, body: next.body))
    }.reversed()
  }

  private func findings(inCondition start: Int) -> [AuditFinding] {
    guard
      let brace = text.tokens.indices[start...].prefix(40).first(where: {
        text.isSign($0, "{") && text.parents[$0] == text.parents[start]
      })
    else { return [] }
    let isGuard = text.isWord(start, "guard")
    let head = start..<(isGuard ? brace - 1 : brace)
    let isEither = head.contains { text.isSign($0, "|") && text.isSign($0 + 1, "|") }
    let body = text.inside(brace)
    guard isGuard ? !isEither : !head.contains(where: { text.isSign($0, "!") }) else { return [] }
    if isOfBoth(head, isEither), opensSettings(body) {
      return [AuditFinding(.deniedAndRestricted, path, text.line(start))]
    }
    let isLone = !head.contains { text.isSign($0, ",") || text.isSign($0, "&") }
    guard !isEither, !isGuard || isLone, let subject = compared(head, with: "denied"),
      asks(body, within: start, subject)
    else { return [] }
    return [AuditFinding(.deniedAskedAgain, path, text.line(start))]
  }

  /// Whether a condition sends both denied and restricted into its block.
  private func isOfBoth(_ head: Range<Int>, _ isJoined: Bool) -> Bool {
    let both = ["denied", "restricted"]
    let list = head.first { index in
      text.isWord(index, "contains") && text.isSign(index - 2, "]")
        && names(both, in: (text.partners[index - 2] ?? index)..<index)
    }
    if let start = list.flatMap({ text.partners[$0 - 2] }) {
      return text.isWord(head.lowerBound, "if") == !text.isSign(start - 1, "!")
    }
    guard text.isWord(head.lowerBound, "guard") else { return isJoined && names(both, in: head) }
    return both.allSatisfy { compared(head, with: $0) != nil }
  }

  private func names(_ words: [String], in range: Range<Int>) -> Bool {
    words.allSatisfy { word in
      range.contains { text.isWord($0, word) && text.isSign($0 - 1, ".") }
    }
  }

  /// What an `if` compares with a case, or a `guard` excludes it from, with nothing around it.
  private func compared(_ head: Range<Int>, with status: String) -> Range<Int>? {
    let own = head.filter { text.parents[$0] == text.parents[head.lowerBound] }
    guard let place = own.first(where: { text.isWord($0, status) && text.isSign($0 - 1, ".") })
    else { return nil }
    let start = text.start(ofChain: place)
    let sign = text.isWord(head.lowerBound, "guard") ? "!" : "="
    let bounds = own.filter {
      text.isSign($0, ",") || text.isSign($0, "&") || text.isSign($0, "|")
    }
    let from = (bounds.last { $0 < start } ?? head.lowerBound) + 1
    let end = bounds.first { $0 > place } ?? head.upperBound
    if text.isSign(start - 2, sign), text.isSign(start - 1, "=") {
      return from..<max(from, start - 2)
    }
    if text.isSign(place + 1, sign), text.isSign(place + 2, "=") {
      return place + 3..<max(place + 3, end)
    }
    let isMatched = sign == "=" && text.isWord(start - 1, "case") && text.isSign(place + 1, "=")
    return isMatched ? place + 2..<end : nil
  }

  // MARK: - What opens Settings

  /// Whether Settings are opened there, and no status is told apart there.
  func opensSettings(_ range: Range<Int>) -> Bool {
    !range.contains { text.isWord($0, "denied", "restricted") }
      && range.contains { opensSettings($0) && !isChosen($0, in: range) }
  }

  /// Whether Settings are opened by what stands at a place.
  func opensSettings(_ index: Int) -> Bool { holdsAddress(index) || callsOpener(index) }

  private func callsOpener(_ index: Int) -> Bool {
    let token = text.tokens[index].text
    guard let opener = openers[token] else { return false }
    let owner = text.chain(endingAt: index).dropLast().last ?? "self"
    guard let own = opener.labels, !isHandedOver(index) else {
      return isHandedOver(index) || text.isCall(index)
    }
    let isItself = ["self", "Self", opener.type].contains(owner)
    return text.isCall(index) && (isItself || token.contains(where: \.isUppercase))
      && Set(text.labels(in: index + 1, isDeclared: false)).isSubset(of: own)
  }

  /// Whether a function is handed over there as what a button does.
  func isHandedOver(_ index: Int) -> Bool {
    let start = text.start(ofChain: index)
    return text.isWord(start - 2, "action", "handler") && text.isSign(start - 1, ":")
      && !text.isCall(index)
  }

  /// Whether a condition decides about a place: any but one about an address, `self` or the system.
  private func isChosen(_ place: Int, in range: Range<Int>) -> Bool {
    (range.lowerBound..<place).contains { index in
      if text.isSign(index, "?"), text.isSign(index + 2, "(") || text.isSign(index + 2, ":") {
        return text.tokens[index + 1].kind == .word && !text.isWord(index - 1, "try", "as")
      }
      guard text.isWord(index, "if", "guard", "switch", "while"),
        let brace = (index..<place).first(where: {
          text.isSign($0, "{") && text.parents[$0] == text.parents[index]
        }), !isHarmless(index..<brace)
      else { return false }
      let end = text.partners[brace] ?? place
      return end > place || text.isWord(end + 1, "else")
        || text.inside(brace).contains { text.isWord($0, "return", "break", "throw") }
    }
  }

  private func isHarmless(_ condition: Range<Int>) -> Bool {
    condition.contains { index in
      text.tokens[index].text.lowercased().contains("url") || text.isWord(index, "available")
        || text.isWord(index, "self") && text.isWord(index - 1, "let")
    }
  }

  // MARK: - The address of Settings

  /// Whether the address of Settings stands at a place, or a constant that holds it.
  func holdsAddress(_ index: Int) -> Bool {
    let token = text.tokens[index]
    guard token.kind == .word else { return false }
    if token.text.hasSuffix("SettingsURLString") { return true }
    guard !constants.isEmpty || !addresses.isEmpty else { return false }
    let chain = text.chain(endingAt: index)
    let isOwn = !text.isSign(index - 1, ".") || [["self"], ["Self"]].contains(chain.dropLast())
    guard isOwn else {
      return addresses.contains((["URL"] + chain).suffix(2).joined(separator: "."))
    }
    return !text.isWord(index - 1, "let", "var") && isOfAddress(index)
  }

  /// Whether the last constant of a name before a place, or the only one, holds the address.
  private func isOfAddress(_ index: Int) -> Bool {
    let name = text.tokens[index].text
    guard let first = constants.first(where: { text.tokens[$0].text == name }) else { return false }
    let last = text.tokens.indices[..<index].last {
      text.isWord($0, name) && text.isWord($0 - 1, "let", "var")
    }
    guard constants.contains(last ?? first) else { return false }
    return text.braces(around: last ?? first).first.map { text.inside($0).contains(index) } ?? true
  }

  /// The constants of types here that hold the address, with the name of their type.
  var ownAddresses: [String] {
    constants.compactMap { index in
      text.type(around: index).map { "\($0).\(text.tokens[index].text)" }
    }
  }

  /// The names here that are made of the address and of nothing else.
  var ownConstants: [Int] {
    text.tokens.indices.filter { text.tokens[$0].text.hasSuffix("SettingsURLString") }
      .compactMap { index in
        var start = text.start(ofChain: index)
        if text.isSign(start - 1, ":"), text.isWord(start - 2, "string") { start -= 4 }
        while text.isSign(start - 1, ".") || text.isWord(start - 1, "return") {
          start -= 1
        }
        let isMade = text.isSign(start - 1, "=") || text.isSign(start - 1, "{")
        let name = (start - 7..<start).last { text.isWord($0 - 1, "let", "var") }
        guard isMade, let name, !(name..<start - 1).contains(where: { text.isSign($0, "=") })
        else { return nil }
        return name
      }
  }

  // MARK: - Functions

  /// The functions here that open Settings, whatever the status.
  var ownOpeners: Openers {
    text.functions.reduce(into: [:]) { openers, function in
      let body = text.inside(function.body)
      let opens = body.filter { text.isWord($0, "open", "openURL") }
      guard !opens.isEmpty, body.contains(where: holdsAddress), opensSettings(body) else { return }
      let isLate = !opens.contains {
        runsAtOnce($0, within: function.body) && !isLater($0, within: function.body)
      }
      let name = text.tokens[function.name].text
      let isTold = name.contains("Settings")
      guard isTold || opens.contains(where: { leads(to: $0, from: function.body) }) else { return }
      let bracket = (function.name..<function.body).first { text.isSign($0, "(") } ?? 0
      let labels = isTold ? nil : text.labels(in: bracket, isDeclared: true)
      let isAnyLate = isLate || openers[name]?.isLate ?? false
      openers[name] = (isAnyLate, labels, text.type(around: function.name))
    }
  }

  /// Whether a function comes to a place by itself, or by a button of the alert that it shows.
  private func leads(to place: Int, from body: Int) -> Bool {
    text.braces(around: place).prefix { $0 > body }.allSatisfy { brace in
      SwiftStructure.runsAtOnce(text.block(of: brace))
        || text.callee(of: brace).map(isOfAlert) ?? false
    }
  }
}
