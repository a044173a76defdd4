import PopupsFlow
import Testing

/// The dialogs of flows.
@Suite struct PromptsTests {
  private let guide = Popup("guide")

  @Test func `go through the scheduler where there is one`() {
    var prompts = Prompts(through: .scheduler)
    #expect(prompts.show(guide) == [.tell(.add(guide))])
    #expect(prompts.wants("guide"))
    #expect(prompts.hear("guide", .didShow) == [])
    #expect(prompts.dismiss("guide") == [.tell(.dismiss("guide"))])
    #expect(!prompts.wants("guide"))
    #expect(prompts.hear("guide", .didHide) == [])
    #expect(prompts.hear("guide", .ended(.dismissed)) == [.gone("guide")])
  }

  @Test func `dialogs are presented at once where there is none`() {
    var prompts = Prompts(through: .screen)
    #expect(prompts.show(guide) == [.present(guide)])
    #expect(prompts.dismiss("guide") == [.hide("guide")])
    #expect(prompts.disappeared("guide") == [.gone("guide")])
  }

  @Test func `end their flow when something else takes them away`() {
    for reason in [EndReason.cleared, .containerGone, .replaced, .dismissed, .timeout] {
      var prompts = Prompts(through: .scheduler)
      _ = prompts.show(guide)
      #expect(prompts.hear("guide", .ended(reason)) == [.swept("guide")])
      #expect(!prompts.wants("guide"))
    }
    var plain = Prompts(through: .screen)
    _ = plain.show(guide)
    #expect(plain.disappeared("guide") == [.swept("guide")])
  }

  @Test func `dialogs are swept away although their flow dismisses them afterwards`() {
    var prompts = Prompts(through: .scheduler)
    _ = prompts.show(guide)
    _ = prompts.dismiss("guide")
    #expect(prompts.hear("guide", .ended(.cleared)) == [.swept("guide")])
  }

  @Test func `count a close by hand as cancel`() {
    var prompts = Prompts(through: .scheduler)
    _ = prompts.show(guide)
    #expect(prompts.hear("guide", .ended(.closed)) == [.closed("guide")])
    #expect(prompts.dismiss("guide") == [.gone("guide")])
  }

  @Test func `come back after they were covered, and tell nobody`() {
    var prompts = Prompts(through: .scheduler)
    _ = prompts.show(guide)
    #expect(prompts.hear("guide", .didShow) == [])
    #expect(prompts.hear("guide", .didHide) == [])
    #expect(prompts.wants("guide"))
  }

  @Test(arguments: [Prompts.Presenter.scheduler, .screen])
  func `dialogs are wanted again while they are going`(_ presenter: Prompts.Presenter) {
    var prompts = Prompts(through: presenter)
    _ = prompts.show(guide)
    _ = prompts.dismiss("guide")
    switch presenter {
    case .scheduler:
      #expect(prompts.show(guide) == [.tell(.add(guide))])
      #expect(prompts.hear("guide", .ended(.dismissed)) == [])
    case .screen:
      #expect(prompts.show(guide) == [])
      #expect(prompts.disappeared("guide") == [.present(guide)])
    }
    #expect(prompts.wants("guide"))
  }

  @Test func `end a wish that was withdrawn before it came up`() {
    var prompts = Prompts(through: .scheduler)
    _ = prompts.show(guide)
    _ = prompts.dismiss("guide")
    _ = prompts.show(guide)
    #expect(prompts.hear("guide", .withdrawn(.cleared)) == [.swept("guide")])
    #expect(prompts.hear("guide", .ended(.dismissed)) == [.gone("guide")])
  }
}
