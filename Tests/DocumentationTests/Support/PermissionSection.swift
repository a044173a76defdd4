import FlowModel
import PermissionFacts
import PermissionModels

/// What a section of the page of permissions repeats: the line to write, and the facts.
enum PermissionSection {
  struct Unwritten: Error, CustomStringConvertible {
    let description: String
  }

  /// What is compiled, of which each section shows its line.
  static let code = "Tests/PlayedTests/Guide/AskingForEach.swift"

  /// The names of the permissions in the order of the file that asks for each.
  static var names: [String] {
    get throws { try lines.map(\.name) }
  }

  /// The products in the order of the file that asks for each.
  static var products: [String] {
    get throws { try lines.map(\.product) }
  }

  /// The bullets of a permission: what is written, what Info.plist needs, and what iOS does.
  static func bullets(of name: String) throws -> String {
    guard let line = try lines.first(where: { $0.name == name }) else {
      throw Unwritten(description: "\(code) has no line for \"\(name)\"")
    }
    var bullets = ["**You write** `import \(line.product)`, and `\(line.call)`\(line.condition)."]
    bullets.append("**It ends** as \(try outcomes(of: name)).")
    guard let facts = facts(of: name) else {
      throw Unwritten(description: "the table of facts has no row for \"\(name)\"")
    }
    bullets.append("**Info.plist** \(keys(facts)).")
    bullets.append("**The question** \(question(facts)).")
    bullets.append("**Settings** \(settings(facts)).")
    return (bullets.map { "- \($0)" } + notes(facts).map { "- \($0)" }).joined(separator: "\n")
  }

  // MARK: - What is written

  private struct Line {
    let name: String
    let product: String
    let call: String
    let condition: String
  }

  /// A comment with the name and the product, then the line that asks.
  private static var lines: [Line] {
    get throws {
      let source = try Repository.text(of: code).split(separator: "\n").map(String.init)
      return zip(source, source.dropFirst()).compactMap { above, line in
        guard let words = above.wholeMatch(of: /\s+\/\/ ([a-z-]+): (\w+)/),
          let call = line.firstMatch(of: /permissions\.ask\((.*)\)/)
        else { return nil }
        let system = line.firstMatch(of: /#available\(iOS ([0-9.]+), \*\)/)
        return Line(
          name: String(words.1), product: String(words.2),
          call: "await permissions.ask(\(call.1))",
          condition: system.map { ", under `if #available(iOS \($0.1), *)`" } ?? "")
      }
    }
  }

  // MARK: - What is known

  /// The exact place is asked for as location in use is.
  private static func facts(of name: String) -> PermissionFacts? {
    let row = name == "location-exact" ? "location-when-in-use" : name
    return PermissionFacts.all.first { $0.name == row }
  }

  private static func outcomes(of name: String) throws -> String {
    let system = name == "camera" ? "camera-access" : name
    guard let system = PermissionSystems.catalog.first(where: { $0.name == system }) else {
      throw Unwritten(description: "no system is called \"\(system)\"")
    }
    let outcomes = try system.accept(Outcomes())
    let granted = outcomes.filter { $0.hasPrefix("granted(") }
    return (granted + outcomes.filter { !granted.contains($0) })
      .map { "`.\($0.replacing("(", with: "(."))`" }.joined(separator: ", ")
  }

  private static func keys(_ facts: PermissionFacts) -> String {
    guard !facts.keys.value.isEmpty else { return "needs no key (\(facts.keys.mark.rawValue))" }
    let needed = facts.keys.value.map { "`\($0.name)`\(versions($0.systems))" }
    let effects = facts.keyMissing.map { fact in
      let key = fact.value.key.map { " for want of `\($0)`" } ?? ""
      return marked(fact) { "\(effect($0.effect))\(versions($0.systems))\(key)" }
    }
    return "needs \(needed.joined(separator: ", ")). Without it, asking \(joined(effects))"
  }

  /// An effect in a sentence whose subject is the request.
  private static func effect(_ effect: KeyMissing.Effect) -> String {
    switch effect {
    case .doesNothing: "does nothing"
    case .noCrash: "does not end the app"
    case .noKey: "is all the same"
    case .endsTheApp, .mayEndTheApp, .countsAsDenied, .failsAtOnce: effect.rawValue
    }
  }

  private static func question(_ facts: PermissionFacts) -> String {
    guard !facts.answers.value.isEmpty else { return "does not exist: the switch is the answer" }
    var answers: [String] = []
    for answer in facts.answers.value where !answers.contains(answer.name.rawValue) {
      answers.append(answer.name.rawValue)
    }
    let returns = facts.returns.map { marked($0) { $0.rawValue } }
    return
      "is answered by: \(answers.joined(separator: ", ")). It comes again by: \(joined(returns))"
  }

  private static func settings(_ facts: PermissionFacts) -> String {
    let row = marked(facts.row) { $0.rawValue }
    let kills = marked(facts.killsOnChange) { $0.rawValue }
    let above = facts.globalSwitch.value
    return "has its row \(row). A change there ends the app: \(kills)"
      + (above == .none ? "" : ". Above it is a switch for all apps, \(above.rawValue)")
  }

  private static func notes(_ facts: PermissionFacts) -> [String] {
    let facts =
      facts.otherFailures + (facts.staleObject.map { [$0] } ?? []) + facts.notes.map(\.fact)
    return facts.map { note in
      let sentence = note.value.hasSuffix(".") ? String(note.value.dropLast()) : note.value
      return "\(sentence) (\(note.mark.rawValue))."
    }
  }

  // MARK: - Spelling

  private static func marked<Value>(_ fact: Fact<Value>, _ text: (Value) -> String) -> String {
    "\(text(fact.value)) (\(fact.mark.rawValue))"
  }

  private static func versions(_ systems: Systems) -> String {
    systems.text.isEmpty ? "" : " (\(systems.text))"
  }

  private static func joined(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}
