import EveryPath
package import FlowChecker
import FlowModel

/// A report in the XML that test reports of CI read: a test for each property, one for the
/// definition, and one for the search itself if it was not finished.
package enum CheckJUnit {
  /// The file's contents.
  package static func text(of report: CheckReport, tool: String) -> String {
    text(of: report, report.system, suites: [], tool: tool)
  }

  /// The file's contents, if suites were run besides, or alone.
  static func text(
    of report: CheckReport?, _ system: String, suites: [ComponentSuite], tool: String
  ) -> String {
    let tests = (report.map { Self.tests(of: $0, tool: tool) } ?? []) + suites.map(test)
    let counts =
      "tests=\"\(tests.count)\" failures=\"\(tests.count { $0.fault?.kind == "failure" })\" "
      + "errors=\"\(tests.count { $0.fault?.kind == "error" })\""
    // The search is one for all tests: none of them takes the time of it.
    let time = " time=\"\(report.map { CheckJSON.seconds($0.seconds) } ?? "0")\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)\(time)>
        <testsuite name="\(escaped(system))" \(counts)\(time)>
      \(tests.map { element(system, $0) }.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  /// A line of the report: what is tested, and what is wrong, if anything is.
  private typealias Test = (name: String, fault: Fault?)

  private static func tests(of report: CheckReport, tool: String) -> [Test] {
    var tests = report.properties.map { (name: $0.name, fault: result(of: $0, report, tool)) }
    if !report.findings.isEmpty {
      let findings = report.findings.flatMap { finding in
        ["\(finding)"] + finding.consequences.map { "  \($0)" }
      }.joined(separator: "\n")
      let message = count(report.findings.count, "finding")
      tests.append(("the definition has no findings", ("failure", message, findings)))
    }
    if let truncation = report.truncation {
      let message = "the search was not finished: \(truncation)"
      tests.append(("the search is complete", ("error", message, "")))
    }
    return tests
  }

  private static func test(_ suite: ComponentSuite) -> Test {
    let report = suite.report
    let share = report.shard == .whole ? "" : ", share \(report.shard)"
    let name = "\(suite.component) \(report.kind.name)\(share)"
    guard report.passes else {
      let texts = report.mismatches.map(\.description).joined(separator: "\n")
      return (name, ("failure", "\(count(report.mismatches.count, "case")) differ", texts))
    }
    return (name, report.isComplete ? nil : ("error", "the list was not finished", ""))
  }

  private typealias Fault = (kind: String, message: String, text: String)

  private static func result(
    of property: PropertyResult, _ report: CheckReport, _ tool: String
  ) -> Fault? {
    switch property.verdict {
    case .holds: return nil
    case .broken:
      let text = CheckText(
        report: report, tool: tool, glyphs: Glyphs(), paint: Paint(isOn: false), columns: 100)
      let lines = text.account(of: property)
      return ("failure", "broken", lines.joined(separator: "\n"))
    case .vacuous: return ("failure", "it never had to hold, so it says nothing", "")
    case .undecided:
      let why = report.isComplete ? "it counts on a race of timers" : "the search was not finished"
      return ("error", "undecided: \(why)", "")
    }
  }

  private static func element(_ system: String, _ test: Test) -> String {
    let head =
      "    <testcase classname=\"\(escaped(system))\" name=\"\(escaped(test.name))\""
      + " time=\"0\""
    guard let fault = test.fault else { return "\(head)/>" }
    return """
      \(head)>
            <\(fault.kind) message="\(escaped(fault.message))">\(escaped(fault.text))</\(fault.kind)>
          </testcase>
      """
  }

  /// What XML gives a meaning is escaped, what it forbids is left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}"..."\u{FFFF}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
