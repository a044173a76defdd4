import PermissionFacts
import SimulatedPhone
import Testing

@Suite("The local network")
struct LocalNetworkTests {
  private func prompted() -> Handset {
    var handset = Handset(Phone(.localNetwork, answer: .notDetermined))
    handset.request()
    handset.take(.promptAppears)
    return handset
  }

  @Test("an operation may fail before the person has answered, and the question stays")
  func early() {
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

  @Test(
    "an operation after the answer tells it", arguments: [AuthorizationStatus.authorized, .denied])
  func afterwards(_ answer: AuthorizationStatus) {
    var handset = Handset(Phone(.localNetwork, answer: answer))
    handset.request()
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.stimuli == [.answered(isAllowed: answer == .authorized)])
  }

  @Test("in the background it is denied without a question and without a record")
  func background() {
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

  @Test(
    "nothing else fails early", arguments: EveryPermissionTests.asked.filter { $0 != .localNetwork }
  )
  func nothingElse(_ permission: Permission) {
    var handset = Handset(Phone(permission, answer: .notDetermined))
    handset.request()
    handset.take(.promptAppears)
    #expect(!handset.offers(.about(0, .failsEarly)))
  }

  @Test(
    "what has no status reads the same before and after",
    arguments: [AuthorizationStatus.notDetermined, .authorized, .denied])
  func unknown(_ answer: AuthorizationStatus) {
    #expect(Phone(.localNetwork, answer: answer).reading == .status(.notKnowable))
    #expect(Phone(.nearbyInteraction, answer: answer).reading == .status(.notKnowable))
    #expect(
      Phone(.faceID, answer: answer).reading
        == (answer == .denied ? .denied : .status(.notKnowable)))
  }
}
