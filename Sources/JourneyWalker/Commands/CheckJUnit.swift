package import FlowExplorer
import FlowModel

/// A report in the XML that test reports of CI read: a test for each promise, one for the
/// definition, and one for the search itself if it was not finished.
package enum CheckJUnit {
  /// The file's contents.
  package static func text(of report: CheckReport) -> String {
    var cases = report.promises.map { promise in
      element(report, promise.name, result(of: promise, report))
    }
    if !report.findings.isEmpty {
      let findings = report.findings.map { "\($0)" }.joined(separator: "\n")
      cases.append(
        element(
          report, "nothing is odd about the definition",
          (kind: "failure", message: "\(count(report.findings.count, "finding"))", findings)))
    }
    if let truncation = report.truncation {
      cases.append(
        element(
          report, "the search is complete",
          (kind: "error", message: "the search was not finished: \(truncation)", "")))
    }
    let failures = report.promises.count { $0.verdict == .broken || $0.verdict == .vacuous }
    let errors = report.promises.count { $0.verdict == .undecided }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(failures + (report.findings.isEmpty ? 0 : 1))\" "
      + "errors=\"\(errors + (report.isComplete ? 0 : 1))\""
    let suite =
      "  <testsuite name=\"\(escaped(report.system))\" \(counts) "
      + "time=\"\(CheckJSON.seconds(report.seconds))\">"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
      \(suite)
      \(cases.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  private typealias Fault = (kind: String, message: String, text: String)

  private static func result(of promise: PromiseResult, _ report: CheckReport) -> Fault? {
    switch promise.verdict {
    case .holds: return nil
    case .broken:
      let text = CheckText(
        report: report, glyphs: Glyphs(), paint: Paint(isOn: false), columns: 100)
      let lines = text.account(of: promise)
      return ("failure", "broken", lines.joined(separator: "\n"))
    case .vacuous: return ("failure", "it never had to hold, so it says nothing", "")
    case .undecided: return ("error", "undecided: the search was not finished", "")
    }
  }

  private static func element(_ report: CheckReport, _ name: String, _ fault: Fault?) -> String {
    let head = "    <testcase classname=\"\(escaped(report.system))\" name=\"\(escaped(name))\""
    guard let fault else { return "\(head)/>" }
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
