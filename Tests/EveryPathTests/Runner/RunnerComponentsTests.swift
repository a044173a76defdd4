import EveryPath
import EveryPathTesting
import Testing

@MainActor
@Suite struct RunnerComponentsTests {
  let clock = ManualClock()
  let office = ScriptedDriver<Clerk>()
  let street = ScriptedDriver<Errand>()
  let clerk: Runner<Clerk>
  let errand: Runner<Errand>

  init() throws {
    clerk = try Runner(Clerk(), driver: office, clock: clock)
    errand = try Runner(Errand(), driver: street, clock: clock)
    errand.connect(Errand.clerk, to: clerk)
    errand.start()
  }

  @Test func `A call starts the component and its outcome comes back`() async throws {
    let caller = Task { await errand.run() }
    #expect(await becomesTrue { errand.waitingCallers == 1 })
    errand.send(.go)
    #expect(errand.position == "idle/go/clerk: stamped")
    #expect(clerk.position == "asking")
    office.answer(.ask, with: .yes)
    #expect(await caller.value == .done)
    #expect(!clerk.isRunning)
  }

  @Test func `A call that is answered at once is taken after the reaction`() async throws {
    office.script = [.ask: .yes]
    #expect(errand.send(.go) == .moved)
    #expect(errand.outcome == .done)
  }

  @Test func `Another outcome goes its own way and the component may be called again`() async throws
  {
    errand.send(.go)
    office.answer(.ask, with: .no)
    #expect(errand.position == "idle")
    errand.send(.go)
    #expect(office.effects == [.ask, .bow, .wave, .ask])
    #expect(clerk.isRunning)
    office.answer(.ask, with: .yes)
    #expect(errand.outcome == .done)
  }

  @Test func `A component is cancelled with its caller`() async throws {
    errand.send(.go)
    errand.send(.callOff)
    #expect(errand.outcome == .failed)
    #expect(clerk.outcome == .gone)
    #expect(!clerk.isRunning)
  }

  @Test func `A component is cancelled when its caller is abandoned`() async throws {
    errand.send(.go)
    errand.abandon(.dropped)
    #expect(clerk.outcome == .gone)
    #expect(clock.pendingCount == 0)
  }

  @Test func `A silent component is cancelled when its caller gives up`() async throws {
    errand.send(.go)
    clock.advance(by: .seconds(60))
    #expect(errand.outcome == .failed)
    #expect(clerk.outcome == .gone)
  }

  @Test func `A component that somebody else waits for outlives its caller`() async throws {
    let other = Task { await clerk.run() }
    #expect(await becomesTrue { clerk.waitingCallers == 1 })
    errand.send(.go)
    #expect(office.effects == [.ask])
    #expect(clerk.waitingCallers == 2)
    errand.send(.callOff)
    #expect(clerk.isRunning)
    office.answer(.ask, with: .yes)
    #expect(await other.value == .stamped)
  }

  @Test func `What a component is told is taken after the reaction that tells it`() async throws {
    clerk.start()
    var positions: [String?] = []
    street.whenPerforming = { [clerk] _ in positions.append(clerk.position) }
    errand.send(.rain)
    #expect(positions == ["asking"])
    #expect(clerk.position == "refused")
  }

  @Test func `A caller hears of the outcome when the reaction of the component is complete`()
    async throws
  {
    var order: [String] = []
    street.whenPerforming = { order.append("\($0)") }
    office.whenPerforming = { order.append("\($0)") }
    errand.send(.go)
    office.answer(.ask, with: .yes)
    #expect(order == ["leave", "ask", "bow", "wave", "comeHome"])
  }

  @Test func `A second call of a component is cancelled like the first`() async throws {
    errand.send(.go)
    office.answer(.ask, with: .no)
    errand.send(.go)
    errand.send(.pause)
    #expect(errand.position == "idle")
    #expect(!clerk.isRunning)
    #expect(clerk.outcome == .gone)
  }

  @Test func `A call that is called off before it begins never begins`() async throws {
    street.whenPerforming = { [errand] _ in errand.send(.callOff) }
    errand.send(.go)
    #expect(errand.outcome == .failed)
    #expect(office.effects == [])
  }

  @Test func `A component that has delivered and lives on answers a call at once`() async throws {
    let gate = try GateRun([.read: .allowed, .startSession: .sessionStarted])
    let visit = try Runner(Visit(), driver: ScriptedDriver<Visit>())
    visit.connect(Visit.gate, to: gate.runner)
    gate.runner.start()
    visit.start()
    visit.send(.knock)
    #expect(visit.outcome == .inside)
    #expect(gate.runner.isRunning)
    #expect(gate.driver.effects == [.read, .startSession])
  }

  @Test func `An abandoned flow orders nothing more, and what it asked is cancelled`() async throws
  {
    clerk.start()
    clerk.abandon(.dropped)
    #expect(office.effects == [.ask])
    #expect(office.cancelled == [.ask])
  }

  @Test func `A component that is not connected is reported and never trapped on`() async throws {
    errand.disconnect(Errand.clerk)
    let stream = errand.steps
    errand.send(.rain)
    errand.send(.go)
    #expect(errand.position == "idle/go/clerk: stamped")
    clock.advance(by: .seconds(60))
    #expect(errand.outcome == .failed)
    let problems = await stream.all.flatMap(\.problems)
    #expect(problems == [.componentNotConnected("clerk"), .componentNotConnected("clerk")])
    #expect(
      problems.first?.description
        == "no component `clerk` is connected; connect it before the attempt starts")
  }

  @Test func `An event of another flow is reported and not sent`() async throws {
    errand.connect(ComponentID<Gate>("clerk"), to: try GateRun().runner)
    let stream = errand.steps
    errand.send(.rain)
    errand.abandon(.dropped)
    let problems = await stream.all.flatMap(\.problems)
    #expect(problems == [.eventNotUnderstood(component: "clerk", event: "rain")])
  }

  @Test func `A component that ends by itself tells its caller so, once`() async throws {
    let stream = errand.steps
    errand.send(.go)
    clerk.abandon(.driverEnded)
    // The caller has no row for `gone`: it says so and goes on waiting.
    #expect(errand.position == "idle/go/clerk: stamped")
    clock.advance(by: .seconds(60))
    var refused: [RunnerStep<Errand>.Input] = []
    for await step in stream where step.disposition == .refused { refused.append(step.input) }
    #expect(refused == [.outcome("gone", component: "clerk")])
  }
}
