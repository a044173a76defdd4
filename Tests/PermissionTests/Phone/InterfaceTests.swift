import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

/// Pages and dialogs.
@Suite struct InterfaceTests {
  private func onPage() -> Handset {
    var handset = Handset()
    handset.openPage()
    handset.take(.pageTransitionEnds)
    handset.forget()
    return handset
  }

  @Test(arguments: [true, false])
  func `who waits until the app may ask is told so, unless nobody waits any more`(isAwaited: Bool) {
    var handset = Handset()
    handset.openPage()
    handset.order { phone, output in
      phone.waitUntilReady(Handset.reply, &output)
      if !isAwaited {
        phone.renumber { Address(component: $0.component, ticket: Address.nobody) }
      }
    }
    handset.take(.pageTransitionEnds)
    #expect(handset.offers(.becomeReady) == isAwaited)
  }

  @Test func `a page is acknowledged when it has come in, not when it is ordered`() {
    var handset = Handset()
    handset.openPage()
    #expect(handset.stimuli == [])
    handset.take(.pageTransitionEnds)
    #expect(handset.stimuli == [.pageShown])
  }

  @Test func `a swipe can be cancelled, and the page stays`() {
    var handset = onPage()
    handset.take(.beginSwipe, .cancelSwipe)
    #expect(handset.phone.interface.page == .shown)
    #expect(handset.stimuli == [])
    #expect(handset.observations == [.swipeCancelled])
  }

  @Test func `a swipe can be finished, and the page is gone`() {
    var handset = onPage()
    handset.take(.beginSwipe, .finishSwipe, .pageTransitionEnds)
    #expect(handset.stimuli == [.pageGone])
  }

  @Test func `a person's pop says that the page is gone`() {
    var handset = onPage()
    handset.take(.tapBack)
    #expect(handset.stimuli == [])
    handset.take(.pageTransitionEnds)
    #expect(handset.stimuli == [.pageGone])
  }

  @Test func `an ordered pop says that the page was left`() {
    var handset = onPage()
    handset.leavePage()
    #expect(handset.stimuli == [])
    handset.take(.pageTransitionEnds)
    #expect(handset.stimuli == [.pageLeft])
  }

  @Test func `a page ordered away during a swipe goes even if the person lets it snap back`() {
    var handset = onPage()
    handset.take(.beginSwipe)
    handset.leavePage()
    handset.take(.cancelSwipe, .pageTransitionEnds)
    #expect(handset.stimuli == [.pageLeft])
  }

  @Test(arguments: [false, true])
  func `a touch answers once, a double touch twice`(_ isDouble: Bool) {
    var handset = Handset(.denied)
    handset.show()
    #expect(!handset.offers(.tapButton(.openSettings, isDouble: isDouble)))
    handset.take(.dialogAppears, .tapButton(.openSettings, isDouble: isDouble))
    #expect(
      handset.stimuli == Array(repeating: .touched(.openSettings), count: isDouble ? 2 : 1))
    #expect(handset.phone.interface.shown?.phase == .dismissing)
    handset.take(.dialogGoes)
    #expect(handset.phone.interface.shown == nil)
  }

  @Test func `an ordered dismissal is acknowledged when the dialog is gone`() {
    var handset = Handset(.denied)
    handset.show()
    handset.take(.dialogAppears)
    handset.order { $0.dismissDialog(Handset.reply, &$1) }
    #expect(handset.stimuli == [])
    handset.take(.dialogGoes)
    #expect(handset.stimuli == [.dialogGone])
  }
}
