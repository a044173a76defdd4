import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

@Suite("Pages and dialogs")
struct InterfaceTests {
  private func onPage() -> Handset {
    var handset = Handset()
    handset.openPage()
    handset.take(.pageTransitionEnds)
    handset.forget()
    return handset
  }

  @Test(
    "who waits until the app may ask is told so, unless nobody waits any more",
    arguments: [true, false])
  func waiting(isAwaited: Bool) {
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

  @Test("a page is acknowledged when it has come in, not when it is ordered")
  func opens() {
    var handset = Handset()
    handset.openPage()
    #expect(handset.stimuli == [])
    handset.take(.pageTransitionEnds)
    #expect(handset.stimuli == [.pageShown])
  }

  @Test("a swipe can be cancelled, and the page stays")
  func swipe() {
    var handset = onPage()
    handset.take(.beginSwipe, .cancelSwipe)
    #expect(handset.phone.interface.page == .shown)
    #expect(handset.stimuli == [])
    #expect(handset.observations == [.swipeCancelled])
  }

  @Test("a swipe can be finished, and the page is gone")
  func swipeAway() {
    var handset = onPage()
    handset.take(.beginSwipe, .finishSwipe, .pageTransitionEnds)
    #expect(handset.stimuli == [.pageGone])
  }

  @Test("a person's pop says that the page is gone")
  func back() {
    var handset = onPage()
    handset.take(.tapBack)
    #expect(handset.stimuli == [])
    handset.take(.pageTransitionEnds)
    #expect(handset.stimuli == [.pageGone])
  }

  @Test("an ordered pop says that the page was left")
  func leave() {
    var handset = onPage()
    handset.leavePage()
    #expect(handset.stimuli == [])
    handset.take(.pageTransitionEnds)
    #expect(handset.stimuli == [.pageLeft])
  }

  @Test("a page ordered away during a swipe goes even if the person lets it snap back")
  func leaveDuringSwipe() {
    var handset = onPage()
    handset.take(.beginSwipe)
    handset.leavePage()
    handset.take(.cancelSwipe, .pageTransitionEnds)
    #expect(handset.stimuli == [.pageLeft])
  }

  @Test("a touch answers once, a double touch twice", arguments: [false, true])
  func touch(_ isDouble: Bool) {
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

  @Test("an ordered dismissal is acknowledged when the dialog is gone")
  func dismiss() {
    var handset = Handset(.denied)
    handset.show()
    handset.take(.dialogAppears)
    handset.order { $0.dismissDialog(Handset.reply, &$1) }
    #expect(handset.stimuli == [])
    handset.take(.dialogGoes)
    #expect(handset.stimuli == [.dialogGone])
  }
}
