import EveryPath
import FlowChecker
import FlowModel
import PermissionFacts

/// What many flight records show, to be printed.
struct MeasureReport {
  /// A value of a fact about a permission.
  struct Row {
    enum Standing: String {
      case seen
      case neverSeen = "never seen"
      /// The table says something else.
      case refuted
    }

    let evidence: Evidence
    /// How sure the table is of the fact; nil if it does not have it.
    let mark: Mark?
    let standing: Standing
    let tally: FlightTally
  }

  let measured: Measurement
  let refusals: [MeasuredRecords.Refusal]
  let facts: [PermissionFacts]
  let glyphs: Glyphs

  init(
    _ measured: Measurement, _ refusals: [MeasuredRecords.Refusal], _ facts: [PermissionFacts],
    _ glyphs: Glyphs
  ) {
    (self.measured, self.refusals, self.facts, self.glyphs) = (measured, refusals, facts, glyphs)
  }

  /// The facts of each permission that records are about: those of the table, then what refutes it.
  var rows: [(permission: String, rows: [Row])] {
    let subjects = Set(measured.seen.keys.map(\.subject))
    let listed = facts.map(\.name).filter(subjects.contains)
    let others = subjects.subtracting(listed).sorted()
    return (listed + others).map { subject in
      let claims = facts.first { $0.name == subject }?.claims ?? []
      let known = claims.map { row(for: $0, of: subject) }
      return (subject, known + refuting(subject, claims))
    }
  }

  private func row(for claim: Claim, of subject: String) -> Row {
    let evidence = Evidence(subject, claim.about.rawValue, claim.value)
    let tally = measured.seen[evidence]
    return Row(
      evidence: evidence, mark: claim.mark, standing: tally == nil ? .neverSeen : .seen,
      tally: tally ?? FlightTally())
  }

  /// Values that the table does not have.
  private func refuting(_ subject: String, _ claims: [Claim]) -> [Row] {
    let listed = Set(claims.map { Evidence(subject, $0.about.rawValue, $0.value) })
    let strange = measured.seen.filter { $0.key.subject == subject && !listed.contains($0.key) }
    return strange.sorted { $0.key < $1.key }.map { evidence, tally in
      let mark = claims.first { $0.about.rawValue == evidence.fact }?.mark
      return Row(evidence: evidence, mark: mark, standing: .refuted, tally: tally)
    }
  }

  /// What became of the records of each system, by name.
  var systems: [(name: String, counts: [Measurement.Verdict: FlightTally])] {
    measured.verdicts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// All records that were held against a system.
  var all: FlightTally {
    var all = FlightTally()
    for counts in measured.verdicts.values { for tally in counts.values { all.add(tally) } }
    return all
  }

  /// The reports against the model, the most frequent of a system first.
  var reports: [(report: Measurement.Report, tally: FlightTally)] {
    measured.reports.map { ($0.key, $0.value) }.sorted { left, right in
      let (first, second) = (left.report, right.report)
      return (first.system, -left.tally.count, first.step, first.says, first.recorded)
        < (second.system, -right.tally.count, second.step, second.says, second.recorded)
    }
  }

  /// The rare moves, the most frequent of a system first.
  var rareMoves: [(move: Measurement.RareMove, tally: FlightTally)] {
    measured.rareMoves.map { ($0.key, $0.value) }.sorted { left, right in
      (left.move.system, -left.tally.count, left.move.id, left.move.says)
        < (right.move.system, -right.tally.count, right.move.id, right.move.says)
    }
  }

  /// Passed if all records were read and explained, and refute nothing.
  var code: ExitCode {
    var code = refusals.isEmpty ? ExitCode.yes : .askedWrongly
    let isRefuted = rows.contains { $0.rows.contains { $0.standing == .refuted } }
    if isRefuted || !reports.isEmpty { code = code.orWorse(.no) }
    let isUndecided = measured.verdicts.values.contains { $0[.undecided] != nil }
    return isUndecided ? code.orWorse(.unfinished) : code
  }
}

// MARK: - In words

extension MeasureReport {
  /// The text: what became of the records, what they show, and what is to be looked into.
  var text: String {
    guard all.count > 0 else { return "No flight record was measured.\n" }
    let blocks =
      [summary] + rows.map(block)
      + [rareMoves.map(line), reports.map(line)].filter { !$0.isEmpty }
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var summary: [String] {
    let lines = systems.map { name, counts in
      let all = counts.values.reduce(0) { $0 + $1.count }
      let parts = Measurement.Verdict.allCases.compactMap { verdict in
        counts[verdict].map { "\($0.count) \(words(for: verdict))" }
      }
      return "\(name): \(count(all, "record")), \(parts.joined(separator: ", "))"
    }
    return lines + ["iOS \(versions(of: all))"]
  }

  private func words(for verdict: Measurement.Verdict) -> String {
    switch verdict {
    case .explained: "explained"
    case .rare: "only by rare moves"
    case .unexplained: "not explained"
    case .undecided: "not decided"
    }
  }

  private func versions(of tally: FlightTally) -> String {
    tally.byVersion.map { "\($0.version?.description ?? "unknown"): \($0.count)" }
      .joined(separator: ", ")
  }

  private func block(_ permission: String, _ rows: [Row]) -> [String] {
    let columns = rows.map { [$0.evidence.fact, $0.evidence.value, standing(of: $0)] }
    let widths = (0..<2).map { column in columns.map { cells(of: $0[column]) }.max() ?? 0 }
    let lines = columns.map { row in
      "  " + padded(row[0], to: widths[0]) + "  " + padded(row[1], to: widths[1]) + "  " + row[2]
    }
    return [harmless(permission)] + lines
  }

  private func standing(of row: Row) -> String {
    switch row.standing {
    case .neverSeen: "never seen"
    case .seen: "\(row.tally.count), iOS \(versions(of: row.tally))"
    case .refuted: "REFUTES the table: \(row.tally.count), iOS \(versions(of: row.tally))"
    }
  }

  private func line(_ move: Measurement.RareMove, _ tally: FlightTally) -> String {
    "RARE: \(count(tally.count, "record")) of \(move.system), iOS \(versions(of: tally)), such as "
      + "\(tally.file ?? ""): \(glyphs.shown(move.says)) (\(glyphs.shown(move.id)))"
  }

  private func line(_ report: Measurement.Report, _ tally: FlightTally) -> String {
    "NOT EXPLAINED: \(count(tally.count, "record")) of \(report.system), iOS "
      + "\(versions(of: tally)), such as \(tally.file ?? ""): \(glyphs.shown(report.says))"
  }
}

// MARK: - As JSON

extension MeasureReport {
  /// The document.
  var document: JSONNode {
    let members: [JSONNode.Member] = [
      .init("outcome", .string(outcome)), .init("records", .number(all.count)),
      .init("iOS", versions(all)), .init("systems", .array(systems.map(node))),
      .init("facts", .array(rows.flatMap { $0.rows.map(node) })),
      .init("rareMoves", .array(rareMoves.map(node))),
      .init("reports", .array(reports.map(node))),
    ]
    return .document(members + [.init("refused", .array(refusals.map(node)))])
  }

  private var outcome: String {
    switch code {
    case .yes: "ok"
    case .no: "mismatch"
    case .unfinished: "limit"
    default: "error"
    }
  }

  private func versions(_ tally: FlightTally) -> JSONNode {
    .array(
      tally.byVersion.map { version, count in
        let name = version.map { JSONNode.string($0.description) } ?? .null
        return .object([.init("version", name), .init("records", .number(count))])
      })
  }

  private func counted(_ tally: FlightTally) -> [JSONNode.Member] {
    [.init("records", .number(tally.count)), .init("iOS", versions(tally))]
      + (tally.file.map { [.init("file", .string($0))] } ?? [])
  }

  private func node(_ name: String, _ counts: [Measurement.Verdict: FlightTally]) -> JSONNode {
    .object(
      [.init("system", .string(name))]
        + Measurement.Verdict.allCases.map {
          .init($0.rawValue, .number(counts[$0]?.count ?? 0))
        })
  }

  private func node(_ row: Row) -> JSONNode {
    let evidence = row.evidence
    return .object(
      [
        .init("permission", .string(evidence.subject)), .init("fact", .string(evidence.fact)),
        .init("value", .string(evidence.value)),
        .init("mark", row.mark.map { .string($0.rawValue) } ?? .null),
        .init("standing", .string(row.standing.rawValue)),
      ] + counted(row.tally))
  }

  private func node(_ move: Measurement.RareMove, _ tally: FlightTally) -> JSONNode {
    .object(
      [
        .init("system", .string(move.system)), .init("move", .string(move.id)),
        .init("says", .string(move.says)),
      ] + counted(tally))
  }

  private func node(_ report: Measurement.Report, _ tally: FlightTally) -> JSONNode {
    .object(
      [
        .init("system", .string(report.system)), .init("step", .number(report.step)),
        .init("recorded", .string(report.recorded)), .init("says", .string(report.says)),
      ] + counted(tally))
  }

  private func node(_ refusal: MeasuredRecords.Refusal) -> JSONNode {
    .object([
      .init("file", .string(refusal.file)), .init("files", .number(refusal.files)),
      .init("says", .string(refusal.says)),
    ])
  }
}
