import EveryPath
import EveryPathTesting
import FlowTestSupport
import GuestFlow
import GuestSystem
import PlayedPhone
import Testing

extension PlayedTests {
  /// The login panel over its page, as a person sees and touches it.
  @MainActor
  @Suite struct GuestPanelTests {
    private let stage: GuestStage

    init() throws { stage = try GuestStage() }

    @Test func `A comment leads over panel and form to one that is sent once`() async {
      let comment = await stage.comment()
      #expect(stage.text("login-panel.message") == "Log in to post your comment.")
      stage.tap("login-panel.more")
      #expect(stage.isFormUp && stage.isPanelUp)
      stage.type("ada@example.org", .account)
      stage.type("wrong", .secret)
      stage.server.logins = [.refused(.wrongSecret), .accepted(user: "A")]
      stage.tap("account-form.submit")
      #expect(stage.text("account-form.message") == "Account and password do not match.")
      #expect(stage.text("account-form.account") == "ada@example.org")
      #expect(stage.isTyped(in: .secret) == true)
      #expect(stage.server.log == [])
      stage.type("right", .secret)
      stage.tap("account-form.submit")
      #expect(!stage.isFormUp)
      #expect(await stage.becomes { stage.server.log == ["send comment: good"] })
      #expect(await comment.value == .done)
      #expect(!stage.isPanelUp)
    }

    @Test func `The panel lies over a mask in the page's window, and fades out in 0.2 s`() async {
      let comment = await stage.comment()
      #expect(stage.isSeen("popup-mask-login-panel"))
      #expect(stage.rules("popup-login-panel").contains("width <= safe width - 32"))
      let parts = ["message", "quick", "more", "close"].map { "login-panel.\($0)" }
      #expect(stage.order("popup-login-panel") == parts)
      #expect(stage.style("login-panel.message") == "headline")
      stage.tap("login-panel.close")
      #expect(stage.duration == 0.2)
      stage.endAnimations()
      #expect(!stage.isPanelUp)
      #expect(await comment.value == .cancelled)
    }

    @Test func `A login under way is shown on the panel, then why it failed`() async {
      let comment = await stage.comment()
      let panel = stage.identity("popup-login-panel")
      stage.tap("login-panel.quick")
      #expect(stage.order("popup-login-panel") == ["login-panel.message", "login-panel.close"])
      stage.server.open?(.refused(.serverDown))
      #expect(stage.text("login-panel.fault") == "The server is down. Try again later.")
      #expect(stage.posts.last == "layout login-panel.fault")
      #expect(panel != nil && panel == stage.identity("popup-login-panel"))
      #expect(stage.escapePanel() == true)
      stage.endAnimations()
      #expect(await comment.value == .cancelled)
    }

    @Test func `A tap on the mask closes the panel`() async {
      let comment = await stage.comment()
      stage.tap("popup-mask-login-panel")
      stage.endAnimations()
      #expect(await comment.value == .cancelled)
      #expect(!stage.isPanelUp)
    }

    @Test func `A panel that goes with its page counts as closed`() async {
      stage.follow()
      let caller = Task { await stage.mode.perform(.comment) }
      #expect(await becomesTrue { stage.isPanelOnPage })
      stage.endAnimations()
      stage.leavePage()
      #expect(await caller.value == .cancelled)
    }

    @Test func `A page of SwiftUI has the panel, and the next comment has another`() async {
      stage.openPage()
      for _ in 0..<2 {
        let caller = Task { await stage.mode.perform(.comment) }
        #expect(await becomesTrue { stage.isPanelOnPage })
        stage.endAnimations()
        stage.tap("login-panel.close")
        stage.endAnimations()
        #expect(await caller.value == .cancelled)
        #expect(!stage.isPanelOnPage)
      }
    }

    @Test func `A fade that never ends keeps no caller waiting`() async {
      let comment = await stage.comment()
      stage.tap("login-panel.close")
      stage.hangAnimations()
      #expect(stage.mode.gate.isRunning)
      stage.clock.advance(by: .seconds(3))
      #expect(!stage.isPanelUp)
      #expect(await comment.value == .cancelled)
    }
  }
}
