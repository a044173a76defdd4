import EveryPath
import EveryPathTesting
import GuestFlow
import PermissionFlows
import PopupsFlow
import Reducers
import Testing

/// Real flows, real runners and a real scheduler, on a screen that does what it is told.
@MainActor
@Suite struct DialogDriverTests {
  private typealias Guide = WholeAccessFlow

  private let screen = DialogScreen()
  private let clock = ManualClock()
  private let dialogs: Dialogs
  private let popups: ReducerRunner<PopupScheduler>

  init() {
    dialogs = Dialogs(besides: screen)
    popups = ReducerRunner(PopupScheduler(), driver: dialogs)
    dialogs.connect(to: popups)
  }

  private static let campaign = Popup("campaign", priority: 10)

  private static var notice: Popup {
    var notice = Popup("notice", group: "account", priority: 100)
    notice.mode = .terminator
    return notice
  }

  /// The way to the camera, refused: its guide comes at once.
  private func guide(
    _ popup: Popup = Popup("guide"), in dialogs: Dialogs? = nil
  ) throws -> (Runner<Guide>, DialogTester<Guide>) {
    let flow = WholeAccessFlow.camera
    let tester = DialogTester(
      flow, popup.id, on: screen,
      [.readStatus: .read(.refused(.denied)), .openSettings: .leftApp])
    let driver = DialogDriver(for: flow, tester, as: popup, in: dialogs ?? self.dialogs)
    let runner = try Runner(flow, driver: driver, clock: clock, store: MemoryStore())
    driver.connect(to: runner)
    return (runner, tester)
  }

  /// A comment of a guest: the panel comes at once.
  private func panel() throws -> (
    Runner<GateFlow<GuestAction>>, DialogTester<GateFlow<GuestAction>>
  ) {
    let flow = GateFlow(gated: GuestAction.usuallyGated)
    let tester = DialogTester(
      flow, "panel", on: screen, [.readWish: .wants("comment"), .readStanding: .standing(.guest)])
    let driver = DialogDriver(for: flow, tester, as: Popup("panel"), in: dialogs)
    let runner = try Runner(flow, driver: driver, clock: clock, store: MemoryStore())
    driver.connect(to: runner)
    return (runner, tester)
  }

  @Test func `A guide waits for what is on the screen, and its flow goes on as ever`() throws {
    popups.send(.add(Self.campaign))
    let (runner, tester) = try guide()
    runner.start()
    #expect(screen.log == ["+campaign"])
    popups.send(.closed("campaign"))
    #expect(screen.log == ["+campaign", "-campaign", "+guide"])
    tester.script.answer(.showAlert(.denied), with: .tapped(.cancel))
    #expect(runner.outcome == .denied)
    #expect(screen.shown == [])
    #expect(popups.state == PopupState())
  }

  @Test func `A guide that is covered comes back, and its buttons count`() throws {
    let (runner, tester) = try guide()
    runner.start()
    popups.send(.add(Self.campaign))
    #expect(screen.log == ["+guide", "-guide", "+campaign"])
    #expect(runner.isRunning)
    popups.send(.closed("campaign"))
    #expect(screen.shown == ["guide"])
    tester.script.answer(.showAlert(.denied), with: .tapped(.openSettings))
    clock.advance(by: .seconds(1))
    #expect(tester.script.effects.contains(.openSettings))
    #expect(screen.shown == [])
  }

  @Test(arguments: [false, true])
  func `A terminator sweeps a guide away, and whoever waits for its flow hears dropped`(
    _ isCovered: Bool
  ) async throws {
    if isCovered { popups.send(.add(Self.campaign)) }
    let (runner, _) = try guide()
    let outcome = Task { await runner.run() }
    #expect(await becomesTrue { runner.waitingCallers == 1 })
    popups.send(.add(Self.notice))
    #expect(await outcome.value == .dropped)
    #expect(!runner.isRunning)
    #expect(screen.shown == ["notice"])
    #expect(screen.log.contains("+guide") != isCovered)
  }

  @Test func `A terminator drops every flow whose dialog it sweeps away`() throws {
    let (guided, _) = try guide()
    let (gated, _) = try panel()
    guided.start()
    gated.start()
    popups.send(.add(Self.notice))
    #expect(guided.outcome == .dropped)
    #expect(gated.outcome == .dropped)
    #expect(screen.shown == ["notice"])
  }

  @Test func `The guide of a flow that has ended never comes up`() async throws {
    popups.send(.add(Self.campaign))
    let (runner, _) = try guide()
    let caller = Task { await runner.run() }
    #expect(await becomesTrue { runner.waitingCallers == 1 })
    caller.cancel()
    #expect(await caller.value == .cancelled)
    #expect(await becomesTrue { !runner.isRunning })
    popups.send(.closed("campaign"))
    #expect(screen.log == ["+campaign", "-campaign"])
    #expect(popups.state == PopupState())
  }

  @Test func `The guide of a flow that ends goes from the screen`() throws {
    let (runner, _) = try guide()
    runner.start()
    runner.abandon(.cancelled)
    #expect(screen.log == ["+guide", "-guide"])
    #expect(popups.state == PopupState())
    // The next attempt is an attempt like any other.
    runner.start()
    #expect(screen.shown == ["guide"])
  }

  @Test(arguments: [false, true])
  func `A panel goes although its flow ends between a touch and what follows`(
    _ isCovered: Bool
  ) async throws {
    let (runner, gate) = try panel()
    runner.start()
    gate.script.answer(.showPanel(.offer(.comment, .guest, nil), .asPage), with: .tapped(.more))
    #expect(runner.state == .filling(.comment))
    if isCovered { popups.send(.add(Self.campaign)) }
    runner.abandon(.cancelled)
    popups.send(.closed("campaign"))
    #expect(await becomesTrue { popups.state == PopupState() })
    #expect(screen.shown == [])
    #expect(screen.log.filter { $0 == "+panel" }.count == 1)
  }

  @Test func `Closed by the scheduler's hand a guide counts as cancelled`() throws {
    let (runner, _) = try guide()
    runner.start()
    popups.send(.closed("guide"))
    #expect(runner.outcome == .denied)
    #expect(screen.shown == [])
  }

  @Test func `Of the dialogs of two flows one is on the screen`() throws {
    let (guided, _) = try guide()
    let (gated, gate) = try panel()
    guided.start()
    gated.start()
    #expect(screen.shown == ["guide"])
    popups.send(.closed("guide"))
    #expect(screen.shown == ["panel"])
    gate.script.answer(.showPanel(.offer(.comment, .guest, nil), .asPage), with: .tapped(.close))
    #expect(screen.shown == [])
    #expect(gated.outcome == .cancelled)
  }

  @Test func `A dialog changes what it says where it is`() throws {
    let (runner, gate) = try panel()
    runner.start()
    gate.script.answer(.showPanel(.offer(.comment, .guest, nil), .asPage), with: .tapped(.quick))
    #expect(gate.script.effects.last == .showPanel(.progress, .asPage))
    #expect(screen.shown == ["panel"])
    // Covered, it comes back as it was.
    popups.send(.add(Self.campaign))
    #expect(screen.shown == ["campaign"])
    popups.send(.closed("campaign"))
    #expect(
      gate.script.effects.suffix(3) == [
        .showPanel(.progress, .asPage), .hidePanel, .showPanel(.progress, .asPage),
      ])
    gate.script.answer(.showPanel(.progress, .asPage), with: .tapped(.close))
    #expect(runner.outcome == .cancelled)
  }

  @Test func `An id belongs to one flow at a time`() throws {
    let (first, _) = try guide()
    let (second, _) = try guide()
    first.start()
    second.start()
    #expect(second.outcome == .dropped)
    #expect(first.isRunning)
    #expect(screen.log == ["+guide"])
  }

  @Test func `A popup that nothing shows is reported, and blocks no dialog and no question`() throws
  {
    let lone = Dialogs()
    let scheduler = ReducerRunner(PopupScheduler(), driver: lone)
    lone.connect(to: scheduler)
    scheduler.send(.add(Self.campaign))
    #expect(scheduler.state == PopupState())
    let (runner, _) = try guide(in: lone)
    runner.start()
    #expect(screen.log == ["+guide"])
    var problems: [PopupProblem] = []
    lone.onProblem = { problems.append($0) }
    #expect(problems == [.noPresenter("campaign")])
    #expect(problems.first?.description.hasPrefix("campaign: nothing shows it") == true)
  }

  @Test func `A scheduler that is gone leaves no flow waiting`() throws {
    let lone = Dialogs()
    do {
      let scheduler = ReducerRunner(PopupScheduler(), driver: lone)
      lone.connect(to: scheduler)
    }
    let (runner, _) = try guide(in: lone)
    runner.start()
    #expect(runner.outcome == .dropped)
  }

  @Test(arguments: [AccessButton.cancel, .alternative, .openSettings])
  func `Without a scheduler a flow works as with one, and as by itself`(
    _ button: AccessButton
  ) throws {
    let flow = WholeAccessFlow.camera
    let alone = DialogTester(
      flow, "guide", on: screen, [.readStatus: .read(.refused(.denied)), .openSettings: .leftApp])
    let bare = try Runner(flow, driver: alone, clock: clock, store: MemoryStore())
    let (plain, without) = try guide(in: Dialogs())
    let (scheduled, with) = try guide()
    for (runner, tester) in [(bare, alone), (plain, without), (scheduled, with)] {
      runner.start()
      tester.script.answer(.showAlert(.denied), with: .tapped(button))
    }
    clock.advance(by: .seconds(1))
    for (runner, tester) in [(plain, without), (scheduled, with)] {
      #expect(tester.script.effects == alone.script.effects)
      #expect(runner.outcome == bare.outcome)
      #expect(runner.state == bare.state)
    }
  }
}
