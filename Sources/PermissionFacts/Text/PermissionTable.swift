/// Facts as a table of text: a heading for each column, a row for each permission.
public struct PermissionTable: Hashable, Sendable {
  /// The headings.
  public let columns: [String]
  /// The rows, each with a cell for every column.
  public let rows: [[String]]

  /// Every fact of every permission, each with its mark and its source; several facts in a cell
  /// stand on lines of their own.
  public static let full = PermissionTable(
    [
      ("permission", { $0.name }),
      ("status types", { listed($0.statusTypes) { spelled($0) } }),
      ("statuses", { sourced($0.statuses) { names($0) } }),
      ("no prompt in", { sourced($0.final) { names($0) } }),
      ("prompt answers", { sourced($0.answers) { spelled($0) } }),
      ("prompt returns", { listed($0.returns) { $0.rawValue } }),
      ("settings", { sourced($0.settings) { names($0) } }),
      ("settings row", { sourced($0.row) { $0.rawValue } }),
      ("global switch", { sourced($0.globalSwitch) { $0.rawValue } }),
      ("change ends the app", { sourced($0.killsOnChange) { $0.rawValue } }),
      ("hardware", { sourced($0.hardware) { $0.rawValue } }),
      (
        "answer comes by",
        { facts in
          sourced(facts.callback) { $0.rawValue }
            + (facts.callbackForMore.map {
              "\nto a request for more: " + sourced($0) { $0.rawValue }
            } ?? "")
        }
      ),
      ("to ask", { listed($0.conditions) { $0.rawValue } }),
      ("first read is right", { sourced($0.settling) { $0.rawValue } }),
      ("keys", { sourced($0.keys) { spelled($0) } }),
      ("key missing", { listed($0.keyMissing) { spelled($0) } }),
      (
        "question taken by",
        { facts in
          facts.questionTaken.map { fact in
            sourced(fact) { "\"\($0.entry)\" in \(spelled($0.keys))" }
          } ?? "none"
        }
      ),
      ("managed default", { sourced($0.managedDefault) { $0.rawValue } }),
      ("fails otherwise", { listed($0.otherFailures) { $0 } }),
      ("stale after a grant", { $0.staleObject.map { sourced($0) { $0 } } ?? "none" }),
      ("in UI tests", { listed(Automation.all($0)) { "\($0.means.rawValue): \(spelled($0))" } }),
      ("notes", { $0.notes.isEmpty ? "none" : $0.notes.map(spelled).joined(separator: "\n") }),
    ])

  private init(_ columns: [(name: String, cell: (PermissionFacts) -> String)]) {
    self.init(
      columns: columns.map(\.name),
      rows: PermissionFacts.all.map { facts in columns.map { $0.cell(facts) } })
  }

  init(columns: [String], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }
}

extension PermissionTable {
  /// What has no status to read, a row for each: how it is asked, how it is told, and what replaces
  /// the status.
  public static let consents = PermissionTable(
    columns: ["consent", "from", "asked by", "answer comes by", "instead of a status", "declared"],
    rows: Consent.all.map { consent in
      [
        consent.name, consent.systems.text, sourced(consent.asked) { $0 },
        sourced(consent.told) { $0 }, sourced(consent.instead) { $0 },
        sourced(consent.declared) { $0 },
      ]
    })
}

extension PermissionTable {
  /// What each means of UI tests can do to each permission, as of ``Automation/version``, and
  /// whether that ends the app.
  public static let automation = PermissionTable(
    [("permission", { $0.name })]
      + Automation.Means.allCases.map { means in
        (means.rawValue, { Automation.of($0, by: means).map(spelled) ?? "none" })
      } + [("in short", Automation.summary), ("as of", { _ in Automation.version })])

  private static func spelled(_ fact: Fact<Automation>) -> String { sourced(fact, spelled) }

  private static func spelled(_ found: Automation) -> String {
    "\(joined(found.deeds.map(\.rawValue))): \(found.name)" + (found.ends.map { "; \($0)" } ?? "")
  }
}
