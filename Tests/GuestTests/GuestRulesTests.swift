import FlowModel
import FlowTestSupport
import GuestFlow
import GuestModel
import Testing

/// The requirements of guest mode.
@Suite struct GuestRulesTests {
  @Test func `the requirements are all there, in order`() {
    let expected =
      (1...11).map { "R\($0)" } + (1...12).map { "F\($0)" } + (1...14).map { "G\($0)" }
    #expect(GuestRules.all.map(\.id) == expected)
  }

  @Test func `properties and journeys keep every requirement, and every property has one`()
    throws
  {
    // What every attempt owes, whatever it is about.
    let others: [PropertyID] = [
      "every attempt has exactly one outcome", "an attempt can always end",
      "never: an intent outlives its attempt", "every form is submitted or closed, once",
      "every form can be closed",
    ]
    let made = try GuestSystems.system("g", "").properties + GuestSystems.form().properties
    let ids = made.map(\.id)
    let gaps = SystemRequirement.gaps(
      in: GuestRules.all, properties: ids.filter { !others.contains($0) },
      journeys: try GuestJourneyFilesTests.folder.names)
    #expect(gaps == [])
  }

  @Test func `give each failure, and each action's panel, a text of its own`() {
    let texts = GuestTexts()
    #expect(Set(LoginFault.allCases.map(texts.fault)).count == LoginFault.allCases.count)
    let panels = GuestAction.allCases.flatMap { action in
      GateReason.allCases.map { texts.panel(action, $0) }
    }
    #expect(Set(panels).count == panels.count)
  }

  @Test func `each collection has one declared policy`() {
    #expect(GuestItem.file.merge == .userWins)
    #expect(GuestItem.visit.merge == .userWins)
    #expect(GuestItem.row.merge == .guestWins)
    #expect(GuestItem.cartLine.merge == .sum)
  }
}
