import GuestFlow
import Testing

/// What guest mode says, and whose data wins.
@Suite struct GuestTextTests {
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
