import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

@Suite("The system's prompt")
struct PromptTests {
  private func prompted() -> Handset {
    var handset = Handset()
    handset.request()
    handset.take(.promptAppears)
    return handset
  }

  @Test("one prompt leads to one answer", arguments: [true, false])
  func oneAnswer(_ isAllowed: Bool) {
    var handset = prompted()
    handset.take(.answerPrompt(isAllowed ? .allow : .deny), .becomeActive, .callback)
    #expect(handset.phone.service.answer == (isAllowed ? .authorized : .denied))
    #expect(
      handset.notices == [.becameInactive, .becameActive, .answered(isAllowed: isAllowed)])
    #expect(!handset.offers(.promptAppears))
    #expect(!handset.offers(.callback))
  }

  @Test(
    "a request when decided is answered without a prompt",
    arguments: [Standing.authorized, .denied])
  func decided(_ answer: Standing) {
    var handset = Handset(answer)
    handset.request()
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.notices == [.answered(isAllowed: answer == .authorized)])
  }

  @Test(
    "a request on a restricted phone is answered no",
    arguments: [Standing.notDetermined, .authorized])
  func restricted(_ answer: Standing) {
    var handset = Handset(answer, isRestricted: true)
    handset.request()
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.notices == [.answered(isAllowed: false)])
  }

  @Test("two requests share one prompt, and each is answered")
  func shared() {
    var handset = Handset()
    handset.request()
    handset.order { $0.requestPermission(Address(part: 0, ticket: 2), &$1) }
    handset.take(.promptAppears)
    #expect(!handset.offers(.promptAppears))
    handset.take(.answerPrompt(.allow), .callback, .callback)
    #expect(handset.signs.count { $0 == .promptShown } == 1)
    #expect(handset.notices.count { $0 == .answered(isAllowed: true) } == 2)
  }

  @Test(
    "a prompt can be left in four ways, home or locked",
    arguments: Move.Unanswered.allCases, [true, false])
  func left(_ unanswered: Move.Unanswered, _ isLocked: Bool) {
    var handset = prompted()
    handset.take(isLocked ? .lockPhone(unanswered) : .goHome(unanswered))
    #expect(handset.phone.scene == .background)
    #expect(
      handset.phone.service.answer == (unanswered == .countsAsNo ? .denied : Standing.notDetermined)
    )
    #expect(handset.signs.contains(.epochEnded) == [.toldNo, .neverTold].contains(unanswered))
    #expect(handset.offers(.callback) == [.toldNo, .countsAsNo].contains(unanswered))
    handset.take(isLocked ? .unlock : .returnToApp)
    #expect(handset.offers(.promptAppears) == (unanswered == .waits))
    if handset.offers(.callback) {
      handset.take(.callback)
      #expect(handset.notices.last == .answered(isAllowed: false))
    }
  }

  @Test("the answer and becoming active come in either order", arguments: [true, false])
  func eitherOrder(_ isAnswerFirst: Bool) {
    var handset = prompted()
    handset.take(.answerPrompt(.allow))
    #expect(handset.phone.scene == .inactive)
    handset.forget()
    if isAnswerFirst {
      handset.take(.callback, .becomeActive)
      #expect(handset.notices == [.answered(isAllowed: true), .becameActive])
    } else {
      handset.take(.becomeActive, .callback)
      #expect(handset.notices == [.becameActive, .answered(isAllowed: true)])
    }
  }

  @Test("a managed default answers an open prompt with yes")
  func managedDefault() {
    var handset = prompted()
    handset.take(.managedDefault)
    #expect(handset.phone.service.answer == .authorized)
    #expect(handset.phone.service.prompt == .none)
    handset.take(.callback)
    #expect(handset.notices.last == .answered(isAllowed: true))
  }

  @Test("a kill keeps what the system stored and drops the rest")
  func kill() {
    var handset = prompted()
    handset.take(.answerPrompt(.allow), .becomeActive)
    handset.openPage()
    handset.take(.killApp)
    #expect(handset.phone.service.answer == .authorized)
    #expect(!handset.offers(.callback))
    #expect(handset.phone.interface.page == .none)
  }

  @Test("a kill at the prompt stores nothing, and the system will ask again")
  func killAtPrompt() {
    var handset = prompted()
    handset.take(.killApp)
    #expect(handset.phone.service.answer == Standing.notDetermined)
    #expect(handset.signs.contains(.epochEnded))
  }
}
