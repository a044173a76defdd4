import PermissionFacts
import SimulatedPhone
import Testing

/// Photos of which only adding is granted.
@Suite struct AddOnlyTests {
  private func asked() -> Handset {
    Handset(Phone(.photosReadWrite, answer: .writeOnly)).prompted()
  }

  @Test func `photos can be limited, allowed in full, or kept as they are`() {
    #expect(
      asked().answers() == [.selectPhotos, .allow, .keepAddOnly, .keepAddOnlyForGood])
  }

  @Test(arguments: [(PromptAnswer.Name.keepAddOnly, true), (.keepAddOnlyForGood, false)])
  func `kept as they are, are told as a no, and asked about again or not`(
    _ answer: PromptAnswer.Name, _ asksAgain: Bool
  ) {
    var handset = asked()
    handset.take(.answerPrompt(answer), .becomeActive, .callback)
    #expect(handset.stimuli.last == .answered(isAllowed: false))
    #expect(handset.phone.reading == .status(.writeOnly))
    handset.request()
    #expect(handset.offers(.promptAppears) == asksAgain)
  }

  @Test func `photos have no row that gives reading`() {
    var handset = Handset(Phone(.photosReadWrite, answer: .writeOnly))
    handset.visitSettings()
    #expect(handset.settable() == [.denied])
  }

  @Test func `photos can be chosen of, and the rest is as without`() {
    var handset = asked()
    handset.take(.answerPrompt(.selectPhotos), .about(0, .finishChoosing), .callback)
    #expect(handset.phone.reading == .status(.limited))
    #expect(handset.stimuli.last == .answered(isAllowed: true))
  }

  @Test(
    arguments: [
      (Permission.photosReadWrite, PromptAnswer.Name.selectPhotos), (.contacts, .selectContacts),
    ])
  func `photos may be chosen of with nothing chosen, as contacts may`(
    _ permission: Permission, _ choice: PromptAnswer.Name
  ) {
    var handset = Handset(Phone(permission, answer: .notDetermined)).asked()
    handset.take(
      .promptAppears, .answerPrompt(choice), .about(0, .finishChoosingNothing), .callback)
    #expect(handset.phone.reading == .status(.nothingChosen))
  }
}
