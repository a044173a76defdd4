import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

/// The sheet on which the person chooses what to share.
@Suite struct SecondSheetTests {
  /// A permission with such a sheet, and the choice that opens it.
  static let sheets: [(Permission, PromptAnswer.Name)] = [
    (.photosReadWrite, .selectPhotos), (.contacts, .selectContacts),
  ]

  private func choosing(_ permission: Permission, _ choice: PromptAnswer.Name) -> Handset {
    var handset = Handset(Phone(permission, answer: .notDetermined)).asked()
    handset.take(.promptAppears, .answerPrompt(choice))
    return handset
  }

  @Test(arguments: sheets)
  func `opens over the prompt, and nothing is stored yet`(
    _ permission: Permission, _ choice: PromptAnswer.Name
  ) {
    let handset = choosing(permission, choice)
    #expect(handset.phone.service.prompt == .choosing)
    #expect(handset.phone.service.answer == AuthorizationStatus.notDetermined)
    #expect(handset.phone.promptOnScreen == 0)
    #expect(
      handset.moves(at: 0).prefix(3) == [.finishChoosing, .finishChoosingNothing, .cancelChoosing])
    #expect(handset.answers() == [])
    #expect(handset.phone.picture.covers.map(\.title) == ["Choose What to Share"])
  }

  @Test(arguments: sheets)
  func `ends with a component that is told as a yes`(
    _ permission: Permission, _ choice: PromptAnswer.Name
  ) {
    var handset = choosing(permission, choice)
    handset.take(.about(0, .finishChoosing), .becomeActive, .callback)
    #expect(handset.phone.reading == .status(.limited))
    #expect(handset.stimuli.last == .answered(isAllowed: true))
    #expect(handset.observations.contains(.promptAnswered(choice)))
  }

  @Test(arguments: sheets)
  func `goes back to the prompt when it is cancelled`(
    _ permission: Permission, _ choice: PromptAnswer.Name
  ) {
    var handset = choosing(permission, choice)
    handset.take(.about(0, .cancelChoosing))
    #expect(handset.phone.service.prompt == .visible)
    handset.take(.answerPrompt(.deny), .callback)
    #expect(handset.phone.reading == .denied)
    #expect(handset.stimuli.last == .answered(isAllowed: false))
  }

  @Test(arguments: Move.Unanswered.allCases)
  func `the second sheet can be left like the prompt`(_ unanswered: Move.Unanswered) {
    var handset = choosing(.photosReadWrite, .selectPhotos)
    handset.take(.goHome(unanswered))
    #expect(handset.phone.promptOnScreen == nil)
    #expect(
      handset.phone.reading == (unanswered == .countsAsNo ? .denied : .notDetermined))
  }
}
