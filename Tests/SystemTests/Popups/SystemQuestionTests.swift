import EveryPath
import EveryPathTesting
import PermissionFlows
import PopupsFlow
import Reducers
import Testing

/// The way to the camera and other popups: a real flow, a real runner and a real scheduler.
@MainActor
@Suite struct SystemQuestionTests {
  private let screen = DialogScreen()
  private let dialogs: Dialogs
  private let popups: ReducerRunner<PopupScheduler>
  private let script: ScriptedDriver<WholeAccessFlow>
  private let runner: Runner<WholeAccessFlow>
  private let clock = ManualClock()

  init() throws {
    dialogs = Dialogs(besides: screen)
    popups = ReducerRunner(PopupScheduler(), driver: dialogs)
    dialogs.connect(to: popups)
    (runner, script) = try Self.camera(in: dialogs, on: screen, clock)
  }

  /// A flow that nobody has answered yet.
  private static func camera(
    in dialogs: Dialogs, on screen: DialogScreen, _ clock: ManualClock
  ) throws -> (Runner<WholeAccessFlow>, ScriptedDriver<WholeAccessFlow>) {
    let flow = WholeAccessFlow.camera
    let tester = DialogTester(
      flow, "guide", on: screen, [.readStatus: .read(.notDetermined), .waitUntilReady: .ready])
    let driver = DialogDriver(for: flow, tester, as: Popup("guide"), in: dialogs)
    let runner = try Runner(
      flow, driver: driver, clock: clock, store: MemoryStore())
    driver.connect(to: runner)
    return (runner, tester.script)
  }

  private var requests: Int { script.effects.filter { $0 == .request(.access) }.count }
  private var isAsked: Bool { requests > 0 }

  @Test func `A question is asked once no popup of any group is on the screen`() {
    popups.send(.add(Popup("bar", group: "bar")))
    runner.start()
    #expect(!isAsked)
    popups.send(.closed("bar"))
    #expect(isAsked)
  }

  @Test func `keeps every popup away until it is answered and the app is active again`() {
    runner.start()
    popups.send(.scene(isActive: false))
    popups.send(.add(Popup("campaign", priority: 10)))
    popups.send(.add(Popup("bar", group: "bar")))
    #expect(screen.shown == [])
    script.answer(.request(.access), with: .answered(.yes))
    #expect(screen.shown == [])
    popups.send(.scene(isActive: true))
    #expect(screen.shown == ["bar", "campaign"])
  }

  @Test func `waits while the app is away`() {
    popups.send(.scene(isActive: false))
    runner.start()
    #expect(!isAsked)
    popups.send(.scene(isActive: true))
    #expect(isAsked)
  }

  @Test func `keeps its turn while the app goes away and comes back`() {
    popups.send(.add(Popup("bar", group: "bar")))
    runner.start()
    for _ in 0..<3 {
      popups.send(.scene(isActive: false))
      runner.send(.resigned)
      clock.advance(by: .seconds(5))
      popups.send(.scene(isActive: true))
      runner.send(.foregrounded)
      clock.advance(by: .seconds(5))
    }
    #expect(runner.isRunning)
    popups.send(.closed("bar"))
    #expect(isAsked)
  }

  @Test func `a question that is not asked after all keeps nothing away`() {
    runner.start()
    script.answer(.request(.access), with: .answered(.no))
    // Left open, it waits to be ready, reads once more, and ends.
    clock.advance(by: .seconds(5))
    popups.send(.add(Popup("campaign")))
    runner.abandon(.cancelled)
    #expect(screen.shown == ["campaign"])
    #expect(popups.state.popups.map(\.id) == ["campaign"])
  }

  @Test func `a question that goes without an answer is asked again in the same turn`() {
    runner.start()
    popups.send(.add(Popup("campaign")))
    popups.send(.scene(isActive: false))
    runner.send(.resigned)
    popups.send(.scene(isActive: true))
    runner.send(.foregrounded)
    // It may be on its way back.
    #expect(screen.shown == [])
    #expect(runner.isRunning)
    clock.advance(by: .seconds(5))
    #expect(requests == 2)
    #expect(screen.shown == [])
    runner.abandon(.cancelled)
    #expect(screen.shown == ["campaign"])
  }

  @Test func `a question that is never answered keeps the screen no longer than its attempt`() {
    runner.start()
    popups.send(.add(Popup("campaign")))
    #expect(screen.shown == [])
    runner.abandon(.cancelled)
    #expect(screen.shown == ["campaign"])
  }

  @Test func `A question is not asked if its attempt has ended before its turn`() {
    popups.send(.add(Popup("campaign", priority: 10)))
    runner.start()
    runner.abandon(.cancelled)
    popups.send(.closed("campaign"))
    #expect(!isAsked)
    #expect(popups.state == PopupState())
  }

  @Test func `a question that is swept away before its turn drops its attempt`() {
    popups.send(.add(Popup("campaign", priority: 10)))
    runner.start()
    popups.send(.dismissAll)
    #expect(runner.outcome == .dropped)
    #expect(!isAsked)
  }

  @Test func `A question is asked at once where there is no scheduler, and is answered once`()
    throws
  {
    let (runner, script) = try Self.camera(in: Dialogs(), on: screen, clock)
    runner.start()
    #expect(script.effects.last == .request(.access))
    script.answer(.request(.access), with: .answered(.yes))
    #expect(script.effects.last == .readStatus)
    runner.abandon(.cancelled)
    runner.start()
    #expect(script.effects.last == .request(.access))
  }
}
