import Foundation
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

  @Test func `says of each means of UI tests what it can do, or that it can do nothing`() throws {
    let table = PermissionTable.automation
    #expect(table.rows.map(\.first) == Permission.allCases.map(\.rawValue))
    let camera = try #require(table.rows.first)
    #expect(camera[1].hasPrefix("grant, revoke, reset: camera; ends the app [reported: "))
    #expect(camera[2].hasPrefix("reset: camera; may end the app [documented: XCUIApplication.h"))
    let notifications = try #require(table.rows.first { $0[0] == "notifications" })
    #expect(notifications[1] == "none" && notifications[2] == "none")
    #expect(notifications[4].hasPrefix("answer: notifications"))
    for row in table.rows { #expect(row.count == table.columns.count) }
  }

  @Test func `says in a line how UI tests set a permission`() throws {
    func says(_ permission: Permission) -> String { Automation.summary(.of(permission)) }
    #expect(
      says(.camera)
        == "granted by simctl privacy or Maestro or Appium, reset by XCUIProtectedResource, "
        + "answered by taps")
    #expect(says(.bluetooth) == "reset by XCUIProtectedResource, answered by taps")
    #expect(says(.liveActivities) == "set by hand alone")
    for (facts, row) in zip(PermissionFacts.all, PermissionTable.automation.rows) {
      #expect(row[row.count - 2] == Automation.summary(facts))
      let isGranted = Automation.canGrant(facts)
      #expect(says(facts.permission ?? .camera).hasPrefix("granted by") == isGranted)
    }
    let granted = PermissionFacts.all.count(where: Automation.canGrant)
    let readme = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../README.md"), encoding: .utf8)
    #expect(
      readme.contains(
        "\(granted) of the \(PermissionFacts.all.count) can be granted on a simulator"))
  }

  /// The names that `xcrun simctl help privacy` lists, and camera, which works.
  @Test func `simctl is handed no name that it does not know`() {
    let known = [
      "all", "calendar", "contacts-limited", "contacts", "location", "location-always",
      "photos-add", "photos", "media-library", "microphone", "motion", "reminders", "siri",
      "camera",
    ]
    let named = PermissionFacts.all.compactMap { Automation.of($0, by: .simctl)?.value.name }
    #expect(Set(named).isSubset(of: known) && named.count > 12)
  }

  @Test func `What no means can do to a permission is done by nobody but a person`() {
    for facts in PermissionFacts.all {
      let means = Automation.all(facts).map(\.value.means)
      #expect(means.contains(.taps) == !facts.answers.value.isEmpty, "\(facts.name)")
      #expect(means.contains(.hand) == !facts.settings.value.isEmpty, "\(facts.name)")
    }
  }
}
