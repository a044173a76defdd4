import PermissionFacts
import SimulatedPhone
import Testing

@Suite struct TrackingTests {
  private func expectDropped(
    _ handset: Handset, at slot: PermissionSlot = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var handset = handset
    #expect(handset.phone[slot].prompt == .none, sourceLocation: sourceLocation)
    #expect(!handset.moves(at: slot).contains(.promptAppears), sourceLocation: sourceLocation)
    handset.take(.about(slot, .callback), sourceLocation: sourceLocation)
    #expect(handset.stimuli.last == .answered(isAllowed: false), sourceLocation: sourceLocation)
    #expect(
      handset.phone[slot].answer == AuthorizationStatus.notDetermined,
      sourceLocation: sourceLocation)
  }

  @Test func `a request while the app is not active is dropped, and stores nothing`() {
    var handset = Handset(Phone(.tracking, answer: .notDetermined))
    handset.take(.goHome(nil))
    var away = handset
    away.request()
    expectDropped(away)
    handset.take(.returnToApp)
    handset.request()
    expectDropped(handset)
  }

  @Test func `a request while active and alone prompts`() {
    let handset = Handset(Phone(.tracking, answer: .notDetermined)).prompted()
    #expect(handset.answers() == [.allow, .deny, .additionalInformation])
  }

  @Test(arguments: [false, true])
  func `a request while another prompt is pending is dropped`(_ isOnScreen: Bool) {
    var handset = Handset.undecided(.microphone, .tracking)
    handset.request()
    if isOnScreen { handset.take(.promptAppears) }
    handset.request(at: 1)
    expectDropped(handset, at: 1)
  }

  @Test func `a request of an active app can be dropped before its alert, and stores nothing`() {
    var handset = Handset(Phone(.tracking, answer: .notDetermined))
    #expect(!handset.offers(.about(0, .dropsRequest)))
    handset.request()
    handset.take(.about(0, .dropsRequest))
    #expect(handset.observations.last == .epochEnded)
    #expect(handset.phone.scene == .active)
    expectDropped(handset)
  }

  @Test
  func `no request is dropped once its alert is on the screen, or while the app is not active`() {
    var handset = Handset(Phone(.tracking, answer: .notDetermined)).asked()
    var away = handset
    away.take(.goHome(nil), .returnToApp)
    #expect(!away.offers(.about(0, .dropsRequest)))
    handset.take(.promptAppears)
    #expect(!handset.offers(.about(0, .dropsRequest)))
  }

  @Test func `no other permission drops the request of an active app`() {
    for permission in Permission.allCases where permission != .tracking {
      let handset = Handset(Phone(permission, answer: .notDetermined)).asked()
      #expect(!handset.offers(.about(0, .dropsRequest)), "\(permission)")
    }
  }

  @Test
  func `additional information ends the question without a decision, and it can be asked again`() {
    var handset = Handset(Phone(.tracking, answer: .notDetermined)).asked()
    handset.take(.promptAppears, .answerPrompt(.additionalInformation))
    #expect(handset.observations.last == .epochEnded)
    expectDropped(handset)
    handset.take(.becomeActive)
    handset.request()
    #expect(handset.offers(.promptAppears))
  }

  @Test(arguments: [AuthorizationStatus.denied, .authorized])
  func `a year later tracking is a question again`(_ answer: AuthorizationStatus) {
    var handset = Handset(Phone(.tracking, answer: answer))
    handset.take(.goHome(nil))
    #expect(!handset.offers(.about(0, .yearPasses)))
    handset.take(.forceQuit, .about(0, .yearPasses))
    #expect(handset.observations.last == .epochEnded)
    #expect(handset.phone.reading == .status(.notDetermined))
    #expect(!handset.offers(.about(0, .yearPasses)))
  }

  @Test func `a year brings back neither tracking with its switch off nor another permission`() {
    var off = Handset(Phone(.tracking, answer: .denied, isSwitchedOff: true))
    off.take(.goHome(nil), .forceQuit)
    #expect(!off.offers(.about(0, .yearPasses)))
    for permission in Permission.allCases where permission != .tracking {
      var handset = Handset(Phone(permission, answer: .denied))
      handset.take(.goHome(nil), .forceQuit)
      #expect(!handset.offers(.about(0, .yearPasses)), "\(permission)")
    }
  }

  @Test func `another permission waits for the prompt of tracking`() {
    var handset = Handset.undecided(.tracking, .microphone)
    handset.request()
    handset.take(.promptAppears)
    handset.request(at: 1)
    #expect(handset.phone[1].prompt == .queued)
    handset.take(.answerPrompt(.deny), .about(1, .promptAppears))
    #expect(handset.phone.promptOnScreen == 1)
  }

  @Test(arguments: [AuthorizationStatus.notDetermined, .authorized, .denied])
  func `with its switch for all apps off tracking reads as denied, and nobody is asked`(
    _ answer: AuthorizationStatus
  ) {
    var handset = Handset(Phone(.tracking, answer: answer, isSwitchedOff: true))
    #expect(handset.phone.reading == .denied)
    handset.request()
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.stimuli == [.answered(isAllowed: false)])
    handset.visitSettings()
    handset.take(.about(0, .setGlobalSwitch(isOn: true)))
    #expect(handset.phone.reading == .status(answer))
  }

  @Test func `other switches for all apps are told as what they are`() {
    for permission in [Permission.bluetooth, .locationWhenInUse, .locationAlways] {
      #expect(
        Phone(permission, answer: .authorized, isSwitchedOff: true).reading == .switchedOff)
    }
  }

  @Test func `the switch of tracking takes away a prompt that waits, and the answer is no`() {
    var handset = Handset(Phone(.tracking, answer: .notDetermined)).asked()
    handset.take(.promptAppears, .goHome(.waits), .openSettingsThemselves)
    handset.take(.about(0, .setGlobalSwitch(isOn: false)), .returnToApp)
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.stimuli.last == .answered(isAllowed: false))
    #expect(handset.phone.service.answer == AuthorizationStatus.notDetermined)
  }

  @Test func `iOS 17.4 may tell and read no while the question is open, and the answer counts`() {
    var handset = Handset(Phone(.tracking, answer: .notDetermined)).asked()
    handset.take(.promptAppears, .about(0, .failsEarly), .callback)
    #expect(handset.stimuli.last == .answered(isAllowed: false))
    #expect(handset.phone.reading == .denied)
    handset.take(.answerPrompt(.allow))
    #expect(handset.phone.reading == .authorized)
    #expect(!handset.offers(.callback))
  }
}
