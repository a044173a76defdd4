import EveryPath
import EveryPathTesting
import PopupsFlow
import Reducers
import Testing

/// A scheduler that is told one thing after the other.
private struct Told {
  let scheduler: PopupScheduler
  var state = PopupState()
  var effects: [PopupEffect] = []

  init(_ scheduler: PopupScheduler = PopupScheduler()) { self.scheduler = scheduler }

  /// What is ordered in answer to the last of the events.
  @discardableResult
  mutating func tell(_ events: PopupEvent...) -> [PopupEffect] {
    for event in events { effects = scheduler.reduce(&state, event) }
    return effects
  }
}

@Suite struct PopupSchedulerTests {
  @Test func `The newest of equals comes first where that is declared`() {
    var told = Told(PopupScheduler(ties: .newestFirst))
    told.tell(.add(Popup("a")), .appeared("a"), .add(Popup("b")), .add(Popup("c")), .closed("a"))
    #expect(told.tell(.disappeared("a")).last == .present("c", isRaised: false))
  }

  @Test func `Containers count what is in them`() {
    var page = Popup("b")
    page.container = "page"
    var told = Told()
    told.tell(.add(Popup("a")), .add(page), .add(Popup("c", group: "bar")))
    #expect(told.state.count(in: "window") == 2)
    #expect(told.state.count(in: "page") == 1)
    told.tell(.containerGone("page"))
    #expect(told.state.count(in: "page") == 0)
  }

  @Test func `Acknowledgements that come twice, or of strangers, change nothing`() {
    var told = Told()
    told.tell(.add(Popup("a")), .appeared("a"))
    let before = told.state
    #expect(told.tell(.appeared("a")) == [])
    #expect(told.tell(.disappeared("a")) == [])
    #expect(told.tell(.timedOut("a")) == [])
    #expect(told.tell(.closed("nobody")) == [])
    #expect(told.state == before)
  }

  @Test func `One and the same popup is not on screen in two groups`() {
    var told = Told()
    told.tell(.add(Popup("a")), .appeared("a"), .closed("a"))
    #expect(told.tell(.add(Popup("a", group: "bar"))) == [])
    #expect(
      told.tell(.disappeared("a")) == [
        .notify("a", .didHide), .notify("a", .ended(.closed)), .present("a", isRaised: false),
      ])
  }

  @Test func `What comes up while the keyboard is up comes up above it`() {
    var low = Popup("low", group: "bar")
    low.avoidsKeyboard = false
    var told = Told()
    told.tell(.keyboard(isUp: true))
    #expect(told.tell(.add(Popup("a"))) == [.present("a", isRaised: true)])
    #expect(told.tell(.add(low)) == [.present("low", isRaised: false)])
    #expect(told.tell(.keyboard(isUp: false)) == [.lower("a")])
    #expect(told.tell(.keyboard(isUp: false)) == [])
  }

  @Test func `Everything that is told is told in words`() {
    let words = PopupScheduler(catalogue: [Popup("a")]).alphabet.map(\.description)
    #expect(Set(words).count == words.count)
    #expect(words.contains("condition(home, met)") == false)
    #expect("\(PopupEvent.condition("home", isMet: false))" == "condition(home, not met)")
  }
}

@MainActor
@Suite struct PopupRunnerTests {
  /// A driver that brings popups up and hides them at once, and writes the news down.
  @MainActor
  final class Screen: Driver {
    var shown: [String] = []
    var news: [String] = []

    func perform(_ effect: PopupEffect, reply: Reply<PopupEvent>) {
      switch effect {
      case .present(let id, _):
        shown.append(id)
        reply.resolve(.appeared(id))
      case .hide(let id):
        shown.removeAll { $0 == id }
        reply.resolve(.disappeared(id))
      case .notify(let id, let report): news.append("\(id) \(report)")
      case .raise, .lower, .startTimer, .pauseTimer, .resumeTimer, .stopTimer: break
      }
    }
  }

  @Test func `In an app the time of a popup stands still while it is covered`() {
    let (clock, screen) = (ManualClock(), Screen())
    let runner = ReducerRunner(PopupScheduler(), driver: screen, clock: clock)
    var tip = Popup("tip")
    tip.duration = .seconds(5)
    runner.send(.add(tip))
    clock.advance(by: .seconds(2))
    runner.send(.add(Popup("update", priority: 10)))
    #expect(screen.shown == ["update"])
    clock.advance(by: .seconds(60))
    #expect(runner.remainingTime(until: .timedOut("tip")) == .seconds(3))
    runner.send(.closed("update"))
    #expect(screen.shown == ["tip"])
    clock.advance(by: .seconds(3))
    #expect(screen.shown == [])
    #expect(
      screen.news == [
        "tip didShow", "tip didHide", "update didShow", "update didHide",
        "update ended(closed)", "tip didShow", "tip didHide",
        "tip ended(timeout)",
      ])
  }
}
