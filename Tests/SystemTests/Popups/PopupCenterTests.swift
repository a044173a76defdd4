import EveryPath
import EveryPathTesting
import PermissionFlows
import PopupsFlow
import PopupsSystem
import Testing

/// What an app shows popups by, on a board in place of a window.
@MainActor
@Suite struct PopupCenterTests {
  private let board = PopupBoard()

  @Test func `A caller hears of its popup before and after each step, and the reason at last`() {
    board.show(Popup("offer"))
    #expect(board.heard() == ["offer willShow"])
    board.finish("offer")
    #expect(board.heard() == ["offer didShow"])
    #expect(board.center.isShowing("offer"))
    board.center.close("offer")
    #expect(board.heard() == ["offer willHide(closed)"])
    board.finish("offer")
    #expect(board.heard() == ["offer didHide", "offer ended(closed)"])
    #expect(!board.center.isShowing("offer"))
    #expect(board.shown == [])
  }

  @Test func `A covered popup keeps its view and comes back`() throws {
    board.isQuick = true
    board.show(Popup("campaign"))
    let card = try #require(board.cards["campaign"])
    board.show(Popup("update", priority: 10))
    #expect(board.shown == ["update"])
    board.center.close("update")
    #expect(board.shown == ["campaign"])
    #expect(board.cards["campaign"] === card)
    #expect(board.news.contains("campaign willHide(covered)"))
    #expect(board.log == ["+campaign", "-campaign", "+update", "-update", "+campaign"])
  }

  @Test func `A completion that comes twice, or late, changes nothing`() throws {
    board.show(Popup("offer"))
    let card = try #require(board.cards["offer"])
    board.center.send(.dismiss("offer"))
    // The way up is over only now.
    card.completions[0]()
    #expect(board.shown == ["offer"])
    card.completions[1]()
    card.completions[1]()
    card.completions[0]()
    #expect(board.heard() == ["offer willShow", "offer ended(dismissed)"])
    #expect(board.center.state == PopupState())
  }

  @Test func `A completion that comes twice takes no popup away that has come back`() throws {
    board.show(Popup("campaign"))
    board.finish("campaign")
    board.show(Popup("update", priority: 10))
    board.finish("campaign")
    board.finish("update")
    board.center.close("update")
    board.finish("update")
    let card = try #require(board.cards["campaign"])
    #expect(card.completions.count == 3)
    card.completions[1]()
    #expect(board.shown == ["campaign"])
    card.completions[0]()
    #expect(!board.center.isShowing("campaign"))
    card.completions[2]()
    #expect(board.center.isShowing("campaign"))
  }

  @Test func `An animation that never ends keeps no popup waiting`() {
    board.show(Popup("offer"))
    board.show(Popup("next"))
    board.clock.advance(by: .seconds(3))
    #expect(board.center.isShowing("offer"))
    board.center.close("offer")
    board.clock.advance(by: .seconds(3))
    #expect(board.shown == ["next"])
  }

  @Test func `A view that is taken away under way has vanished`() {
    board.show(Popup("offer"))
    board.show(Popup("next"))
    board.cards["offer"]?.isOnScreen = false
    board.finish("offer")
    #expect(
      board.heard() == ["offer willShow", "offer ended(vanished)", "next willShow"])
  }

  @Test func `A view that is swept away later has vanished, and an old one reports nothing`() throws
  {
    board.isQuick = true
    board.show(Popup("offer"))
    let old = try #require(board.cards["offer"])
    old.touches.gone()
    #expect(board.heard().last == "offer ended(vanished)")
    board.show(Popup("offer"))
    old.touches.gone()
    old.touches.closed()
    #expect(board.center.isShowing("offer"))
  }

  @Test func `A tap outside is reported, and closes what allows it`() {
    board.isQuick = true
    board.show(Popup("kept"))
    board.cards["kept"]?.touches.tappedOutside()
    #expect(board.heard() == ["kept willShow", "kept didShow", "kept tappedOutside"])
    board.center.close("kept")
    var offer = Popup("offer")
    offer.closesOnTapOutside = true
    board.show(offer)
    board.cards["offer"]?.touches.tappedOutside()
    #expect(board.heard().last == "offer ended(tappedOutside)")
  }

  @Test func `A bar waits for no popup, is above no keyboard, and goes after three seconds`() {
    board.isQuick = true
    board.center.send(.keyboard(isUp: true))
    board.show(Popup("offer", priority: 100))
    board.show(Popup("saved"), style: .bar())
    #expect(board.shown == ["offer", "saved"])
    #expect(board.cards["offer"]?.isRaised == true)
    #expect(board.cards["saved"]?.isRaised == false)
    #expect(board.center.remainingTime(of: "saved") == .seconds(3))
    board.clock.advance(by: .seconds(3))
    #expect(board.shown == ["offer"])
    #expect(board.news.last == "saved ended(timeout)")
    board.center.send(.keyboard(isUp: false))
    #expect(board.cards["offer"]?.isRaised == false)
  }

  @Test func `A bar that is panned away is closed`() {
    board.isQuick = true
    board.show(Popup("saved"), style: .bar(duration: nil))
    #expect(board.center.remainingTime(of: "saved") == nil)
    board.cards["saved"]?.touches.closed()
    #expect(board.news.last == "saved ended(closed)")
  }

  @Test func `Who adds a popup again hears of their own`() {
    board.show(Popup("offer"), as: "first")
    board.finish("offer")
    board.show(Popup("offer"), as: "second")
    #expect(board.news.last == "second isThereAlready")
    board.center.close("offer")
    board.show(Popup("offer"), as: "third")
    board.show(Popup("offer"), as: "fourth")
    #expect(board.news.suffix(2) == ["first willHide(closed)", "fourth isThereAlready"])
    board.center.send(.dismiss("offer"))
    #expect(board.news.last == "third withdrawn(dismissed)")
    board.show(Popup("offer"), as: "fifth")
    _ = board.heard()
    board.finish("offer")
    #expect(board.heard() == ["first didHide", "first ended(closed)", "fifth willShow"])
  }

  @Test func `Popups that are shown while another is reported come in their order`() {
    board.isQuick = true
    board.show(Popup("first")) { [board] event in
      guard event == .report(.didShow) else { return }
      board.show(Popup("first"), as: "again")
      board.show(Popup("second"))
      board.show(Popup("second"), as: "twice")
    }
    #expect(
      board.heard() == [
        "first willShow", "first didShow", "again isThereAlready", "twice isThereAlready",
      ])
    board.center.close("first")
    #expect(board.shown == ["second"])
  }
}

/// Pages, and what an app has to mend.
@MainActor
@Suite struct PopupPageTests {
  private let board = PopupBoard()
  private let page = PopupBoard.Page()

  private var onHome: Popup {
    var popup = Popup("guide")
    (popup.container, popup.condition) = ("home", "home")
    return popup
  }

  @Test func `What waits for a page comes up on it, and goes with it`() {
    board.show(onHome)
    board.show(Popup("offer", group: "others"))
    #expect(board.shown == ["offer"])
    board.center.appeared(page, as: "home")
    #expect(board.shown == ["guide", "offer"])
    board.finish("guide")
    #expect(board.center.state.count(in: "home") == 1)
    board.center.disappeared(page, as: "home")
    #expect(board.shown == ["offer"])
    #expect(board.news.suffix(2) == ["guide didHide", "guide ended(containerGone)"])
  }

  @Test func `A page that comes again waits for no older one`() {
    board.center.appeared(page, as: "home")
    let newer = PopupBoard.Page()
    board.center.appeared(newer, as: "home")
    board.show(onHome)
    board.center.disappeared(page, as: "home")
    #expect(board.shown == ["guide"])
  }

  @Test func `A view that is not there any more shows nothing, and keeps nothing waiting`() {
    do { board.center.appeared(PopupBoard.Page(), as: "home") }
    board.show(onHome)
    #expect(board.news == ["guide ended(containerGone)"])
    board.show(Popup("offer"))
    #expect(board.shown == ["offer"])
  }

  @Test func `A condition of the app's own is the app's to say`() {
    board.center.send(.condition("signed-in", isMet: true))
    var popup = Popup("gift")
    popup.condition = "signed-in"
    board.show(popup)
    #expect(board.shown == ["gift"])
  }

  @Test func `A popup without content is reported and blocks nothing`() {
    board.center.send(.add(Popup("campaign")))
    board.show(Popup("offer"))
    #expect(board.shown == ["offer"])
    var problems: [PopupProblem] = []
    board.center.onProblem = { problems.append($0) }
    #expect(problems == [.noContent("campaign")])
    #expect(problems.first?.description.hasPrefix("campaign: it has no content") == true)
  }

  @Test func `A dialog of a flow takes its turn among an app's popups`() throws {
    board.isQuick = true
    let (flow, screen) = (WholeAccessFlow.camera, DialogScreen())
    let tester = DialogTester(
      flow, "guide", on: screen, [.readStatus: .read(.refused(.denied))])
    let driver = DialogDriver(for: flow, tester, as: Popup("guide"), in: board.center.dialogs)
    let runner = try Runner(flow, driver: driver, clock: board.clock, store: MemoryStore())
    driver.connect(to: runner)
    board.show(Popup("offer"))
    runner.start()
    #expect(screen.shown == [])
    board.center.close("offer")
    #expect(screen.shown == ["guide"])
  }

  @Test func `With Reduce Motion nothing moves`() {
    for animation in PopupStyle.Animation.allCases {
      #expect(
        PopupStyle(.centre, animation: animation).animation(reducesMotion: true)
          == (animation == .none ? .none : .fade))
    }
  }
}
