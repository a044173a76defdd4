import GuestFlow
import GuestSystem
import Testing

/// What guest mode says, and whose data wins.
@Suite struct GuestTextTests {
  @Test(arguments: ["en", "de", "zh-Hans", "ja", "ar"])
  func `give each failure, and each action's panel, a text of its own`(_ language: String) {
    let texts = GuestTexts(language: language)
    #expect(Set(LoginFault.allCases.map(texts.fault)).count == LoginFault.allCases.count)
    let panels = GuestAction.allCases.flatMap { action in
      GateReason.allCases.map { texts.panel(action, $0) }
    }
    #expect(Set(panels).count == panels.count)
    #expect(panels.allSatisfy { !$0.contains("%@") && !$0.contains("purpose") })
    for key in GateButton.allCases.map({ "button.\($0.rawValue)" }) + ["form.reveal"] {
      #expect(texts.text(key) != key)
    }
  }

  @Test func `An app says what its own actions are for`() {
    var texts = GuestTexts(language: "en")
    #expect(texts.panel(ReaderAction.bookmark, .guest) == "Log in to go on.")
    texts["purpose.bookmark"] = "to keep your place"
    #expect(texts.panel(ReaderAction.bookmark, .guest) == "Log in to keep your place.")
  }

  @Test func `each collection has one declared policy`() {
    #expect(GuestItem.file.merge == .userWins)
    #expect(GuestItem.visit.merge == .userWins)
    #expect(GuestItem.row.merge == .guestWins)
    #expect(GuestItem.cartLine.merge == .sum)
  }
}
