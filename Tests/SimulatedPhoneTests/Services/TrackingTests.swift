import PermissionFacts
import SimulatedPhone
import Testing

@Suite("Tracking")
struct TrackingTests {
  private func expectDropped(
    _ handset: Handset, at place: Place = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var handset = handset
    #expect(handset.phone[place].prompt == .none, sourceLocation: sourceLocation)
    #expect(!handset.moves(at: place).contains(.promptAppears), sourceLocation: sourceLocation)
    handset.take(.about(place, .callback), sourceLocation: sourceLocation)
    #expect(handset.notices.last == .answered(isAllowed: false), sourceLocation: sourceLocation)
    #expect(
      handset.phone[place].answer == Standing.notDetermined, sourceLocation: sourceLocation)
  }

  @Test("a request while the app is not active is dropped, and stores nothing")
  func inactive() {
    var handset = Handset(Phone(.tracking, answer: .notDetermined))
    handset.take(.goHome(nil))
    var away = handset
    away.request()
    expectDropped(away)
    handset.take(.returnToApp)
    handset.request()
    expectDropped(handset)
  }

  @Test("a request while active and alone prompts")
  func alone() {
    var handset = Handset(Phone(.tracking, answer: .notDetermined))
    handset.request()
    handset.take(.promptAppears)
    #expect(handset.answers() == [.allow, .deny])
  }

  @Test("a request while another prompt is pending is dropped", arguments: [false, true])
  func anotherPending(_ isOnScreen: Bool) {
    var handset = Handset(Phone(.microphone, .tracking))
    for place in 0...1 {
      handset.read(at: place)
      handset.take(.about(place, .statusIsRead(.notDetermined)))
    }
    handset.request()
    if isOnScreen { handset.take(.promptAppears) }
    handset.request(at: 1)
    expectDropped(handset, at: 1)
  }

  @Test("another permission waits for the prompt of tracking")
  func othersWait() {
    var handset = Handset(Phone(.tracking, .microphone))
    for place in 0...1 {
      handset.read(at: place)
      handset.take(.about(place, .statusIsRead(.notDetermined)))
    }
    handset.request()
    handset.take(.promptAppears)
    handset.request(at: 1)
    #expect(handset.phone[1].prompt == .queued)
    handset.take(.answerPrompt(.deny), .about(1, .promptAppears))
    #expect(handset.phone.promptOnScreen == 1)
  }

  @Test(
    "with its switch for all apps off it reads as denied, and nobody is asked",
    arguments: [Standing.notDetermined, .authorized, .denied])
  func switchedOff(_ answer: Standing) {
    var handset = Handset(Phone(.tracking, answer: answer, isSwitchedOff: true))
    #expect(handset.phone.reading == .denied)
    handset.request()
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.notices == [.answered(isAllowed: false)])
    handset.visitSettings()
    handset.take(.about(0, .setGlobalSwitch(isOn: true)))
    #expect(handset.phone.reading == .status(answer))
  }

  @Test("other switches for all apps are told as what they are")
  func otherSwitches() {
    for permission in [Permission.bluetooth, .locationWhenInUse, .locationAlways] {
      #expect(
        Phone(permission, answer: .authorized, isSwitchedOff: true).reading == .switchedOff)
    }
  }

  @Test("its switch for all apps takes away a prompt that waits, and the answer is no")
  func sweeps() {
    var handset = Handset(Phone(.tracking, answer: .notDetermined))
    handset.request()
    handset.take(.promptAppears, .goHome(.waits), .openSettingsThemselves)
    handset.take(.about(0, .setGlobalSwitch(isOn: false)), .returnToApp)
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.notices.last == .answered(isAllowed: false))
    #expect(handset.phone.service.answer == Standing.notDetermined)
  }
}
