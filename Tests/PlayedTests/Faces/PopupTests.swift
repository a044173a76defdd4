import EveryPathTesting
import PlayedPhone
import PopupsFlow
import PopupsSystem
import SimulatedPhone
import Testing

extension PlayedTests {
  /// Popups in a window, as a person sees and touches them.
  @MainActor
  @Suite struct PopupTests {
    private let stage = PopupStage()

    @Test func `A card in the middle comes up over its mask and goes again`() {
      stage.show(Popup("offer"), style: .centre(mask: .black(0.3)))
      #expect(stage.news == [])
      stage.endAnimations()
      #expect(stage.seen("offer") == ["mask of offer", "offer"])
      #expect(stage.news == ["offer didShow"])
      #expect(stage.cornerRadius("offer") == 8)
      #expect(stage.isModal("offer") == true)
      #expect(stage.colour("offer") == [0, 0, 0, 0.3])
      #expect(
        stage.rules("offer") == [
          "centerX = centerX", "centerY = centerY", "top >= safe top + 16",
          "width <= safe width - 32", "bottom <= safe bottom - 16",
        ])
      stage.center.close("offer")
      stage.endAnimations()
      #expect(stage.seen("offer") == [])
      #expect(stage.news.last == "offer ended(closed)")
      #expect(stage.posts == ["screen popup-offer", "screen"])
    }

    @Test func `A tap outside closes what allows it, and is reported of what does not`() {
      stage.show(Popup("kept"))
      stage.endAnimations()
      stage.tapOutside("kept")
      #expect(stage.news.last == "kept tappedOutside")
      stage.center.close("kept")
      stage.endAnimations()
      var offer = Popup("offer")
      offer.closesOnTapOutside = true
      stage.show(offer)
      stage.endAnimations()
      stage.tapOutside("offer")
      stage.endAnimations()
      #expect(stage.news.last == "offer ended(tappedOutside)")
    }

    @Test func `A bar leaves the page to be touched, says what it says, and goes by itself`() {
      stage.show(Popup("offer"))
      stage.show(Popup("saved"), style: .bar(announcement: "Saved"))
      stage.endAnimations()
      #expect(stage.seen("offer", "saved") == ["mask of offer", "offer", "saved"])
      #expect(stage.posts == ["screen popup-offer", "announcement Saved"])
      #expect(stage.rules("saved").first == "top = safe top + 8")
      #expect(stage.isTouched("saved", at: 20))
      #expect(!stage.isTouched("saved", at: 300))
      stage.clock.advance(by: .seconds(3))
      stage.endAnimations()
      #expect(stage.seen("saved") == [])
      #expect(stage.news.last == "saved ended(timeout)")
    }

    @Test func `A bar is panned away upwards, and stays above what comes later`() {
      stage.show(Popup("saved"), style: .bar())
      stage.endAnimations()
      stage.show(Popup("offer"))
      stage.endAnimations()
      #expect(stage.isOnTop("saved"))
      #expect(!stage.pan("saved", 100))
      #expect(stage.news.contains("saved ended(closed)") == false)
      #expect(stage.pan("saved", -100))
      stage.endAnimations()
      #expect(stage.news.last == "saved ended(closed)")
    }

    @Test func `A higher one covers a card, which comes back with the same view`() {
      stage.show(Popup("campaign"))
      stage.endAnimations()
      let view = stage.identity("campaign")
      stage.show(Popup("update", priority: 10), style: .full())
      stage.endAnimations()
      #expect(stage.seen("campaign", "update") == ["mask of update", "update"])
      #expect(stage.rules("update").count == 4)
      stage.center.close("update")
      stage.endAnimations()
      stage.endAnimations()
      #expect(view != nil && stage.identity("campaign") == view)
    }

    @Test func `A half page moves above the keyboard, and back`() {
      stage.show(Popup("quote"), style: .bottom())
      stage.endAnimations()
      let raised = "bottom <= keyboard top"
      #expect(stage.rules("quote").contains("bottom = bottom"))
      #expect(!stage.rules("quote").contains(raised))
      stage.keyboard(isUp: true)
      #expect(stage.rules("quote").contains(raised))
      stage.keyboard(isUp: false)
      #expect(!stage.rules("quote").contains(raised))
      stage.keyboard(isUp: true)
      stage.center.close("quote")
      stage.endAnimations()
      stage.show(Popup("other"))
      #expect(stage.rules("other").contains("\(raised) - 8"))
    }

    @Test func `A page takes its popups along, and what waits for it waits until it is back`() async
    {
      var guide = Popup("guide")
      (guide.container, guide.condition) = ("home", "home")
      stage.show(guide)
      #expect(stage.seen("guide") == [])
      stage.follow()
      stage.endAnimations()
      #expect(await becomesTrue { stage.seen("guide") == ["guide"] })
      stage.cover()
      #expect(await becomesTrue { stage.news.last == "guide ended(containerGone)" })
      stage.show(guide)
      #expect(stage.seen("guide") == [])
      stage.uncover()
      #expect(await becomesTrue { stage.seen("guide") == ["guide"] })
    }

    @Test func `An animation that never ends keeps no popup waiting`() {
      stage.show(Popup("offer"))
      stage.hangAnimations()
      stage.clock.advance(by: .seconds(3))
      #expect(stage.news == ["offer didShow"])
    }

    @Test func `A view that is swept away under way has vanished`() async {
      stage.show(Popup("offer"))
      stage.hangAnimations()
      stage.sweep("offer")
      #expect(await becomesTrue { stage.news == ["offer ended(vanished)"] })
      #expect(stage.center.state == PopupState())
    }

    @Test func `Nothing comes up while the app is away`() {
      let stage = PopupStage(isInBackground: true)
      stage.show(Popup("offer"))
      #expect(stage.seen("offer") == [])
      PlayedPhone.play(.becomeActive)
      #expect(stage.seen("offer") != [])
    }

    @Test func `VoiceOver's escape gesture closes what may be closed`() {
      stage.show(Popup("kept"))
      stage.endAnimations()
      #expect(stage.escape("kept") == false)
      stage.show(Popup("saved"), style: .bar())
      stage.endAnimations()
      #expect(stage.escape("saved") == true)
      stage.endAnimations()
      #expect(stage.news.last == "saved ended(closed)")
    }

    @Test func `A popup comes from where its style says, mirrored where lines are`() {
      stage.readFromTheRight()
      let offsets: [(PopupStyle.Animation, [Double])] = [
        (.fromLeading, [300, 0]), (.fromTrailing, [-300, 0]), (.fromTop, [0, -600]),
        (.fromBottom, [0, 600]), (.scale, [0, 0]),
      ]
      for (animation, offset) in offsets {
        stage.show(Popup("offer"), style: .centre(animation: animation))
        stage.endAnimations()
        #expect(stage.offsetGoing("offer") == offset)
        stage.endAnimations()
      }
      stage.reduceMotion()
      stage.show(Popup("offer"), style: .centre(animation: .fromTop))
      stage.endAnimations()
      #expect(stage.offsetGoing("offer") == [0, 0])
      stage.endAnimations()
      stage.show(Popup("offer"), style: .centre(animation: .none))
      #expect(stage.center.isShowing("offer"))
    }

    @Test func `A page of SwiftUI shows popups while it is on screen`() async {
      var coupon = Popup("coupon")
      (coupon.container, coupon.condition) = ("shop", "shop")
      stage.show(coupon)
      #expect(stage.seen("coupon") == [])
      stage.openShop()
      stage.endAnimations()
      #expect(stage.seen("coupon") == ["coupon"])
      #expect(stage.center.state.count(in: "shop") == 1)
      stage.uncover()
      #expect(await becomesTrue { stage.news.last == "coupon ended(containerGone)" })
    }

    @Test func `A window that is closed takes its popups along`() {
      stage.show(Popup("offer"))
      stage.endAnimations()
      stage.disconnect()
      #expect(stage.news.last == "offer ended(containerGone)")
    }

    @Test func `A view of SwiftUI is shown as one of UIKit is`() {
      stage.showText(Popup("offer"), style: .bottom())
      stage.endAnimations()
      #expect(stage.seen("offer") == ["mask of offer", "offer"])
      #expect(stage.maskedCorners("offer") == 3)
      #expect(stage.size("offer") == ["width = 300", "height = 80"])
    }
  }
}
