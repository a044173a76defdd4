import EveryPath
import EveryPathTesting
import Testing

@MainActor
@Suite struct RunnerTimeTests {
  @Test func `A timeout moves the flow when its time is over and not before`() async throws {
    let run = try GateRun()
    run.runner.start()
    run.clock.advance(by: .seconds(4))
    #expect(run.runner.position == "checking")
    run.clock.advance(by: .seconds(1))
    #expect(run.runner.position == "closed(denied)")
  }

  @Test func `A timeout ends with its state`() async throws {
    let run = try GateRun()
    run.runner.start()
    #expect(run.clock.pendingCount == 1)
    run.runner.send(.undecided)
    #expect(run.clock.pendingCount == 0)
    run.clock.advance(by: .seconds(60))
    #expect(run.runner.position == "asking")
  }

  @Test func `A timeout gives up waiting for an answer`() async throws {
    let run = try GateRun([.read: .denied])
    let caller = await run.caller()
    run.runner.send(.settingsTapped)
    run.clock.advance(by: .seconds(2))
    #expect(run.runner.position == "explaining/settingsTapped/alertGone")
    run.clock.advance(by: .seconds(1))
    #expect(await caller.value == .denied)
    #expect(run.driver.answer(.dismissAlert, with: .alertGone) == .droppedAsStale)
  }

  @Test func `An answer in time ends the timeout`() async throws {
    let run = try GateRun([.read: .denied, .dismissAlert: .alertGone, .openSettings: .leftApp])
    run.runner.start()
    run.runner.send(.settingsTapped)
    run.clock.advance(by: .seconds(60))
    #expect(run.runner.state == .inSettings)
  }

  @Test func `A delay holds the next effect back for its whole length`() async throws {
    let run = try GateRun([.read: .denied, .dismissAlert: .alertGone])
    run.runner.start()
    run.runner.send(.settingsTapped)
    run.clock.advance(by: .milliseconds(199))
    #expect(run.driver.effects.last == .dismissAlert)
    run.clock.advance(by: .milliseconds(1))
    #expect(run.driver.effects.last == .openSettings)
  }

  @Test func `An interrupt ends the delay it breaks into`() async throws {
    let run = try GateRun([.read: .denied, .dismissAlert: .alertGone])
    let caller = await run.caller()
    run.runner.send(.settingsTapped)
    #expect(run.runner.send(.swept) == .moved)
    #expect(await caller.value == .dropped)
    #expect(run.clock.pendingCount == 0)
  }

  @Test func `A stopped timer that rings all the same changes nothing`() async throws {
    let driver = ScriptedDriver<Gate>()
    let clock = StubbornClock()
    let runner = try Runner(Gate(), driver: driver, clock: clock)
    runner.start()
    runner.send(.denied)
    runner.send(.settingsTapped)
    runner.send(.alertGone)
    let stream = runner.steps
    clock.ringAll()
    #expect(runner.position == "explaining/settingsTapped/leftApp")
    var dispositions: [RunnerDisposition] = []
    runner.abandon(.dropped)
    for await step in stream {
      if case .timer = step.input { dispositions.append(step.disposition) }
    }
    #expect(dispositions == [.droppedAsStale, .droppedAsStale, .moved])
  }

  @Test func `Any clock that can sleep will do`() async throws {
    let driver = ScriptedDriver<Gate>([.read: .denied, .dismissAlert: .alertGone])
    let clock = ManualClock()
    let runner = try Runner(Gate(), driver: driver, clock: SleepingClock(base: clock))
    runner.start()
    runner.send(.settingsTapped)
    #expect(await becomesTrue { clock.pendingCount == 1 })
    #expect(clock.nextDeadline?.offset == .milliseconds(200))
    clock.advance(by: .milliseconds(200))
    #expect(await becomesTrue { driver.effects.last == .openSettings })
  }

  @Test func `A stopped timer of a sleeping clock never rings`() async throws {
    let clock = ManualClock()
    let runner = try Runner(
      Gate(), driver: ScriptedDriver<Gate>(), clock: SleepingClock(base: clock))
    let stream = runner.steps
    runner.start()
    #expect(await becomesTrue { clock.pendingCount == 1 })
    runner.send(.undecided)
    #expect(await becomesTrue { clock.pendingCount == 0 })
    for _ in 0..<100 { await Task.yield() }
    runner.abandon(.dropped)
    let dispositions = await stream.all.map(\.disposition)
    #expect(dispositions == [.started, .moved, .abandoned])
  }

  @Test func `The time of a sleeping clock counts from the order`() async throws {
    let clock = ManualClock()
    let runner = try Runner(
      Gate(), driver: ScriptedDriver<Gate>(), clock: SleepingClock(base: clock))
    let stream = runner.steps
    runner.start()
    // The task of the timer has not begun to sleep yet.
    clock.advance(by: .seconds(5))
    let last = await stream.all.last
    #expect(last?.input == .timer("checking/after 5 s"))
  }
}

/// A clock that can only sleep.
private struct SleepingClock: Clock {
  let base: ManualClock
  var now: ManualClock.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }
  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

/// A clock whose alarms cannot be stopped.
private final class StubbornClock: Clock, Timers {
  let base = ManualClock()
  private var rings: [@MainActor @Sendable () -> Void] = []

  nonisolated var now: ManualClock.Instant { base.now }
  nonisolated var minimumResolution: Duration { .zero }
  nonisolated init() {}
  nonisolated func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {}

  func set(after duration: Duration, _ ring: @escaping @MainActor @Sendable () -> Void)
    -> RunningTimer
  {
    rings.append(ring)
    return RunningTimer {}
  }

  func ringAll() { for ring in rings { ring() } }
}
