import EveryPath
import EveryPathTesting
import Testing

/// The order in which connected runners are told.
@MainActor
@Suite struct RunnerOrderTests {
  let driver = ScriptedDriver<Porter>()
  let porter: Runner<Porter>
  let desk: Runner<Desk>

  init() throws {
    porter = try Runner(Porter(), driver: driver)
    desk = try Runner(Desk(), driver: ScriptedDriver<Desk>())
    desk.connect(Desk.porter, to: porter)
    porter.start()
    desk.start()
  }

  @Test func `The order is that of their sending, whatever comes of the first`() {
    driver.script = [.look: .seen]
    desk.send(.guest)
    #expect(driver.effects == [.look, .fetch, .report])
  }

  @Test func `The order is the same if what is told waits for its answer`() {
    desk.send(.guest)
    driver.answer(.look, with: .seen)
    #expect(driver.effects == [.look, .fetch, .report])
  }

  @Test func `puts off what is sent to one while another reacts`() {
    var dispositions: [RunnerDisposition] = []
    driver.whenPerforming = { [desk] effect in
      if effect == .look, dispositions.isEmpty { dispositions.append(desk.send(.guest)) }
    }
    porter.send(.bag)
    #expect(dispositions == [.queued])
  }

  @Test func `The order is each one's own where nothing connects them`() throws {
    let other = try Runner(Porter(), driver: ScriptedDriver<Porter>())
    other.start()
    var dispositions: [RunnerDisposition] = []
    driver.whenPerforming = { effect in
      if effect == .look { dispositions.append(other.send(.bag)) }
    }
    porter.send(.bag)
    #expect(dispositions == [.moved])
  }
}

/// The end of what a runner was told.
@MainActor
@Suite struct RunnerLastWordTests {
  @Test func `a driver that asks late, when the attempt is gone, hears that it is cancelled`()
    throws
  {
    let driver = ScriptedDriver<Clerk>()
    var clerk: Runner<Clerk>? = try Runner(Clerk(), driver: driver)
    clerk?.start()
    let reply = try #require(driver.requests.first?.reply)
    clerk?.abandon(.dropped)
    clerk?.start()
    clerk = nil
    var isTold = false
    reply.onCancel { isTold = true }
    #expect(isTold)
  }

  @Test func `a driver whose answer was taken hears nothing of a later end`() throws {
    let driver = ScriptedDriver<Clerk>()
    let clerk = try Runner(Clerk(), driver: driver)
    clerk.start()
    let reply = try #require(driver.requests.first?.reply)
    driver.answer(.ask, with: .yes)
    clerk.start()
    var isTold = false
    reply.onCancel { isTold = true }
    #expect(!isTold)
  }

  @Test func `whoever waits for a flow without an outcome is answered all the same`() async throws {
    let graph = try FlowGraph(Mute(), checksPaths: false)
    let runner = Runner(graph, driver: ScriptedDriver<Mute>())
    let stream = runner.steps
    #expect(await runner.run() == .gone)
    let problems = await stream.all.flatMap(\.problems)
    #expect(problems == [.endedWithoutOutcome])
  }
}

/// Is told of a guest and of a bag, and looks before it fetches.
struct Porter: Flow {
  enum State: Hashable, Sendable, CaseIterable { case idle, done }
  enum Event: Hashable, Sendable, CaseIterable { case bag, call, seen }
  enum Effect: Hashable, Sendable { case look, fetch, report }
  enum Outcome: Hashable, Sendable { case done, gone }

  var start: State { .idle }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .idle:
      On(.bag) {
        Perform(.look); Stay()
      }
      On(.call) {
        Perform(.fetch); Stay()
      }
      On(.seen) {
        Perform(.report); Go(to: .done)
      }
    case .done: Finish(.done)
    }
  }
  func answers(to effect: Effect) -> [Event] { effect == .look ? [.seen] : [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}

/// Tells the porter two things at once.
struct Desk: Flow {
  enum State: Hashable, Sendable, CaseIterable { case idle, closed }
  enum Event: Hashable, Sendable, CaseIterable { case guest, evening }
  enum Effect: Hashable, Sendable { case none }
  enum Outcome: Hashable, Sendable { case gone }
  static let porter = ComponentID<Porter>("porter")

  var start: State { .idle }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .idle:
      On(.guest) {
        Tell(Self.porter, .bag)
        Tell(Self.porter, .call)
        Stay()
      }
      On(.evening) { Go(to: .closed) }
    case .closed: Finish(.gone)
    }
  }
  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}

/// Ends without a word.
private struct Mute: Flow {
  enum State: Hashable, Sendable, CaseIterable { case over }
  enum Event: Hashable, Sendable, CaseIterable { case none }
  enum Effect: Hashable, Sendable { case none }
  enum Outcome: Hashable, Sendable { case gone }

  var start: State { .over }
  func transitions(from state: State) -> Transitions { Finish() }
  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}
