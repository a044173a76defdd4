import FlowModel

extension DoctorCase {
  func valueFaults(of keys: [ListedPermission.Key]) -> [DoctorFinding] {
    keys.flatMap { key in entries[key.name].map { faults(of: $0, for: key) } ?? [] }
  }

  private func faults(of value: PlistValue, for key: ListedPermission.Key) -> [DoctorFinding] {
    switch (key.value, value) {
    case (.text, .text(let text)):
      return fault(of: text, for: key).map { [$0] } ?? []
    case (.texts, .list(let values)):
      guard !values.isEmpty else { return [blank(key, "is an empty list")] }
      return values.contains { $0.text == nil } ? [wrong(key, "holds more than texts")] : []
    case (.textsByName, .dictionary(let values)):
      guard !values.isEmpty else { return [blank(key, "is an empty dictionary")] }
      return values.sorted { $0.key < $1.key }.compactMap { name, value in
        let place = "under \"\(harmless(name))\""
        guard let text = value.text else { return wrong(key, "holds \(value.kind) \(place)") }
        return fault(of: text, for: key, place)
      }
    case (.details, .dictionary), (.flag, .number): return []
    default:
      return [wrong(key, "is \(value.kind) and no \(key.value.rawValue)")]
    }
  }

  /// What is wrong with a text; nil if nothing is, or if a build setting is to replace it.
  private func fault(
    of text: String, for key: ListedPermission.Key, _ place: String = ""
  ) -> DoctorFinding? {
    guard !Self.isSetByBuild(text) else { return nil }
    if Self.isBlank(text) { return blank(key, place.isEmpty ? "is blank" : "is blank \(place)") }
    guard text.utf8.count >= Self.longest else { return nil }
    let end = place.isEmpty ? "" : " \(place)"
    return fault(
      .tooLong, key, "has \(grouped(text.utf8.count)) bytes\(end)",
      "From \(grouped(Self.longest)) on it counts as missing.", "Shorten it.")
  }

  private func blank(_ key: ListedPermission.Key, _ what: String) -> DoctorFinding {
    fault(.blank, key, what, "That counts as missing.", "Write \(key.value.advice).")
  }

  private func wrong(_ key: ListedPermission.Key, _ what: String) -> DoctorFinding {
    fault(
      .wrongKind, key, what, "That may count as missing (uncertain).",
      "Write \(key.value.advice).")
  }

  private func fault(
    _ kind: DoctorFinding.Kind, _ key: ListedPermission.Key, _ what: String, _ meaning: String,
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

  static func isSetByBuild(_ text: String) -> Bool { text.contains("$(") || text.contains("${") }

  func grouped(_ number: Int) -> String {
    number < 1000
      ? String(number)
      : grouped(number / 1000) + "," + String(String(number % 1000 + 1000).dropFirst())
  }
}
