import EveryPath
import EveryPathTesting
import FlowTestSupport
import GuestFlow
import GuestSystem
import PlayedPhone
import Testing

extension PlayedTests {
  /// The account form, as a person sees it and types in it.
  @MainActor
  @Suite struct AccountFormTests {
    private let stage: GuestStage

    init() throws { stage = try GuestStage() }

    @Test func `The keyboard is up at once, of the kind of its field`() async throws {
      _ = await stage.openForm()
      #expect(stage.isTyped(in: .account) == true)
      #expect(stage.keyboard(.account) == "emailAddress username")
      #expect(stage.label("account-form.account") == "E-Mail")
      #expect(stage.keyboard(.secret) == "default password")
      #expect(stage.isSecure(.secret) == true)
      let numbers = try GuestStage(FormFlow(.code))
      _ = await numbers.openForm()
      #expect(numbers.keyboard(.account) == "numberPad telephone")
      #expect(numbers.keyboard(.secret) == "numberPad code")
      #expect(numbers.isSecure(.secret) == false)
    }

    @Test func `It is held as its page is, and keeps page and panel in their window`() async {
      let comment = await stage.openForm()
      #expect(stage.orientations == "upright")
      stage.tap("account-form.close")
      #expect(!stage.isFormUp && stage.isPanelUp)
      stage.turnSideways()
      stage.tap("login-panel.more")
      #expect(stage.orientations == "sideways")
      #expect(stage.isPanelUp)
      comment.cancel()
      _ = await comment.value
      #expect(await becomesTrue { !stage.isFormUp })
    }

    @Test func `A field has a button that clears it, and its limit`() async throws {
      let numbers = try GuestStage(FormFlow(.code))
      _ = await numbers.openForm()
      numbers.type("13800138000", .account)
      #expect(numbers.isOn("account-form.send-code") == true)
      numbers.type("138001380001", .account)
      #expect(numbers.text("account-form.account") == "13800138000")
      numbers.clear(.account)
      #expect(numbers.text("account-form.account") == "")
      #expect(numbers.isOn("account-form.send-code") == false)
    }

    @Test func `The seconds until another code are counted on its button`() async throws {
      let numbers = try GuestStage(FormFlow(.code, codeDelay: .seconds(2)))
      _ = await numbers.openForm()
      numbers.type("13800138000", .account)
      numbers.tap("account-form.send-code")
      numbers.tap("account-form.send-code")
      #expect(numbers.server.log == ["code for 13800138000"])
      #expect(numbers.text("account-form.send-code") == "Send Code (2 s)")
      numbers.clock.advance(by: .seconds(1))
      #expect(numbers.text("account-form.send-code") == "Send Code (1 s)")
      numbers.clock.advance(by: .seconds(1))
      #expect(numbers.text("account-form.send-code") == "Send Code")
      #expect(numbers.isOn("account-form.send-code") == true)
    }

    @Test func `The switch shows a password, and hides it again`() async {
      _ = await stage.openForm()
      stage.type("secret", .secret)
      #expect(stage.label("account-form.reveal") == "Show Password")
      for isShown in [true, false] {
        stage.tap("account-form.reveal")
        #expect(stage.isSecure(.secret) == !isShown)
        #expect(stage.isSelected("account-form.reveal") == isShown)
        #expect(stage.text("account-form.secret") == "secret")
      }
      stage.touchKey("s", .secret)
      #expect(stage.text("account-form.secret") == "secrets")
      #expect(stage.fields.typed[.secret] == "secrets")
    }

    @Test func `It stays as it is, and off, until the server has answered`() async {
      _ = await stage.openForm()
      #expect(stage.isOn("account-form.submit") == false)
      stage.type("ada@example.org", .account)
      stage.type("secret", .secret)
      #expect(stage.isOn("account-form.submit") == true)
      stage.touchReturn(.secret)
      for name in ["account", "secret", "reveal", "submit"] {
        #expect(stage.isOn("account-form.\(name)") == false)
      }
      #expect(stage.spins("account-form.submit") == true)
      stage.server.open?(.refused(.timedOut))
      let fault = "The server did not answer in time. Try again."
      #expect(stage.text("account-form.message") == fault)
      #expect(stage.posts.last == "announcement \(fault)")
      #expect(stage.isTyped(in: .secret) == true)
      #expect(stage.text("account-form.secret") == "secret")
      #expect(stage.isOn("account-form.submit") == true)
    }

    @Test func `After two requests a captcha comes first`() async {
      _ = await stage.openForm()
      stage.type("ada@example.org", .account)
      stage.type("wrong", .secret)
      stage.server.logins = [.refused(.wrongSecret), .refused(.wrongSecret)]
      stage.tap("account-form.submit")
      #expect(!stage.isSeen("captcha"))
      stage.tap("account-form.submit")
      #expect(stage.isSeen("captcha"))
      #expect(stage.isOn("account-form.submit") == false)
      stage.captcha.pass("seven")
      #expect(!stage.isSeen("captcha"))
      #expect(stage.fields.captcha == "seven")
      #expect(stage.isOn("account-form.submit") == true)
    }

    @Test func `A registration has a nickname, which is looked up while it is typed`() async throws
    {
      let stage = try GuestStage(FormFlow(asksNickname: true))
      stage.server.isNew = true
      _ = await stage.openForm()
      stage.type("ada@example.org", .account)
      stage.type("secret", .secret)
      #expect(stage.text("account-form.submit") == "Register")
      #expect(stage.keyboard(.nickname) == "default nickname")
      stage.type("ad", .nickname, isMarked: true)
      #expect(stage.fields.typed[.nickname] == nil)
      stage.type("ada", .nickname)
      #expect(stage.text("account-form.message") == "This nickname is taken.")
      #expect(stage.isOn("account-form.submit") == false)
      stage.server.isNew = false
      stage.type("ada@example.net", .account)
      #expect(stage.keyboard(.nickname) == nil)
      #expect(stage.text("account-form.secret") == "secret")
    }

    @Test func `On a small screen the field with the keyboard slides to where it is seen`() async {
      _ = await stage.openForm()
      stage.touchReturn(.account)
      #expect(stage.isTyped(in: .secret) == true)
      #expect(stage.slide(height: 600) == 0)
      #expect(stage.slide(height: 200) == 144)
    }

    @Test func `VoiceOver reads it in the order in which it is filled in`() async {
      _ = await stage.openForm()
      let names = stage.order("account-form").map { $0.split(separator: ".").last }
      #expect(names == ["close", "account", "secret", "reveal", "submit"])
      #expect(stage.isModal("account-form") == true)
      #expect(stage.style("account-form.account") == "body")
    }

    @Test func `Panel and form speak the person's language`() async throws {
      let stage = try GuestStage(language: "ar")
      _ = await stage.comment()
      #expect(stage.text("login-panel.close") == "إغلاق")
      stage.tap("login-panel.more")
      #expect(stage.text("account-form.close") == "إغلاق")
      #expect(stage.label("account-form.reveal") == "إظهار كلمة المرور")
      #expect(stage.text("account-form.submit") == "تسجيل الدخول")
    }

    @Test func `The next time it says how the person last logged in`() async {
      let comment = await stage.openForm()
      stage.type("ada@example.org", .account)
      stage.type("secret", .secret)
      stage.server.logins = [.accepted(user: "A")]
      stage.tap("account-form.submit")
      #expect(await stage.becomes { stage.server.log.count == 1 })
      #expect(await comment.value == .done)
      stage.mode.logOut()
      _ = await stage.openForm()
      #expect(stage.text("account-form.hint") == "Last time: E-Mail, ada@example.org")
    }

    @Test func `A form that other code takes away, or the escape gesture, is closed`() async {
      let comment = await stage.openForm()
      stage.sweepForm()
      #expect(await becomesTrue { !stage.mode.form.isRunning })
      stage.tap("login-panel.more")
      #expect(stage.isFormUp)
      #expect(stage.escapeForm() == true)
      #expect(!stage.isFormUp && stage.isPanelUp)
      stage.tap("login-panel.close")
      stage.endAnimations()
      #expect(await comment.value == .cancelled)
    }

    @Test func `A completion that never comes keeps no form waiting`() async {
      stage.keepCompletions()
      let comment = await stage.openForm()
      stage.clock.advance(by: .seconds(3))
      stage.type("ada@example.org", .account)
      #expect(stage.text("account-form.account") == "ada@example.org")
      stage.tap("account-form.close")
      stage.clock.advance(by: .seconds(3))
      #expect(!stage.mode.form.isRunning && stage.isPanelUp)
      comment.cancel()
      _ = await comment.value
    }
  }
}
