import PermissionFacts
package import ToolSupport

extension Doctor {
  /// Looks for mistakes about permissions in an app's folder, by its text alone.
  package func audit(_ invocation: Invocation) throws -> ExitCode {
    let name = invocation.operands[0]
    var folder = AuditedFolder(outside: voice.outside)
    try folder.read(name)
    guard folder.count > 0 else {
      if let first = folder.skipped.first {
        throw ToolError(
          "\(harmless(name)) holds no file that can be read: \(first.file) \(first.says).")
      }
      throw ToolError(
        "\(harmless(name)) holds no Swift source, Info.plist or catalogue of texts. Name the folder of "
          + "an app.")
    }
    let report = AuditReport(folder: name, folder, findings: folder.app.findings)
    if invocation.has("json") {
      try voice.outside.write(report.json.text + "\n")
    } else {
      try show(report.lines(voice, paint(invocation)))
    }
    return report.findings.isEmpty ? .yes : .no
  }
}

extension CommandSpec {
  /// Looks for mistakes in an app's sources.
  package static let audit = CommandSpec(
    "audit",
    overview: "Look for mistakes about permissions in an app's sources and texts.",
    operands: [.init("folder", "The folder of an app, which need not use this package.")],
    least: 1, most: 1, options: [OptionSpec("json", "Print one JSON document.")],
    examples: ["audit ."])
}

/// What an audit has to say.
struct AuditReport {
  let name: String
  let folder: AuditedFolder
  let findings: [AuditFinding]

  init(folder name: String, _ folder: AuditedFolder, findings: [AuditFinding]) {
    self.name = name
    self.folder = folder
    self.findings = findings
  }

  /// A paragraph for each finding, what was not read, and the answer.
  func lines(_ voice: Voice, _ paint: Paint) -> [String] {
    func say(_ text: String, by indent: String = "") -> [String] {
      wrapped(voice.glyphs.shown(text), to: voice.environment.columns - indent.count, indent: 0)
        .map { indent + $0 }
    }
    let found = findings.flatMap { finding in
      [paint(voice.glyphs.shown("\(finding.file):\(finding.line): \(finding.rule.rawValue)"), .bad)]
        + say("\(finding.says.capitalizedFirst) See \(AuditRule.page).", by: "  ") + [""]
    }
    let skipped = folder.skipped.map { "- \($0.file) \($0.says)." }
    let left = folder.leftOut.isEmpty ? [] : ["- Left out: \(Self.few(folder.leftOut))."]
    let notes = (left + skipped).flatMap { say($0) }
    return found + (notes.isEmpty ? [] : ["Notes:"] + notes + [""])
      + say(
        "\(findings.isEmpty ? "Nothing" : count(findings.count, "finding")) in "
          + "\(count(folder.count, "file")). \(AuditRule.allCases.count) patterns are looked for, and "
          + "nothing else.")
  }

  private static func few(_ names: [String]) -> String {
    names.count <= 8
      ? enumeration(names)
      : "\(names.prefix(8).joined(separator: ", ")) and "
        + "\(count(names.count - 8, "folder")) more"
  }

  /// The report as one document.
  var json: JSONNode {
    .document([
      .init("folder", .string(name)),
      .init("outcome", .string(findings.isEmpty ? "ok" : "findings")),
      .init("files", .number(folder.count)),
      .init("findings", .array(findings.map(node))),
      .init("leftOut", .array(folder.leftOut.map { .string($0) })),
      .init(
        "skipped",
        .array(
          folder.skipped.map {
            .object([.init("file", .string($0.file)), .init("says", .string($0.says))])
          })),
    ])
  }

  private func node(_ finding: AuditFinding) -> JSONNode {
    .object([
      .init("rule", .string(finding.rule.rawValue)), .init("file", .string(finding.file)),
      .init("line", .number(finding.line)), .init("says", .string(finding.says)),
      .init("page", .string(AuditRule.page)),
    ])
  }
}
