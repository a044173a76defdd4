import PermissionFacts
import ToolSupport

extension DoctorCase {
  func valueFaults(of keys: [UsageKey]) -> [DoctorFinding] {
    keys.flatMap { key in entries[key.name].map { faults(of: $0, for: key) } ?? [] }
  }

  private func faults(of value: PlistValue, for key: UsageKey) -> [DoctorFinding] {
    switch (key.value, value) {
    case (.text, .text(let text)):
      return fault(of: text, for: key).map { [$0] } ?? []
    case (.texts, .list(let values)):
      return faults(of: values, for: key)
    case (.textsByName, .dictionary(let values)), (.details, .dictionary(let values)):
      guard !values.isEmpty else { return [blank(key, "is an empty dictionary")] }
      return values.sorted { $0.key < $1.key }.compactMap { name, value in
        fault(of: value, for: key, "under \"\(harmless(name))\"")
      }
    case (.flag, .number(let number)):
      return number == 0 ? [useless(key, "is false", "That is as if it were missing.")] : []
    case (.flag, .text(let text)) where !isBuilt && Self.isSetByBuild(text):
      return []
    default:
      return [wrong(key, "is \(value.kind) and no \(key.value.rawValue)")]
    }
  }

  /// What is wrong with a value in a dictionary: a text, or the details of a text.
  private func fault(
    of value: PlistValue, for key: UsageKey, _ place: String
  ) -> DoctorFinding? {
    guard key.value == .details else {
      guard let text = value.text else { return wrong(key, "holds \(value.kind) \(place)") }
      return fault(of: text, for: key, place)
    }
    guard case .dictionary(let details) = value, let text = details["Description"]?.text else {
      return useless(key, "has no text Description \(place)", "Nothing is said of it then.")
    }
    return fault(of: text, for: key, place)
  }

  private func faults(of values: [PlistValue], for key: UsageKey) -> [DoctorFinding] {
    let texts = values.compactMap(\.text)
    guard texts.count == values.count else { return [wrong(key, "holds more than texts")] }
    guard texts.contains(where: { !Self.isBlank($0) }) else {
      return [blank(key, texts.isEmpty ? "is an empty list" : "lists nothing but blanks")]
    }
    let strange = texts.filter { !Self.isSetByBuild($0) && !Self.isService($0) }
    guard key.name == "NSBonjourServices", !strange.isEmpty else { return [] }
    let listed = enumeration(strange.map { $0.isEmpty ? "an empty text" : quoted($0) })
    return [
      useless(
        key, "lists \(listed)",
        "A service is an underscore and a name of up to 15 letters, digits and hyphens, then ._tcp or "
          + "._udp.")
    ]
  }

  /// Whether a text names a service of Bonjour, as in `_http._tcp`, or one with a subtype, or all.
  private static func isService(_ text: String) -> Bool {
    let whole = text.lowercased().replacing(/^_?[^.,]+\._sub\./, with: "")
    let parts = whole.split(separator: ",", omittingEmptySubsequences: false)
    return whole == "_services._dns-sd._udp"
      || isPlain(parts[0], longest: 63)
        && parts.dropFirst().allSatisfy { isPlain("\($0)._tcp", longest: 63) }
  }

  /// Whether a text is a service, and none as RFC 6763 has them.
  static func isUnusual(_ text: String) -> Bool {
    isService(text) && !isPlain(text, longest: 15)
  }

  /// Whether a text is a name and a transport, as RFC 6763 has them but for the length.
  private static func isPlain(_ text: some StringProtocol, longest: Int) -> Bool {
    let text = text.lowercased()
    let name = /_(?=[0-9_-]*[a-z])(?!.*--)[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?/
    guard let end = ["._tcp", "._udp", "._tcp.", "._udp."].first(where: text.hasSuffix) else {
      return false
    }
    let start = text.dropLast(end.count)
    return start.count <= longest + 1 && start.wholeMatch(of: name) != nil
  }

  /// What is wrong with a text; nil if nothing is, or if a build setting is to replace it.
  private func fault(
    of text: String, for key: UsageKey, _ place: String = ""
  ) -> DoctorFinding? {
    let end = place.isEmpty ? "" : " \(place)"
    if Self.isSetByBuild(text) {
      return isBuilt ? placeholder(key, "is still \(quoted(text))\(end)") : nil
    }
    if Self.isBlank(text) { return blank(key, "is blank\(end)") }
    if Self.isPlaceholder(text) { return placeholder(key, "is \(quoted(text))\(end)") }
    guard text.utf8.count >= Self.longest else { return nil }
    return fault(
      .tooLong, key, "has \(grouped(text.utf8.count)) bytes\(end)",
      "From \(grouped(Self.longest)) on it counts as missing.", "Shorten it.")
  }

  private func blank(_ key: UsageKey, _ what: String) -> DoctorFinding {
    fault(.blank, key, what, "That counts as missing.", "Write \(key.value.advice).")
  }

  private func useless(_ key: UsageKey, _ what: String, _ meaning: String) -> DoctorFinding {
    fault(.useless, key, what, meaning, "Write \(key.value.advice).")
  }

  private func placeholder(_ key: UsageKey, _ what: String) -> DoctorFinding {
    let names = owners(of: key.name, used: true)
    return DoctorFinding(
      .placeholder, [key.name], of: names.isEmpty ? owners(of: key.name) : names, in: plist,
      "\(key.name) \(what) in \(plist): the person reads that in the question, and App Review asks "
        + "for a reason (guideline 5.1.1). Write \(key.value.advice).")
  }

  private func wrong(_ key: UsageKey, _ what: String) -> DoctorFinding {
    fault(
      .wrongKind, key, what, "That may count as missing (uncertain).",
      "Write \(key.value.advice).")
  }

  private func fault(
    _ kind: DoctorFinding.Kind, _ key: UsageKey, _ what: String, _ meaning: String,
    _ advice: String
  ) -> DoctorFinding {
    let used = owners(of: key.name, used: true)
    let names = used.isEmpty ? owners(of: key.name) : used
    let says = [
      "\(key.name) \(what) in \(plist); \(need(names)) it\(versions(of: key)).", meaning,
      consequence(of: key), advice,
    ]
    return DoctorFinding(
      kind, [key.name], of: names, in: plist, says.compactMap { $0 }.joined(separator: " "))
  }

  /// Whether there is nothing but spaces.
  static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  /// Whether a text says nothing yet: a key, what an editor or a template puts there, or no word.
  static func isPlaceholder(_ text: String) -> Bool {
    let isTodo = trimmed(text).contains(/^(TODO|XXX)\W*$|^(TODO|XXX|todo|xxx)\s*:/)
    let isOpen = trimmed(text).lowercased().contains(
      /^(tbd|tba|fixme|lorem ipsum|placeholder)\b|<#.*#>|^@string\/|^\{\{.*\}\}$/)
    let bare = text.lowercased().drop { !$0.isLetter && !$0.isNumber }
    guard let end = bare.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return true }
    let text = String(bare[...end])
    let isKey =
      text.wholeMatch(of: /(privacy\W+)?[\w ]+usage[_ ]?description(dictionary)?/) != nil
    let words = [
      "description", "usage description", "text", "your text", "your text here", "insert text",
      "string", "test", "reason", "to do", "n/a", "none", "null", "undefined", "change me",
      "changeme", "foo", "bar", "asdf",
    ]
    return isKey || isTodo || isOpen || words.contains(text)
  }

  static func isSetByBuild(_ text: String) -> Bool { text.contains("$(") || text.contains("${") }

  func grouped(_ number: Int) -> String {
    number < 1000
      ? String(number)
      : grouped(number / 1000) + "," + String(String(number % 1000 + 1000).dropFirst())
  }
}
