import PermissionFacts
package import ToolSupport

/// What the doctor found, in words.
package struct DoctorText {
  private let checked: DoctorCase
  private let glyphs: Glyphs
  private let paint: Paint
  private let columns: Int

  package init(_ checked: DoctorCase, glyphs: Glyphs, paint: Paint, columns: Int) {
    self.checked = checked
    self.glyphs = glyphs
    self.paint = paint
    self.columns = columns
  }

  /// What was asked, what there is to mend, what is to be known beside it, the answer.
  package var lines: [String] {
    let findings = checked.findings
    let names = checked.used.map(\.name)
    let uses = names.isEmpty ? "an app that uses no permission" : enumeration(names)
    let head = say("\(checked.plist), for \(uses), from iOS \(checked.oldest) on:")
    return head + [""] + findings.flatMap(finding) + (findings.isEmpty ? [] : [""])
      + notes + answer(findings.count) + automation
  }

  /// How UI tests set what is used: together what a script can grant, each of the others by itself.
  private var automation: [String] {
    let granted = checked.facts.filter(Automation.canGrant).map(\.name)
    let others = checked.facts.filter { !Automation.canGrant($0) }
      .map { "\($0.name) is \(Automation.summary($0))" }
    let script =
      granted.isEmpty ? [] : ["a script can grant \(enumeration(granted)) on a simulator"]
    let says = (script + others).joined(separator: "; ")
    return says.isEmpty ? [] : say("In UI tests \(says).")
  }

  /// What each key that is there is for.
  package var linesOfFound: [String] {
    let found = checked.found
    guard !found.isEmpty || !checked.strangers.isEmpty else {
      return say("\(checked.plist) has no purpose string.")
        + (checked.noBundle.map { say($0) } ?? [])
    }
    let faults = checked.faultsOfFound
    let keys = found.flatMap { key, permissions in
      say("- \(key): \(permissions.joined(separator: " or "))", indent: 2)
    }
    let strange = checked.strangers.flatMap {
      say("- \($0): \(ForeignKey.all[$0] ?? "no permission here has it")", indent: 2)
    }
    let bundle = checked.noBundle.map { say($0) } ?? []
    return say("\(checked.plist) says what these are for:") + keys + strange
      + bundle + (faults.isEmpty ? [] : [""]) + faults.flatMap(finding)
  }

  private func finding(_ finding: DoctorFinding) -> [String] {
    let label = finding.kind.rawValue.uppercased()
    var lines = say("\(label): \(finding.says)", indent: 2)
    lines[0] =
      paint(label, finding.kind.isMild ? .system : .bad) + lines[0].dropFirst(label.count)
    return lines
  }

  private var notes: [String] {
    let notes = checked.notes
    return notes.isEmpty
      ? [] : ["Notes:"] + notes.flatMap { say("- \($0)", indent: 2) } + [""]
  }

  private func answer(_ findings: Int) -> [String] {
    let count = findings == 0 ? "Nothing to fix." : "\(count(findings, "finding")) to fix."
    return say("\(count) What the binary refers to is not checked.")
  }

  private func say(_ text: String, indent: Int = 0) -> [String] {
    wrapped(glyphs.shown(text), to: columns, indent: indent)
  }
}
