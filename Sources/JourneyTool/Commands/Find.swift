import EveryPath
import FlowChecker
import FlowModel
import StateSpace

extension Tool {
  /// Looks for states that fit a question, over all that a check visits.
  func find(_ invocation: Invocation) throws -> ExitCode {
    let system = try system(invocation.operands[0])
    guard let question = invocation.options["where"] else {
      guard invocation.has("words") else {
        throw ToolError(
          "find needs a question: --where 'not isSettled'. `\(toolName) find \(system.name) "
            + "--words` lists the names.")
      }
      return try list(wordsOf: system, invocation)
    }
    guard !invocation.has("words") else {
      throw ToolError("--words lists the names, and --where asks; take one of them.")
    }
    let answer = try answer(question, system, invocation)
    if invocation.has("json") {
      try console.write(FindJSON.text(of: answer) + "\n")
    } else {
      let text = FindText(
        answer: answer, tool: toolName, glyphs: glyphs, columns: environment.columns)
      try show(text.lines.joined(separator: "\n") + "\n")
    }
    return answer.fitting > 0 ? .yes : answer.isComplete ? .no : .unfinished
  }

  private func answer(
    _ question: String, _ system: any AnySystem, _ invocation: Invocation
  ) throws -> QuestionAnswer {
    do {
      return try system.accept(
        Finding(
          question: question, limits: invocation.limits,
          shortest: invocation.options["least"].flatMap(Shortest.init) ?? .steps,
          most: invocation.options["all"].flatMap { Int($0) } ?? 1,
          told: progressReporter(of: system, invocation)))
    } catch let wrong as WrongQuestion {
      throw ToolError(
        "\(wrong) `\(toolName) find \(system.name) --words` lists the names.")
    }
  }

  private func list(wordsOf system: any AnySystem, _ invocation: Invocation) throws -> ExitCode {
    let words = try system.accept(FoundWords())
    if invocation.has("json") {
      try console.write(FindJSON.text(of: words, system.name) + "\n")
    } else {
      let sections = words.map { section -> String in
        let names = section.words.map { "  \(glyphs.shown($0))\n" }
        return "\(section.title):\n\(names.joined())"
      }
      try show(sections.joined(separator: "\n"))
    }
    return .yes
  }
}

private struct Finding: SystemVisitor {
  let question: String
  let limits: SearchLimits
  let shortest: Shortest
  let most: Int
  let told: ProgressReporter

  func visit<W: World>(_ system: System<W>) throws -> QuestionAnswer {
    let question = try Question(question, about: system)
    told.begin()
    defer { told.end() }
    let search = QuestionSearch(system, shortest: shortest)
    search.run(limits: limits) { told.tell($0) }
    return try search.answer(question, most: most)
  }
}

/// Names of one kind, as a question writes them.
struct WordSection: Hashable {
  let title: String
  /// What they are called in a JSON document.
  let key: String
  let words: [String]
}

/// Lists what a question about a system may name.
///
/// The ids of choices, for `did`, are known only after a search; a walk shows them in brackets.
struct FoundWords: SystemVisitor {
  func visit<W: World>(_ system: System<W>) -> [WordSection] {
    let words = QuestionWords(system)
    let states = words.flows.flatMap { flow in
      flow.states.map { "at \(Phrase.written(flow.name)) \(Phrase.written($0))" }
    }
    let sections = [
      WordSection(
        title: "Predicates", key: "predicates",
        words: words.predicates.map { Phrase.written($0.name) }),
      WordSection(title: "States", key: "states", words: states),
      WordSection(
        title: "Properties that a step can break", key: "properties",
        words: words.properties.map { "broke \(Phrase.written($0))" }),
    ]
    return sections.filter { !$0.words.isEmpty }
  }
}

/// What was found, in words.
struct FindText {
  let answer: QuestionAnswer
  /// How the tool is called, in the commands that are printed.
  let tool: String
  let glyphs: Glyphs
  let columns: Int

  var lines: [String] {
    say("\(answer.system): \(answer.verdict)") + answer.journeys.flatMap { [""] + journey($0) }
  }

  private func journey(_ found: QuestionAnswer.Found) -> [String] {
    let command = "  Look at it: \(found.journey.command(of: tool))"
    guard !found.steps.isEmpty else { return say("At a start:") + [command] }
    let width = String(found.steps.count).count
    let steps = found.steps.enumerated().flatMap { index, step in
      let number = String(index + 1)
      let head = String(repeating: " ", count: width - number.count) + "\(number). "
      return say(
        "  \(head)\(padded(step.by.rawValue, to: 6))  \(step.says)", indent: 4 + width + 8)
    }
    return say("After \(count(found.steps.count, "step")):") + steps + [command]
  }

  private func say(_ text: String, indent: Int = 0) -> [String] {
    wrapped(glyphs.shown(text), to: columns, indent: indent)
  }
}

/// What was found, as one JSON document.
enum FindJSON {
  static func text(of answer: QuestionAnswer) -> String {
    let outcome = answer.fitting > 0 ? "found" : answer.isComplete ? "none" : "limit"
    var members: [JSONNode.Member] = [
      .init("system", .string(answer.system)), .init("where", .string(answer.question)),
      .init("outcome", .string(outcome)),
      .init("complete", .bool(answer.isComplete)), .init("found", .number(answer.fitting)),
      .init("states", .number(answer.states)), .init("transitions", .number(answer.transitions)),
      .init("journeys", .array(answer.journeys.map(journey))),
    ]
    if !answer.isComplete {
      members.append(.init("truncated", .string("\(answer.completeness)")))
    }
    return JSONNode.document(members).text
  }

  static func text(of words: [WordSection], _ system: String) -> String {
    let members = words.map {
      JSONNode.Member($0.key, .array($0.words.map { .string($0) }))
    }
    return JSONNode.document([.init("system", .string(system))] + members).text
  }

  private static func journey(_ found: QuestionAnswer.Found) -> JSONNode {
    let world = found.journey.world.map { JSONNode.number($0) } ?? .null
    return .object([
      .init("world", world), .init("line", .string(found.journey.line)),
      .init("steps", .array(found.steps.map(CheckJSON.step))),
    ])
  }
}
