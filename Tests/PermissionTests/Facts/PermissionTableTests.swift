import PermissionFacts
import Testing

@Suite struct PermissionTableTests {
  @Test func `has a row for each permission and a cell for each column`() {
    let table = PermissionTable.full
    #expect(table.rows.map(\.first) == Permission.allCases.map(\.rawValue))
    for row in table.rows {
      #expect(row.count == table.columns.count)
      #expect(row.allSatisfy { !$0.isEmpty })
    }
  }

  @Test func `says what the phone does in place of a note that it does not play`() throws {
    let row = try #require(PermissionTable.full.rows.first { $0[0] == "siri" })
    let notes = try #require(row.last).split(separator: "\n")
    #expect(
      notes.contains {
        $0.hasSuffix(
          " Not played; on the simulated phone the app is signed as it must be.")
      })
    #expect(notes.contains { $0.hasSuffix("]") })
  }

  @Test func `says mark and source of every fact`() throws {
    let row = try #require(PermissionTable.full.rows.first)
    for (column, cell) in zip(PermissionTable.full.columns, row).dropFirst() {
      let isMarked = Mark.allCases.contains { cell.contains("[\($0.rawValue): ") }
      #expect(isMarked || cell == "none", "\(column)")
    }
    #expect(row.contains { $0.contains("restricted 1, denied 2") })
  }

  @Test func `spells what differs by version, and what is not told`() throws {
    let rows = PermissionTable.full.rows
    let calendars = try #require(rows.first { $0[0] == "calendars-full" })
    #expect(calendars.contains { $0.contains("counts as denied (from iOS 17)") })
    let always = try #require(rows.first { $0[0] == "location-always" })
    #expect(always.contains { $0.contains("from whenInUse, the app is not told") })
    let microphone = try #require(rows.first { $0[0] == "microphone" })
    #expect(microphone.contains { $0.contains("denied 'deny'") })
  }

  @Test func `has a row for each consent, every fact with mark and source`() {
    let table = PermissionTable.consents
    #expect(
      table.rows.map(\.first) == [
        "parental-question", "significant-update", "accessories", "wi-fi-aware",
        "tv-sign-in", "identity-documents",
      ])
    for row in table.rows {
      #expect(row.count == table.columns.count)
      for (column, cell) in zip(table.columns, row).dropFirst(2) {
        #expect(Mark.allCases.contains { cell.contains("[\($0.rawValue): ") }, "\(column)")
      }
    }
  }

  @Test func `has in it what has no status, and no permission`() {
    let names = PermissionTable.consents.rows.map { $0[0] }
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { Permission(rawValue: $0) == nil })
  }
}
