import EveryPath
import EveryPathTesting
import Testing

@MainActor
@Suite struct RunnerOutcomeTests {
  @Test func `A caller gets the outcome and the attempt delivers it once`() async throws {
    let run = try GateRun([.read: .denied])
    let stream = run.runner.steps
    let caller = await run.caller()
    run.driver.answer(.showAlert, with: .cancelTapped)
    #expect(await caller.value == .denied)
    var outcomes: [Gate.Outcome] = []
    for await step in stream { if let outcome = step.outcome { outcomes.append(outcome) } }
    #expect(outcomes == [.denied])
    #expect(run.runner.outcome == .denied)
    #expect(!run.runner.isRunning)
  }

  @Test func `Two callers share one attempt`() async throws {
    let run = try GateRun()
    let first = await run.caller()
    let second = await run.caller()
    #expect(run.driver.effects == [.read])
    run.driver.answer(.read, with: .allowed)
    run.driver.answer(.startSession, with: .sessionStarted)
    #expect(await first.value == .allowed)
    #expect(await second.value == .allowed)
    #expect(run.driver.effects == [.read, .startSession])
  }

  @Test func `Cancelling one of two callers leaves the other waiting`() async throws {
    let run = try GateRun()
    let first = await run.caller()
    let second = await run.caller()
    first.cancel()
    #expect(await first.value == .cancelled)
    #expect(run.runner.isRunning)
    #expect(run.runner.waitingCallers == 1)
    run.driver.answer(.read, with: .allowed)
    run.driver.answer(.startSession, with: .sessionStarted)
    #expect(await second.value == .allowed)
  }

  @Test func `Cancelling the last caller abandons the attempt`() async throws {
    let run = try GateRun()
    let stream = run.runner.steps
    let first = await run.caller()
    let second = await run.caller()
    first.cancel()
    second.cancel()
    #expect(await first.value == .cancelled)
    #expect(await second.value == .cancelled)
    #expect(!run.runner.isRunning)
    let last = await stream.all.last
    #expect(last?.input == .abandon(.cancelled))
    #expect(last?.outcome == .cancelled)
  }

  @Test func `A caller that is cancelled already starts nothing`() async throws {
    let run = try GateRun()
    let caller = Task { [runner = run.runner] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await runner.run()
    }
    #expect(await caller.value == .cancelled)
    #expect(run.driver.effects == [])
    #expect(run.runner.position == nil)
  }

  @Test func `After Deliver the machine lives on, and then finishes`() async throws {
    let run = try GateRun([.read: .allowed, .startSession: .sessionStarted])
    #expect(await run.runner.run() == .allowed)
    #expect(run.runner.state == .running)
    #expect(run.runner.isRunning)
    // A later caller of the living attempt gets the outcome it has.
    #expect(await run.runner.run() == .allowed)
    #expect(run.driver.effects == [.read, .startSession])
    #expect(run.runner.send(.doneTapped) == .moved)
    #expect(!run.runner.isRunning)
    #expect(run.driver.effects == [.read, .startSession, .stopSession])
  }

  @Test func `Abandoning after Deliver delivers nothing more`() async throws {
    let run = try GateRun([.read: .allowed, .startSession: .sessionStarted])
    let steps = await run.steps { run.runner.start() }
    #expect(steps.compactMap(\.outcome) == [.allowed])
    #expect(run.runner.outcome == .allowed)
  }

  @Test func `After the end the next caller starts a new attempt`() async throws {
    let run = try GateRun([.read: .denied, .showAlert: .cancelTapped])
    #expect(await run.runner.run() == .denied)
    #expect(await run.runner.run() == .denied)
    #expect(
      run.driver.effects == [.read, .showAlert, .dismissAlert, .read, .showAlert, .dismissAlert])
  }

  @Test func `Dropping the journey answers everybody who waits`() async throws {
    let run = try GateRun()
    var callers: [Task<Gate.Outcome, Never>] = []
    for _ in 0..<20 { callers.append(await run.caller()) }
    #expect(run.runner.abandon(.dropped) == .abandoned)
    for caller in callers { #expect(await caller.value == .dropped) }
    #expect(run.runner.waitingCallers == 0)
  }

  @Test func `A runner that is released drops its attempt`() async throws {
    let driver = ScriptedDriver<Gate>([.read: .allowed, .startSession: .sessionStarted])
    var runner: Runner<Gate>? = try Runner(Gate(), driver: driver, clock: ManualClock())
    let stream = try #require(runner?.steps)
    runner?.start()
    runner = nil
    let last = await stream.all.last
    #expect(last?.input == .abandon(.dropped))
  }

  @Test func `A runner that is released before the start ends its subscriptions`() async throws {
    var runner: Runner<Gate>? = try Runner(Gate(), driver: ScriptedDriver<Gate>())
    let stream = try #require(runner?.steps)
    runner = nil
    let count = await stream.all.count
    #expect(count == 0)
  }
}
