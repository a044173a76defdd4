import EveryPath
import FlowModel

extension CheckReport: CustomStringConvertible {
  /// What is wrong, each with the way there; `camera: every property holds` if nothing is.
  ///
  /// For a test: `#expect(report.outcome == .ok, "\(report)")`.
  public var description: String {
    guard outcome != .ok else { return "\(system): every property holds" }
    let limits = truncation.map { ["the search was not finished: \($0)"] } ?? []
    let wrong = properties.filter { [.broken, .vacuous].contains($0.verdict) }
    let odd = findings.map(words)
    let properties = wrong.filter { cause(of: $0) == nil }.map(\.description)
    let items = limits + (beginsWithFindings ? odd + properties : properties + odd)
    return (["\(system):"] + items.map { "- \($0)" }).joined(separator: "\n")
  }

  private func words(of finding: Finding) -> String {
    let followers = self.followers(of: finding)
    return followers.isEmpty
      ? finding.description
      : "\(finding)\n  possible consequences: \(followers.joined(separator: "; "))"
  }

  /// What follows from a finding, each in a few words.
  package func followers(of finding: Finding) -> [String] {
    properties(brokenWith: finding).map { "\($0.verdict): \($0.name)" }
      + finding.consequences.map { finding in
        let words = finding.sentence.split(separator: "`", omittingEmptySubsequences: false)
        return finding.rule + (words.count > 1 ? " `\(words[1])`" : "")
      }
  }
}

extension PropertyResult: CustomStringConvertible {
  /// The verdict and the name, then the journey that shows it and the command that leads there.
  public var description: String {
    var lines = ["\(verdict): \(name)"]
    if verdict == .broken, !steps.isEmpty {
      lines.append("  after: \(steps.map(\.says).joined(separator: " > "))")
    }
    if let loopStart {
      lines.append("  from step \(loopStart + 1) on for ever")
    }
    if let explanation { lines.append("  look at it: \(explanation.command())") }
    return lines.joined(separator: "\n")
  }
}
