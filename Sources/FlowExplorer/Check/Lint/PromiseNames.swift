import FlowModel
import PermissionFlow

/// Each promise has a name, and one of its own.
enum PromiseNames {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    var seen: Set<String> = []
    return system.promises.map(\.name).flatMap { name -> [Finding] in
      var findings: [Finding] = []
      if !seen.insert(name).inserted {
        findings.append(
          Finding(
            rule: "repeated-promise",
            sentence: "two promises of `\(system.name)` are called \"\(name)\"; give each a name "
              + "of its own, by which it is asked for and reported",
            lines: []))
      }
      if name.isEmpty || name == "never: " {
        findings.append(
          Finding(
            rule: "nameless-promise",
            sentence: "a promise of `\(system.name)` has no name; name it so that it can be read "
              + "aloud as the rule",
            lines: []))
      }
      return findings
    }
  }
}
