// How facts are written in a cell.

extension PermissionTable {
  static func sourced<Value>(_ fact: Fact<Value>, _ text: (Value) -> String) -> String {
    "\(text(fact.value)) [\(fact.mark.rawValue): \(fact.source.name)]"
  }

  static func listed<Value>(_ facts: [Fact<Value>], _ text: (Value) -> String) -> String {
    facts.isEmpty ? "none" : facts.map { sourced($0, text) }.joined(separator: "\n")
  }

  static func names(_ statuses: [AuthorizationStatus]) -> String {
    joined(statuses.map(\.rawValue))
  }

  static func spelled(_ type: StatusType) -> String {
    let cases = type.cases.map { one in
      one.name + (one.rawValue.map { " " + written($0, type.encoding) } ?? "")
        + versions(one.systems)
    }
    return "\(type.name)\(versions(type.systems)): \(joined(cases))"
  }

  static func spelled(_ answers: [PromptAnswer]) -> String {
    joined(
      answers.map { answer in
        let from = answer.from == .notDetermined ? "" : ", from \(answer.from.rawValue)"
        let asked = answer.request == .access ? "" : ", asked for \(answer.request.rawValue)"
        let told = answer.isTold ? "" : ", the app is not told"
        let lapse = answer.lapsesTo.map { ", until the app is left: \($0.rawValue)" } ?? ""
        return "\(answer.name.rawValue) (\(answer.status.rawValue)\(asked)\(from)\(told)\(lapse))"
      })
  }

  static func spelled(_ keys: [UsageKey]) -> String {
    joined(keys.map { $0.name + versions($0.systems) })
  }

  /// A note; if the simulated phone does not play it, with what the phone does instead.
  static func spelled(_ note: Note) -> String {
    guard case .notModelled(let instead) = note.modelled else { return sourced(note.fact) { $0 } }
    return sourced(note.fact) { $0 } + " Not played; on the simulated phone \(instead)."
  }

  static func spelled(_ missing: KeyMissing) -> String {
    missing.effect.rawValue + versions(missing.systems)
      + (missing.use.map { ", where \($0)" } ?? "") + (missing.key.map { " (\($0))" } ?? "")
  }

  static func joined(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: ", ")
  }

  private static func versions(_ systems: Systems) -> String {
    systems.text.isEmpty ? "" : " (\(systems.text))"
  }

  private static func written(
    _ value: StatusType.RawValue, _ encoding: StatusType.Encoding
  ) -> String {
    switch value {
    case .word(let word): return "\"\(word)\""
    case .number(let number):
      guard encoding == .fourCharacters else { return "\(number)" }
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      return "'\(String(decoding: bytes, as: UTF8.self))'"
    }
  }
}
