import PermissionFacts
import SimulatedPhone
import Testing

@Suite struct NotificationTests {
  private func handset(_ answer: AuthorizationStatus) -> Handset {
    Handset(Phone(.notifications, answer: answer))
  }

  @Test func `a quiet request is granted at once, and nobody is asked`() {
    var handset = handset(.notDetermined)
    handset.request(.quiet)
    #expect(handset.phone.reading == .status(.provisional))
    #expect(handset.phone.scene == .active)
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.stimuli == [.answered(isAllowed: true)])
  }

  @Test(arguments: [(PromptAnswer.Name.allow, AuthorizationStatus.authorized), (.deny, .denied)])
  func `after a quiet grant the loud question is asked`(
    _ answer: PromptAnswer.Name, _ status: AuthorizationStatus
  ) {
    var handset = handset(.provisional)
    handset.request()
    handset.take(.promptAppears)
    #expect(handset.answers() == [.allow, .deny])
    handset.take(.answerPrompt(answer), .becomeActive, .callback)
    #expect(handset.stimuli.last == .answered(isAllowed: answer == .allow))
    #expect(handset.phone.reading == .status(status))
    handset.request()
    #expect(!handset.offers(.promptAppears))
  }

  @Test func `a quiet request of somebody who has refused stays refused`() {
    var handset = handset(.denied)
    handset.request(.quiet)
    handset.take(.callback)
    #expect(handset.stimuli == [.answered(isAllowed: false)])
    #expect(handset.phone.reading == .denied)
  }

  @Test(arguments: [(PromptAnswer.Name.allow, AuthorizationStatus.critical), (.deny, .authorized)])
  func `critical alerts are a question of their own, and refusing them keeps the others`(
    _ answer: PromptAnswer.Name, _ status: AuthorizationStatus
  ) {
    var handset = handset(.authorized)
    handset.request(.critical)
    handset.take(.promptAppears, .answerPrompt(answer), .callback)
    #expect(handset.phone.reading == .status(status))
    handset.request(.critical)
    #expect(!handset.offers(.promptAppears))
  }

  @Test func `Settings can mute them, which is a grant, and no question brings them back`() {
    var handset = handset(.authorized)
    handset.visitSettings()
    #expect(handset.settable() == [.denied, .muted])
    handset.take(.set(.muted, .survives))
    #expect(handset.phone.reading == .status(.muted))
    handset.take(.returnToApp, .becomeActive)
    handset.request()
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.stimuli.last == .answered(isAllowed: true))
    handset.visitSettings()
    #expect(handset.settable() == [.denied, .authorized])
  }

  @Test func `the question for critical alerts follows the loud one that follows a quiet grant`() {
    var handset = handset(.notDetermined)
    handset.request(.quiet)
    handset.take(.callback)
    handset.request()
    handset.take(.promptAppears, .answerPrompt(.allow), .becomeActive, .callback)
    handset.request(.critical)
    #expect(handset.offers(.promptAppears))
  }
}
