import EveryPath
import FlowModel

/// The files of a plan in Swift: its tests, and its words with the screens they make up.
struct UITestText {
  private let plan: UITestPlan
  /// How the command is called.
  private let command: String
  private let type: String
  /// The names of the screens, and of the labels that touches need.
  private let screens: [String]
  private let labels: [(label: String, name: String)]

  init(_ plan: UITestPlan, command: String) {
    (self.plan, self.command) = (plan, command)
    type = Self.name(plan.system, isType: true)
    var taken: Set<String> = []
    screens = plan.screens.map { sight in
      let name = [sight.name, sight.outcome].compactMap { $0 }.joined(separator: " ")
      return Self.name(name, isType: false, among: &taken)
    }
    let touched = plan.roads.flatMap { $0.steps.flatMap(\.touch.labels) }.uniqued
    labels = touched.map { ($0, Self.name($0, isType: false, among: &taken)) }
  }

  struct File {
    let name: String
    let text: String
    /// Whether a team makes it its own.
    var isTeams = false
  }

  var files: [File] {
    [
      File(name: "\(type)UITests.swift", text: tests),
      File(name: "\(type)Words.swift", text: words),
      File(
        name: "JourneyPhone.swift",
        text: String(decoding: PackageResources.JourneyPhone_txt, as: UTF8.self)),
      File(
        name: "JourneyApp.swift",
        text: String(decoding: PackageResources.JourneyApp_txt, as: UTF8.self), isTeams: true),
    ]
  }

  // MARK: - The tests

  private var tests: String {
    let table = UITestPlan.Class.allCases.map { "\(plan.counts[$0] ?? 0) \($0.rawValue)" }
    return """
      // Made by `\(command)`.

      import XCTest

      #if canImport(XCUIAutomation)
        import XCUIAutomation
      #endif

      /// \(plan.title).
      ///
      /// \(plan.journeys) journeys of the model: \(table.joined(separator: ", ")).
      final class \(type)UITests: XCTestCase {
        private typealias Words = \(type)Words

      \(plan.roads.enumerated().map { test($0 + 1, $1) }.joined(separator: "\n\n"))
      \(plan.left.enumerated().map { skip(plan.roads.count + $0 + 1, $1) }.joined())}

      """
  }

  private func test(_ number: Int, _ road: UITestPlan.Road) -> String {
    let first = road.journeys.first ?? "An answer of which the app is told nothing"
    let more = road.journeys.count > 1 ? ", and \(road.journeys.count - 1) more" : ""
    let prepared = [quoted(plan.system)] + road.preparations.map(code)
    let acts = road.steps.map { Self.name($0.touch.says, isType: true) }.joined(separator: "_")
    let last = road.steps.count - 1
    let lines = road.steps.enumerated().map { line($1, isLast: $0 == last) }
    return """
        /// \(first)\(more).
        @MainActor func test\(padded(number))_\(acts.prefix(70))() async throws {
      \(call("let phone = try await JourneyPhone", prepared))
      \(lines.joined(separator: "\n"))
        }
      """
  }

  private func line(_ step: UITestPlan.Step, isLast: Bool) -> String {
    var parts = [code(step.touch), "\(isLast ? "ends" : "then"): \(list(step.goesOn))"]
    if !step.ends.isEmpty { parts.append("or: \(list(step.ends))") }
    if !step.rare.isEmpty { parts.append("rarely: \(list(step.rare))") }
    return call("try await phone.does", parts)
  }

  /// A call in a test, on lines of its own where it is long.
  private func call(_ function: String, _ arguments: [String]) -> String {
    let line = "    \(function)(\(arguments.joined(separator: ", ")))"
    guard line.count > 100 else { return line }
    return "    \(function)(\n      \(arguments.joined(separator: ",\n      ")))"
  }

  private func list(_ numbers: [Int]) -> String {
    "[" + numbers.map { "Words.\(screens[$0])" }.joined(separator: ", ") + "]"
  }

  private func skip(_ number: Int, _ left: (reason: String, journeys: Int)) -> String {
    """

      func test\(padded(number))_\(Self.name(left.reason, isType: true).prefix(70))() throws {
        throw XCTSkip(\(quoted("\(left.reason); journeys: \(left.journeys)")))
      }

    """
  }

  private func padded(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 3 - "\(number)".count)) + "\(number)"
  }

  private func code(_ touch: Touch) -> String {
    switch touch {
    case .tap(let label, let isDouble): ".\(isDouble ? "tapTwice" : "tap")(\(word(label)))"
    case .answer(let label): ".answer(\(word(label)))"
    case .open: ".open"
    case .goHome: ".goHome"
    case .quit: ".quit"
    case .openSettings: ".openSettings"
    case .set(let row, let value): ".set(row: \(word(row)), to: \(word(value)))"
    case .byHand(let act, let reason): ".byHand(\(quoted(act)), because: \(quoted(reason)))"
    case .wait: preconditionFailure("what comes by itself is no step of a road")
    }
  }

  private func code(_ preparation: Preparation) -> String {
    let id = quoted(preparation.id)
    return switch preparation.means {
    case .reset(let resource): ".reset(.\(resource))"
    case .command(let command): ".prepared(\(id), by: \(quoted(command)))"
    case .hand(let act), .never(let act): ".prepared(\(id), by: \(quoted(act)))"
    }
  }

  private func word(_ label: String) -> String {
    labels.first { $0.label == label }.map { "Words.\($0.name)" } ?? quoted(label)
  }

  // MARK: - The words

  private var words: String {
    """
    // Made by `\(command)`.
    // What the app and iOS say, in English, as of \(Self.date). Change it where your app or
    // another iOS says it otherwise; the tests stay as they are.

    enum \(type)Words {
    \(labels.map { "  static let \($0.name) = \(quoted($0.label))" }.joined(separator: "\n"))

    \(zip(screens, plan.screens).map(screen).joined(separator: "\n"))
    }

    """
  }

  /// When the words were looked up that are iOS's.
  private static let date = "iOS 26, October 2026"

  private func screen(_ name: String, _ sight: SeenScreen) -> String {
    var parts = [".\(sight.front.rawValue)"]
    if !sight.question.isEmpty { parts.append("question: \(strings(sight.question))") }
    if let alert = sight.alert { parts.append("alert: \(quoted(alert))") }
    if !sight.texts.isEmpty { parts.append("texts: \(strings(sight.texts))") }
    if !sight.buttons.isEmpty { parts.append("buttons: \(strings(sight.buttons))") }
    if let outcome = sight.outcome { parts.append("outcome: \(quoted(outcome))") }
    return """
        static let \(name) = JourneyScreen(
          \(parts.joined(separator: ",\n      ")))
      """
  }

  private func strings(_ strings: [String]) -> String {
    "[" + strings.map(quoted).joined(separator: ", ") + "]"
  }

  /// A string's literal.
  private func quoted(_ text: String) -> String {
    var literal = "\""
    for character in text {
      switch character {
      case "\"", "\\": literal += "\\\(character)"
      case "\n": literal += "\\n"
      default: literal.append(character)
      }
    }
    return literal + "\""
  }

  // MARK: - Names

  /// A name in Swift, which none of those taken has.
  private static func name(_ words: String, isType: Bool, among taken: inout Set<String>) -> String
  {
    let name = name(words, isType: isType)
    var (unique, number) = (name, 2)
    while !taken.insert(unique).inserted {
      unique = "\(name)\(number)"
      number += 1
    }
    return unique
  }

  /// `find-friends` and `Find Friends` as `findFriends`, or `FindFriends`.
  private static func name(_ words: String, isType: Bool) -> String {
    let parts = words.filter { $0 != "'" }
      .split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    let name = parts.enumerated().map { number, part in
      number == 0 && !isType
        ? part.prefix(1).lowercased() + part.dropFirst()
        : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
    guard let first = name.first, !first.isNumber, !keywords.contains(name) else {
      return "_\(name)"
    }
    return name
  }

  /// Words of the language that labels may be.
  private static let keywords: Set<String> = [
    "continue", "default", "import", "return", "repeat", "true", "false", "in", "is", "as", "self",
  ]
}

extension Touch {
  /// What stands on what it touches.
  fileprivate var labels: [String] {
    switch self {
    case .tap(let label, _), .answer(let label): [label]
    case .set(let row, let value): [row, value]
    default: []
    }
  }

  /// What it does, in words.
  fileprivate var says: String {
    switch self {
    case .tap(let label, let isDouble): isDouble ? "\(label) twice" : label
    case .answer(let label): label
    case .open: "open"
    case .goHome: "go home"
    case .quit: "quit"
    case .openSettings: "Settings"
    case .set(let row, let value): "\(row) \(value)"
    case .byHand(let act, _): act
    case .wait: "wait"
    }
  }
}
