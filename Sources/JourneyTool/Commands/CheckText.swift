import EveryPath
package import FlowChecker
import FlowModel

package struct CheckText {
  let report: CheckReport
  /// How the tool is called, in the commands that are printed.
  let tool: String
  let glyphs: Glyphs
  let paint: Paint
  let columns: Int
  /// Whether the properties that hold are listed, or only counted.
  let listsHolding: Bool
  package var explains = Detail.decision

  /// How much is printed of a broken property.
  package enum Detail: Hashable, Sendable {
    /// The journey and where it was decided.
    case decision
    /// Everything that is known, and a test to paste if its system can be got at.
    case whole(ListedCatalog.Source?)
  }

  package init(
    report: CheckReport, tool: String, glyphs: Glyphs, paint: Paint, columns: Int,
    listsHolding: Bool = true
  ) {
    self.tool = tool
    self.report = report
    self.glyphs = glyphs
    self.paint = paint
    self.columns = columns
    self.listsHolding = listsHolding
  }

  /// The lines: numbers, what is broken with its journey, what never had to hold or is not known,
  /// what holds, the answer.
  package var lines: [String] {
    var lines = say(
      "\(report.system): \(count(report.states, "state")), "
        + "\(count(report.transitions, "transition")), "
        + "\(count(report.properties.count, "property")), \(CheckJSON.seconds(report.seconds)) s")
    if let slow = report.slowProperty { lines += say("\(slow); --property leaves it out") }
    if report.beginsWithFindings { lines += odd }
    for property in report.properties where property.verdict == .broken {
      // What is listed with its cause is printed in full only if everything is.
      if explains != .decision || report.cause(of: property) == nil { lines += broken(property) }
    }
    for verdict in [PropertyResult.Verdict.vacuous, .undecided] { lines += list(verdict) }
    lines += listsHolding ? list(.holds) : []
    if !listsHolding, holding > 0 {
      lines += ["", "\(count(holding, "property")) \(holding == 1 ? "holds" : "hold")."]
    }
    if report.coverage.edges.isEmpty {
      lines += [""] + say("It has no rows, so the rules about rows find nothing.")
    }
    if !report.notes.isEmpty { lines += [""] + report.notes.flatMap { say($0) } }
    if !report.beginsWithFindings { lines += odd }
    return lines + [""] + answer
  }

  private var odd: [String] {
    guard !report.findings.isEmpty else { return [] }
    let subject = report.leftOut == nil ? "the definition" : "what is asked"
    return ["", "Findings about \(subject):"]
      + report.findings.flatMap { finding($0) + followers(of: $0) }
  }

  /// A finding, and how to get there; with its other lines if everything is printed.
  private func finding(_ finding: Finding) -> [String] {
    var lines = say("- \(finding)", indent: 2)
    if explains != .decision, finding.lines.count > 1 {
      let others = finding.lines.dropFirst().map { "\($0)" }
      lines += say("see also \(enumeration(others))", indent: 4).map { "  \($0)" }
    }
    if !finding.witness.isEmpty || finding.world != nil {
      let start = finding.world.map { " in world \($0)," } ?? ""
      let journey =
        finding.witness.isEmpty
        ? "at its start" : "after: \(finding.witness.joined(separator: " > "))"
      lines += say("for example\(start) \(journey)", indent: 4).map { "  \($0)" }
    }
    return lines
  }

  /// What follows from a finding, in a line; in whole sentences if everything is printed.
  private func followers(of finding: Finding) -> [String] {
    let followers = report.followers(of: finding)
    guard !followers.isEmpty else { return [] }
    guard explains != .decision else {
      return say("possible consequences: \(followers.joined(separator: "; "))", indent: 4)
        .map { "  \($0)" }
    }
    var narrower = CheckText(
      report: report, tool: tool, glyphs: glyphs, paint: paint, columns: columns - 4)
    narrower.explains = explains
    let properties = report.properties(brokenWith: finding).map { "\($0.verdict): \($0.name)" }
    let lines =
      properties.flatMap { narrower.say("- \($0)", indent: 2) }
      + finding.consequences.flatMap(narrower.finding)
    return ["    possible consequences:"] + lines.map { "    \($0)" }
  }

  private var holding: Int { report.properties.count { $0.verdict == .holds } }

  /// The properties with a verdict, one a line, after an empty line if something was said before.
  private func list(_ verdict: PropertyResult.Verdict) -> [String] {
    let lines = report.properties.filter { $0.verdict == verdict }.flatMap(self.verdict)
    return lines.isEmpty || lines.count == report.properties.count ? lines : [""] + lines
  }

  private func verdict(_ property: PropertyResult) -> [String] {
    let style: Style =
      switch property.verdict {
      case .holds: .good
      case .broken, .vacuous: .bad
      case .undecided: .dim
      }
    let word = padded(property.verdict == .broken ? "BROKEN" : property.verdict.rawValue, to: 10)
    let texts = wrapped(glyphs.shown(property.name), to: columns - 12)
    let indent = String(repeating: " ", count: 10)
    let lines = texts.enumerated().map { number, text in
      "  " + (number == 0 ? paint(word, style) : indent) + text
    }
    guard property.verdict == .holds, !property.steps.isEmpty else {
      return lines
    }
    let journey = "for example after: \(property.steps.map(\.id).joined(separator: " > "))"
    return lines
      + wrapped(glyphs.shown(journey), to: columns - 12).map { "  \(indent)\($0)" }
  }

  private func broken(_ property: PropertyResult) -> [String] {
    [""] + say("BROKEN: \(property.name)", indent: 2) + account(of: property)
  }

  /// Why a property is broken, below its name.
  func account(of property: PropertyResult) -> [String] {
    guard let explanation = property.explanation else { return [] }
    let text = ExplanationText(
      explanation, tool: tool, glyphs: glyphs, columns: columns, isWhole: explains != .decision)
    guard case .whole(let source) = explains else { return text.lines }
    return text.lines + text.test(source)
  }

  private var answer: [String] {
    let broken = report.properties.count { $0.verdict == .broken }
    let vacuous = report.properties.count { $0.verdict == .vacuous }
    var phrases: [String] = []
    if broken > 0 { phrases.append("\(count(broken, "property")) broken") }
    if vacuous > 0 { phrases.append("\(count(vacuous, "property")) vacuous") }
    if !report.findings.isEmpty {
      let consequences = report.findings.flatMap(\.consequences).count
      phrases.append(
        count(report.findings.count, "finding")
          + (consequences > 0 ? " with \(count(consequences, "consequence"))" : ""))
    }
    let how =
      report.truncation.map { "The search was not finished: \($0)." } ?? "The search is complete."
    switch report.outcome {
    case .ok where report.properties.isEmpty:
      return say("There is no property to break. \(how)")
    case .ok: return say("\(whatHolds) over every path\(unseen). \(how)")
    case .broken: return say("\(enumeration(phrases).capitalizedFirst)\(unseen). \(how)")
    case .truncated: return say("\(how) Nothing broken was found, and nothing is proved.")
    }
  }

  private var whatHolds: String {
    guard report.leftOut != nil else { return "Every property holds" }
    return report.properties.count == 1
      ? "The property that was asked for holds" : "The properties that were asked for hold"
  }

  /// What was not looked at.
  private var unseen: String {
    report.leftOut.map { "; \(count($0, "other")) and the definition were not checked" } ?? ""
  }

  private func say(_ text: String, indent: Int = 0) -> [String] {
    wrapped(glyphs.shown(text), to: columns, indent: indent)
  }
}
