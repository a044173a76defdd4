import PermissionFacts
import SimulatedPhone
import Testing

/// Calendars and health data.
@Suite struct CalendarTests {
  @Test func `asking to add only gives that and no more`() {
    var handset = Handset(Phone(.calendarsWriteOnly, answer: .notDetermined)).asked()
    handset.take(.promptAppears, .answerPrompt(.allow), .callback)
    #expect(handset.phone.reading == .status(.writeOnly))
    #expect(handset.stimuli.last == .answered(isAllowed: true))
    handset.request()
    #expect(!handset.offers(.promptAppears))
  }

  @Test(arguments: [(PromptAnswer.Name.allow, AuthorizationStatus.authorized), (.deny, .denied)])
  func `whoever may add only is asked for everything, once`(
    _ answer: PromptAnswer.Name, _ status: AuthorizationStatus
  ) {
    var handset = Handset(Phone(.calendarsFull, answer: .writeOnly)).asked()
    handset.take(.promptAppears, .answerPrompt(answer), .becomeActive, .callback)
    #expect(handset.phone.reading == .status(status))
    handset.visitSettings()
    handset.take(.set(.writeOnly, .survives), .returnToApp, .becomeActive)
    handset.request()
    #expect(!handset.offers(.promptAppears))
    handset.take(.callback)
    #expect(handset.stimuli.last == .answered(isAllowed: true))
  }

  @Test func `a question for more that is left and counts as refused is not asked again`() {
    var handset = Handset(Phone(.calendarsFull, answer: .writeOnly)).asked()
    handset.take(.promptAppears, .goHome(.countsAsNo), .openSettingsThemselves)
    #expect(handset.phone.reading == .denied)
    handset.take(.set(.writeOnly, .survives), .returnToApp, .becomeActive, .callback)
    handset.request()
    #expect(!handset.offers(.promptAppears))
  }

  @Test func `after a reset whoever may add only is asked again`() {
    var handset = Handset(Phone(.calendarsFull, answer: .writeOnly)).asked()
    handset.take(.promptAppears, .answerPrompt(.allow), .becomeActive, .callback)
    handset.visitSettings()
    handset.take(.resetPrivacy, .launch(isFresh: true), .becomeActive)
    handset.request()
    #expect(handset.offers(.promptAppears))
  }

  @Test(
    arguments: [
      (PromptAnswer.Name.writeAllowed, Reading.authorized), (.writeRefused, .denied),
      (.readAnswered, .status(.notKnowable)),
    ])
  func `a finished sheet of health data is a success, whatever was chosen`(
    _ answer: PromptAnswer.Name, _ reading: Reading
  ) {
    var handset = Handset(Phone(.healthKit, answer: .notDetermined)).asked()
    handset.take(.promptAppears, .answerPrompt(answer), .becomeActive, .callback)
    #expect(handset.stimuli.last == .answered(isAllowed: true))
    #expect(handset.phone.reading == reading)
  }
}
