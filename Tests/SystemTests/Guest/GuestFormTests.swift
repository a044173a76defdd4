import FlowModel
import GuestFlow
import GuestModel
import Testing

/// The account form of a login stays until the server has accepted, and says what went wrong.
@Suite struct GuestFormTests {
  private static let filled = [
    "launch", "guest-granted", "disk", "disk", "comment", "panel-up", "panel-more", "form-up",
    "form-fill", "form-submit",
  ]

  private func walk(_ choices: [String]) throws -> Walk<GuestWorld> {
    var walk = Walk(try GuestSystems.system("guest", ""))
    #expect(walk.take(Self.filled + choices) == nil)
    return walk
  }

  @Test(arguments: LoginFault.ofServer)
  func `A login that fails leaves the form with what was typed, and says why`(
    _ fault: LoginFault
  ) throws {
    let walk = try walk(["login-\(fault.rawValue)"])
    #expect(walk.state.world.form?.phase == .up)
    #expect(walk.state.world.form?.account == .whole)
    #expect(walk.state.world.form?.hasSecret == true)
    #expect(walk.steps.last?.log.observations.contains(.faultShown(fault)) == true)
  }

  @Test func `The second try needs nothing typed again, and the action is sent`() throws {
    let walk = try walk(["login-wrongSecret", "form-submit", "login-accepted", "disk", "form-gone"])
    #expect(walk.state.world.form == nil)
    #expect(walk.state.world.panel?.content == .progress)
  }

  @Test func `A merge is asked about once the form is gone`() throws {
    let walk = try walk(["login-conflict", "form-gone"])
    #expect(walk.state.world.panel?.content == .merge)
  }

  @Test func `Closing the form gives its login up`() throws {
    let walk = try walk(["form-close", "form-gone"])
    #expect(walk.positions.first == "guest")
    #expect(walk.state.world.panel?.content == .offer(.comment, .guest, nil))
  }

  @Test func `A form that is opened after the app was ended is what the person sees`() throws {
    var walk = Walk(try GuestSystems.form())
    let choices = ["form-open", "form-up", "form-focusSecret+kill-1", "form-open", "form-up"]
    #expect(walk.take(choices) == nil)
    #expect(walk.state.world.screen == "account-form")
    #expect(walk.state.world.picture.isKeyboardUp == (walk.state.world.form?.focus != nil))
  }

  @Test func `The panel says the fault together with what it asks`() throws {
    var walk = Walk(try GuestSystems.system("guest", ""))
    let choices = Self.filled.prefix(6) + ["panel-quick", "login-serverDown"]
    #expect(walk.take(Array(choices)) == nil)
    let seen = walk.steps.last?.log.observations ?? []
    #expect(seen.contains(.faultShown(.serverDown)))
    #expect(seen.filter { $0 == .panelOrdered(.comment, .guest) }.count == 1)
  }
}
