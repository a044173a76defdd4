import PermissionFacts
import SimulatedPhone
import Testing

/// Location at all times.
@Suite struct LocationAlwaysTests {
  private func asked(from answer: AuthorizationStatus) -> Handset {
    Handset(Phone(.locationAlways, answer: answer)).asked(.always)
  }

  /// A request that is neither shown nor answered.
  private func expectIgnored(
    _ handset: Handset, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!handset.offers(.promptAppears), sourceLocation: sourceLocation)
    #expect(!handset.offers(.callback), sourceLocation: sourceLocation)
    #expect(handset.phone.service.isUnheard, sourceLocation: sourceLocation)
  }

  @Test func `keeping it while in use is not told to anybody`() {
    var handset = asked(from: .whenInUse)
    handset.take(.promptAppears)
    #expect(handset.answers() == [.keepWhileUsing, .changeToAlways])
    handset.take(.answerPrompt(.keepWhileUsing), .becomeActive)
    #expect(!handset.offers(.callback))
    #expect(handset.phone.service.isUnheard)
    #expect(handset.phone.reading == .status(.whenInUse))
  }

  @Test func `changing it to always is told`() {
    var handset = asked(from: .whenInUse)
    handset.take(
      .promptAppears, .answerPrompt(.changeToAlways), .becomeActive, .callback)
    #expect(handset.stimuli.last == .answered(isAllowed: true))
    #expect(handset.phone.reading == .status(.always))
  }

  @Test func `a second request never prompts, and is never answered`() {
    var handset = asked(from: .whenInUse)
    handset.take(.promptAppears, .answerPrompt(.keepWhileUsing), .becomeActive)
    handset.request(.always)
    expectIgnored(handset)
    handset.take(.killApp, .launch(isFresh: true), .becomeActive)
    #expect(!handset.phone.service.isUnheard)
    handset.request(.always)
    expectIgnored(handset)
  }

  @Test func `after "allow once" the request is ignored`() {
    var handset = Handset(Phone(.locationAlways, answer: .notDetermined)).asked()
    handset.take(.promptAppears, .answerPrompt(.allowOnce), .becomeActive, .callback)
    handset.request(.always)
    expectIgnored(handset)
    #expect(handset.phone.reading == .status(.whenInUse))
  }

  @Test func `asked for at once, it reads as always although the question is still to come`() {
    var handset = asked(from: .notDetermined)
    handset.take(.promptAppears)
    #expect(handset.answers() == [.allowOnce, .allowWhileUsing, .deny])
    handset.take(.answerPrompt(.allowWhileUsing), .becomeActive, .callback)
    #expect(handset.stimuli.last == .answered(isAllowed: true))
    #expect(handset.phone.service.answer == .provisionalAlways)
    #expect(handset.phone.reading == .status(.always))
  }

  @Test(
    arguments: [
      (PromptAnswer.Name.keepWhileUsing, AuthorizationStatus.whenInUse), (.changeToAlways, .always),
    ])
  func `the question that comes later is asked at home, once`(
    _ answer: PromptAnswer.Name, _ status: AuthorizationStatus
  ) {
    func isAsked(_ handset: Handset) -> Bool {
      handset.moves(at: 0).contains { if case .answerLater = $0 { true } else { false } }
    }
    var handset = Handset(Phone(.locationAlways, answer: .provisionalAlways))
    #expect(!isAsked(handset))
    handset.take(.goHome(nil))
    #expect(isAsked(handset))
    var elsewhere = handset
    elsewhere.take(.openSettingsThemselves)
    #expect(!isAsked(elsewhere))
    handset.take(.about(0, .answerLater(answer)))
    #expect(handset.phone.reading == .status(status))
    // A full grant the system reminds of again and again.
    #expect(isAsked(handset) == (status == .always))
    handset.take(.returnToApp, .becomeActive)
    handset.request(.always)
    expectIgnored(handset)
  }

  @Test func `the system reminds of a full grant at home, and it can be reduced there`() {
    let later = Move.about(0, .answerLater(.keepWhileUsing))
    var handset = Handset(Phone(.locationAlways, answer: .always))
    #expect(!handset.offers(later))
    handset.take(.goHome(nil))
    // Kept, it is what it was: that is no move.
    #expect(!handset.offers(.about(0, .answerLater(.changeToAlways))))
    handset.take(later)
    #expect(handset.observations.last == .about(0, .promptAnswered(.keepWhileUsing)))
    #expect(handset.phone.reading == .status(.whenInUse))
    #expect(!handset.offers(later))
  }

  @Test func `the system reminds of no other grant`() {
    for permission in Permission.allCases where permission != .locationAlways {
      var handset = Handset(Phone(permission, answer: .authorized))
      handset.take(.goHome(nil))
      #expect(!handset.offers(.about(0, .answerLater(.keepWhileUsing))), "\(permission)")
    }
  }

  @Test func `Settings offers always only once it was asked for`() {
    var fresh = Handset(Phone(.locationAlways, answer: .whenInUse))
    fresh.visitSettings()
    #expect(fresh.settable() == [.denied, .notDetermined])
    var handset = asked(from: .whenInUse)
    handset.take(.promptAppears, .answerPrompt(.keepWhileUsing), .becomeActive)
    handset.visitSettings()
    #expect(handset.settable() == [.denied, .notDetermined, .always])
  }

  /// It was asked for, whatever became of it.
  @Test func `Settings goes on offering always to an app that asked for it at once`() {
    var handset = asked(from: .notDetermined)
    handset.take(.promptAppears, .answerPrompt(.deny), .becomeActive)
    handset.visitSettings()
    #expect(handset.settable() == [.notDetermined, .whenInUse, .always])
  }
}
