import PermissionFacts
import Testing

/// A row of one's own.
@Suite struct OwnRowTests {
  private let row = PermissionFacts(
    named: "recipe-box",
    statuses: .reported([.notDetermined, .denied, .writeOnly, .authorized], .issue("a forum")),
    answers: .reported(
      [.allow, .deny, PromptAnswer(.allow, .authorized, from: .writeOnly)], .issue("a forum")),
    settings: .reported([.denied, .authorized], .issue("a forum")),
    killsOnChange: .uncertain(.unknown, .conclusion("no report")),
    keys: .reported([UsageKey("NSRecipesUsageDescription")], .issue("a forum")),
    keyMissing: [.reported(KeyMissing(.countsAsDenied), .issue("a forum"))])

  @Test func `has a name and no permission of iOS`() {
    #expect(row.name == "recipe-box")
    #expect(row.permission == nil)
    #expect(!PermissionFacts.all.contains(row))
  }

  @Test func `A row of one's own is as most where nothing is said`() {
    #expect(row.row.value == .afterAsking)
    #expect(row.globalSwitch.value == .none)
    #expect(row.hardware.value == .none)
    #expect(row.callback.value == .completion)
    #expect(row.conditions.map(\.value) == [.active])
  }

  @Test func `A row of one's own is final where no prompt is left`() {
    #expect(row.final == .reported([.denied, .authorized], .issue("a forum")))
  }

  @Test(arguments: PermissionFacts.all)
  func `has the name that a permission of iOS has as its raw value`(_ facts: PermissionFacts) {
    #expect(facts.name == facts.permission?.rawValue)
  }
}
