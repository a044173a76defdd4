import PermissionFacts
import SimulatedPhone
import Testing

/// Location in use.
@Suite struct LocationTests {
  private func prompted() -> Handset {
    Handset(Phone(.locationWhenInUse, answer: .notDetermined)).prompted()
  }

  @Test func `there are three grants and a refusal to choose from`() {
    #expect(prompted().answers() == [.allowOnce, .allowWhileUsing, .allowRoughly, .deny])
  }

  @Test(arguments: [false, true])
  func `what was allowed once ends when the app is no longer in use`(_ isKilled: Bool) {
    var handset = prompted()
    handset.take(.answerPrompt(.allowOnce), .becomeActive, .callback)
    #expect(handset.phone.reading == .status(.whenInUse))
    #expect(!handset.offers(.about(0, .lapses)))
    handset.take(isKilled ? .killApp : .goHome(nil))
    handset.forget()
    handset.take(.about(0, .lapses))
    #expect(handset.phone.reading == .notDetermined)
    #expect(handset.observations == [.epochEnded])
    #expect(!handset.offers(.about(0, .lapses)))
    handset.take(isKilled ? .launch(isFresh: true) : .returnToApp, .becomeActive)
    handset.request()
    #expect(handset.offers(.promptAppears))
  }

  @Test(arguments: [PromptAnswer.Name.allowWhileUsing, .allowRoughly])
  func `what was allowed for good stays`(_ answer: PromptAnswer.Name) {
    var handset = prompted()
    handset.take(.answerPrompt(answer), .becomeActive, .callback, .goHome(nil))
    #expect(!handset.offers(.about(0, .lapses)))
    #expect(handset.phone.service.isGranted)
  }

  @Test func `a change in Settings makes what was allowed once last`() {
    var handset = prompted()
    handset.take(.answerPrompt(.allowOnce), .becomeActive, .callback)
    handset.visitSettings()
    handset.take(.set(.reduced, .survives))
    #expect(!handset.offers(.about(0, .lapses)))
  }

  @Test func `the exact place is asked for of a rough one, and given for a while`() {
    var handset = Handset(Phone(.locationWhenInUse, answer: .reduced)).prompted(.fullAccuracy)
    #expect(handset.answers() == [.allowOnce, .deny])
    handset.take(.answerPrompt(.allowOnce), .becomeActive, .callback)
    #expect(handset.phone.reading == .status(.whenInUse))
    handset.take(.goHome(nil), .about(0, .lapses))
    #expect(handset.phone.reading == .status(.reduced))
    // It is only for a while, and so the question comes again.
    handset.take(.returnToApp, .becomeActive)
    handset.request(.fullAccuracy)
    #expect(handset.offers(.promptAppears))
  }

  @Test func `a question for the exact place that is over leaves no trace`() {
    var handset = Handset(Phone(.locationWhenInUse, answer: .reduced))
    let before = handset.phone.service
    handset.request(.fullAccuracy)
    handset.take(.promptAppears, .answerPrompt(.deny), .becomeActive, .callback)
    handset.order { phone, _ in phone.renumber { $0 } }
    #expect(handset.phone.service.request == before.request)
    handset.request(.fullAccuracy)
    #expect(handset.offers(.promptAppears))
  }

  @Test func `refusing the exact place keeps the rough one`() {
    var handset = Handset(Phone(.locationWhenInUse, answer: .reduced)).asked(.fullAccuracy)
    handset.take(.promptAppears, .answerPrompt(.deny), .becomeActive, .callback)
    #expect(handset.stimuli.last == .answered(isAllowed: false))
    #expect(handset.phone.reading == .status(.reduced))
  }

  @Test(arguments: [AuthorizationStatus.whenInUse, .reduced, .denied])
  func `a request that changes nothing is never answered`(_ answer: AuthorizationStatus) {
    let handset = Handset(Phone(.locationWhenInUse, answer: answer)).asked()
    #expect(!handset.offers(.promptAppears))
    #expect(!handset.offers(.callback))
    #expect(handset.phone.service.isUnheard)
  }

  @Test(arguments: [Permission.locationWhenInUse, .locationAlways])
  func `a request in the background is ignored, and never answered`(_ permission: Permission) {
    var handset = Handset(Phone(permission, answer: .notDetermined))
    handset.take(.goHome(nil))
    handset.request()
    #expect(handset.phone.service.prompt == .none)
    #expect(!handset.offers(.callback))
    #expect(handset.phone.service.isUnheard)
    #expect(handset.phone.reading == .notDetermined)
    handset.take(.returnToApp, .becomeActive)
    handset.request()
    #expect(handset.offers(.promptAppears))
  }

  @Test(arguments: [AuthorizationStatus.whenInUse, .denied])
  func `a request for the exact place is answered also where no prompt comes`(
    _ answer: AuthorizationStatus
  ) {
    var handset = Handset(Phone(.locationWhenInUse, answer: answer)).asked(.fullAccuracy)
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.stimuli.last == .answered(isAllowed: answer == .whenInUse))
    #expect(!handset.phone.service.isUnheard)
  }

  @Test func `a request for the exact place is answered in the background, and without its key`() {
    var away = Handset(Phone(.locationWhenInUse, answer: .reduced))
    away.take(.goHome(nil))
    away.request(.fullAccuracy)
    away.take(.callback)
    #expect(away.stimuli.last == .answered(isAllowed: false))
    var keyless = Handset(Phone(.locationWhenInUse, answer: .reduced, hasDescription: false))
    keyless.request(.fullAccuracy)
    keyless.take(.callback)
    #expect(keyless.stimuli.last == .answered(isAllowed: false))
  }

  @Test func `who asks without a usage description waits for ever`() {
    var handset = Handset(Phone(.locationWhenInUse, answer: .notDetermined, hasDescription: false))
    handset.request()
    #expect(handset.phone.service.isUnheard)
  }

  @Test func `the delegate's first call says the status as it is, once, and the question goes on`()
  {
    var handset = Handset(Phone(.locationWhenInUse, answer: .notDetermined))
    #expect(!handset.offers(.about(0, .delegateCalls)))
    handset.request()
    handset.take(.about(0, .delegateCalls))
    #expect(handset.stimuli == [.answered(isAllowed: false)])
    #expect(!handset.offers(.about(0, .delegateCalls)))
    handset.take(.promptAppears, .answerPrompt(.allowWhileUsing), .callback)
    #expect(handset.stimuli.last == .answered(isAllowed: true))
  }

  @Test
  func `an alert that is left without an answer changes nothing, so the delegate is not told no`() {
    let handset = prompted()
    let left = Move.Unanswered.allCases.filter { handset.offers(.goHome($0)) }
    #expect(left == [.neverTold, .waits, .countsAsNo])
  }

  @Test func `a delegate that was told nothing hears of the next change`() {
    var handset = prompted()
    handset.take(.goHome(.neverTold), .returnToApp, .becomeActive)
    #expect(handset.phone.service.isUnheard)
    handset.request()
    handset.take(.promptAppears, .answerPrompt(.deny), .callback)
    #expect(!handset.phone.service.isUnheard)
    #expect(handset.stimuli.last == .answered(isAllowed: false))
  }
}
