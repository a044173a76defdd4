import PermissionFacts
import ToolSupport

/// What the doctor found, as one JSON document.
enum DoctorJSON {
  /// The document of a case whose permissions were named.
  static func text(of checked: DoctorCase) -> String {
    let findings = checked.findings
    return document(checked, findings.isEmpty ? "ok" : "findings") {
      [
        .init("uses", .array(checked.used.map { .string($0.name) })),
        .init("oldest", .number(checked.oldest)),
        .init("language", .string(checked.ownLanguage)),
        .init("languages", .array(checked.otherLanguages.map { .string($0) })),
        .init("findings", .array(findings.map(node))),
        .init("notes", .array(checked.notes.map { .string($0) })),
        .init("automation", .array(checked.facts.map(node))),
      ]
    }
  }

  /// How UI tests can set a permission.
  private static func node(_ facts: PermissionFacts) -> JSONNode {
    let means = Automation.all(facts).map(\.value).map { found in
      JSONNode.object([
        .init("means", .string(found.means.rawValue)), .init("name", .string(found.name)),
        .init("deeds", .array(found.deeds.map { .string($0.rawValue) })),
        .init("ends", found.ends.map { .string($0) } ?? .null),
      ])
    }
    return .object([
      .init("permission", .string(facts.name)), .init("says", .string(Automation.summary(facts))),
      .init("means", .array(means)),
    ])
  }

  /// The document of a case whose permissions were not named: what keys are for.
  static func text(ofFound checked: DoctorCase) -> String {
    document(checked, "unasked") {
      [
        .init(
          "found",
          .array(
            checked.found.map { key, permissions in
              .object([
                .init("key", .string(key)),
                .init("permissions", .array(permissions.map { .string($0) })),
              ])
            })),
        .init("unknown", .array(checked.strangers.map { .string($0) })),
        .init("likely", .array(checked.likely.map { .string($0) })),
        .init("findings", .array(checked.faultsOfFound.map(node))),
      ]
    }
  }

  private static func document(
    _ checked: DoctorCase, _ outcome: String, _ members: () -> [JSONNode.Member]
  ) -> String {
    JSONNode.document(
      [.init("plist", .string(checked.plist)), .init("outcome", .string(outcome))] + members()
    ).text
  }

  private static func node(_ finding: DoctorFinding) -> JSONNode {
    let languages: [JSONNode.Member] =
      finding.languages.isEmpty
      ? [] : [.init("languages", .array(finding.languages.map { .string($0) }))]
    return .object(
      [
        .init("kind", .string(finding.kind.rawValue)),
        .init("keys", .array(finding.keys.map { .string($0) })),
        .init("permissions", .array(finding.permissions.map { .string($0) })),
      ] + languages + [
        .init("file", .string(finding.file)), .init("says", .string(finding.says)),
      ])
  }
}
