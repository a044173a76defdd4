import PermissionFacts
import SimulatedPhone
import Testing

@Suite struct LocalNetworkTests {
  private func prompted() -> Handset {
    Handset(Phone(.localNetwork, answer: .notDetermined)).prompted()
  }

  @Test func `an operation may fail before the person has answered, and the question stays`() {
    var handset = prompted()
    handset.take(.about(0, .failsEarly))
    #expect(handset.phone.promptOnScreen == 0)
    #expect(!handset.offers(.about(0, .failsEarly)))
    handset.take(.callback)
    #expect(handset.stimuli.last == .answered(isAllowed: false))
    handset.take(.answerPrompt(.allow))
    #expect(handset.phone.service.answer == .authorized)
    #expect(!handset.offers(.callback))
  }

  @Test(arguments: [AuthorizationStatus.authorized, .denied])
  func `an operation after the answer tells it`(_ answer: AuthorizationStatus) {
    var handset = Handset(Phone(.localNetwork, answer: answer)).asked()
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.stimuli == [.answered(isAllowed: answer == .authorized)])
  }

  @Test func `in the background the local network is denied without a question or a record`() {
    var handset = Handset(Phone(.localNetwork, answer: .notDetermined))
    handset.take(.goHome(nil))
    handset.request()
    handset.take(.callback)
    #expect(handset.stimuli.last == .answered(isAllowed: false))
    #expect(handset.phone.service.answer == AuthorizationStatus.notDetermined)
    handset.take(.returnToApp, .becomeActive)
    handset.request()
    #expect(handset.offers(.promptAppears))
  }

  @Test(arguments: EveryPermissionTests.asked.filter { $0 != .localNetwork && $0 != .tracking })
  func `nothing else fails early`(_ permission: Permission) {
    let handset = Handset(Phone(permission, answer: .notDetermined)).prompted()
    #expect(!handset.offers(.about(0, .failsEarly)))
  }

  @Test(arguments: [AuthorizationStatus.notDetermined, .authorized, .denied])
  func `what has no status reads the same before and after`(_ answer: AuthorizationStatus) {
    #expect(Phone(.localNetwork, answer: answer).reading == .status(.notKnowable))
    #expect(Phone(.nearbyInteraction, answer: answer).reading == .status(.notKnowable))
    #expect(
      Phone(.faceID, answer: answer).reading
        == (answer == .denied ? .denied : .status(.notKnowable)))
  }
}
