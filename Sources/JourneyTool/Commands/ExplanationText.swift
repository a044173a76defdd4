import FlowChecker
import FlowModel

/// Why a property is broken, in words.
struct ExplanationText {
  private let explanation: Explanation
  private let tool: String
  private let glyphs: Glyphs
  private let columns: Int
  /// Whether everything is printed, or only the journey and where it was decided.
  private let isWhole: Bool

  init(
    _ explanation: Explanation, tool: String, glyphs: Glyphs, columns: Int, isWhole: Bool
  ) {
    self.tool = tool
    self.explanation = explanation
    self.glyphs = glyphs
    self.columns = columns
    self.isWhole = isWhole
  }

  /// The steps, where it was decided, and the command that leads there.
  var lines: [String] {
    if explanation.isOfNoJourney { return ["  No journey reaches what the property asks for."] }
    let journey =
      explanation.steps.isEmpty ? ["  It is broken at the start already."] : steps
    let end = trap + decision + ["  Look at it: \(explanation.command(of: tool))"]
    return world + journey + reasons + end
  }

  func test(_ source: ListedCatalog.Source?) -> [String] {
    let test =
      source.map { PastedTest(explanation, module: $0.module, catalog: $0.list) }
      ?? PastedTest(explanation)
    let lines = test.text.split(separator: "\n", omittingEmptySubsequences: false)
    return ["  A test that fails as long as it is broken:"]
      + lines.dropLast().map { $0.isEmpty ? "" : "    \(glyphs.shown(String($0)))" }
  }

  private var world: [String] {
    guard let world = explanation.startWorld, !explanation.startFacts.isEmpty else { return [] }
    let facts = explanation.startFacts.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return say("It begins in world \(world): \(facts).")
  }

  /// What is so at the last step.
  private var reasons: [String] {
    let reasons = explanation.reasons
    guard !reasons.isEmpty, !explanation.steps.isEmpty else { return [] }
    return say("In step \(explanation.steps.count): \(reasons.joined(separator: ", ")).")
  }

  /// That no way leads on, where the property asks for one.
  private var trap: [String] {
    if explanation.isOfSomeMoments {
      return say(
        "From here a journey reaches what the property asks for at some moments, and none at others: it "
          + "depends on how long the timers still run.")
    }
    guard explanation.endsInTrap else { return [] }
    let before = explanation.decision == nil ? ", nor from any step before" : ""
    return say(
      "From here no journey reaches what the property asks for\(before)\(asFarAsSearched).")
  }

  private var steps: [String] {
    let width = String(explanation.steps.count).count
    return explanation.steps.enumerated().flatMap { index, step -> [String] in
      let number = String(repeating: " ", count: width - String(index + 1).count) + "\(index + 1)"
      let head = "  \(number). \(padded(step.text.by.rawValue, to: 6))  "
      let loop =
        index == explanation.loopStart ? ["  \(loopWords)"] : []
      return loop + texts(step.text.says, after: head) + (isWhole ? details(step, head) : [])
    }
  }

  private var loopWords: String {
    let rounds = explanation.steps.count - (explanation.loopStart ?? 0)
    return "From here on \(rounds == 1 ? "this step" : "these steps") for ever:"
  }

  private func details(_ step: Explanation.Step, _ head: String) -> [String] {
    let indent = String(repeating: " ", count: cells(of: head) + 2)
    let lines = step.changes.map(\.description) + step.events + step.rows.map(\.description)
    return lines.flatMap { texts($0, after: indent) }
  }

  private var decision: [String] {
    guard let decision = explanation.decision else {
      return explanation.steps.isEmpty || explanation.endsInTrap || explanation.isOfSomeMoments
        ? []
        : say(
          "No other choice at any of its steps would have made the property hold\(asFarAsSearched): look "
            + "first at how the attempt begins, and at the property itself.")
    }
    var lines: [String] = []
    let decided = "Decided at step \(decision.step)\(asFarAsSearched)"
    if decision.passing.isEmpty {
      lines += say(
        "\(decided): after step \(decision.step - 1) the property still holds, but on no path from "
          + "there. Look first at what is done in step \(decision.step)"
          + "\(row(of: decision.step)).")
    } else {
      lines += say("\(decided). Had this happened instead, the property would hold:")
      let most = isWhole ? decision.passing.count : 4
      lines += decision.passing.prefix(most).flatMap {
        texts($0.says, after: "     \(padded($0.by.rawValue, to: 6))  ")
      }
      let more = decision.passing.count - most
      if more > 0 { lines.append("     and \(count(more, "more step"))") }
    }
    guard isWhole, !decision.alternatives.isEmpty else { return lines }
    lines += say("What else could have happened at step \(decision.step):")
    return lines
      + decision.alternatives.flatMap { alternative in
        texts(
          "\(alternative.text.says): \(end(of: alternative))",
          after: "     \(padded(alternative.text.by.rawValue, to: 6))  ")
      }
  }

  /// The line of the first row that a flow took in a step, as the end of a sentence.
  private func row(of step: Int) -> String {
    explanation.steps[step - 1].rows.lazy.compactMap(\.line).first.map { ": \($0)" } ?? ""
  }

  private func end(of alternative: Explanation.Alternative) -> String {
    if alternative.breaksAtOnce { return "breaks the property at once" }
    if let steps = alternative.steps { return "the property can hold, in \(count(steps, "step"))" }
    if alternative.endsProcess { return "ends a process, which is not counted as a way out" }
    if alternative.needsEndOfProcess { return "the property holds only where a process ends" }
    return "the property holds on no journey that begins so\(asFarAsSearched)"
  }

  /// What is said of other journeys is said of those that were seen.
  private var asFarAsSearched: String {
    explanation.isOfWholeSearch ? "" : ", as far as was searched"
  }

  private func say(_ text: String) -> [String] { texts(text, after: "  ") }

  /// A text after a head, its further lines below its first.
  private func texts(_ text: String, after head: String) -> [String] {
    let width = cells(of: head)
    return wrapped(glyphs.shown(text), to: columns - width).enumerated().map { row, text in
      (row == 0 ? head : String(repeating: " ", count: width)) + text
    }
  }
}
