import FlowModel
import PermissionFlow

extension CheckReport: CustomStringConvertible {
  /// What is wrong, each with the way there; `camera: every promise holds` if nothing is.
  ///
  /// For a test: `#expect(report.outcome == .ok, "\(report)")`.
  public var description: String {
    guard outcome != .ok else { return "\(system): every promise holds" }
    let limits = truncation.map { ["the search was not finished: \($0)"] } ?? []
    let wrong = promises.filter { [.broken, .vacuous].contains($0.verdict) }
    let items = limits + wrong.map(\.description) + findings.map(\.description)
    return (["\(system):"] + items.map { "- \($0)" }).joined(separator: "\n")
  }
}

extension PromiseResult: CustomStringConvertible {
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
