import EveryPath
import EveryPathTesting
import Testing

/// A question that may be asked again.
private struct Question: Flow {
  enum State: Hashable, Sendable, CaseIterable { case asking, closed }
  enum Event: Hashable, Sendable, CaseIterable { case again, done }
  enum Effect: Hashable, Sendable { case ask }
  enum Outcome: Hashable, Sendable { case done, gone }
  var start: State { .asking }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking:
      Enter { Perform(.ask) }
      On(.again) { Go(to: .asking) }
      On(.done) { Go(to: .closed) }
    case .closed: Finish(.done)
    }
  }
  func answers(to effect: Effect) -> [Event] { [.again, .done] }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}

@MainActor
@Suite struct ScriptedDriverTests {
  @Test func `Effects in the script are answered at once`() throws {
    let driver = ScriptedDriver<Question>([.ask: .done])
    let runner = try Runner(Question(), driver: driver)
    runner.start()
    #expect(runner.outcome == .done)
    #expect(driver.effects == [.ask])
  }

  @Test func `The script may change between two effects`() throws {
    let driver = ScriptedDriver<Question>([.ask: .again])
    driver.whenPerforming = { [unowned driver] _ in
      if driver.requests.count == 2 { driver.script = [.ask: .done] }
    }
    let runner = try Runner(Question(), driver: driver)
    runner.start()
    #expect(runner.outcome == .done)
    #expect(driver.effects == [.ask, .ask, .ask])
  }

  @Test func `An answer by hand goes to the latest request`() throws {
    let driver = ScriptedDriver<Question>()
    let runner = try Runner(Question(), driver: driver)
    #expect(driver.answer(.ask, with: .done) == nil)
    runner.start()
    #expect(driver.answer(.ask, with: .again) == .moved)
    #expect(driver.requests[0].reply.resolve(.done) == .droppedAsStale)
    #expect(driver.answer(.ask, with: .done) == .moved)
  }

  @Test func `A condition that is never met is given up`() async {
    var looks = 0
    #expect(
      await becomesTrue {
        looks += 1; return looks == 10
      })
    #expect(await becomesTrue(withinTurns: 10) { false } == false)
  }

  @Test func `A store that fails changes nothing`() throws {
    struct Full: Error {}
    let store = MemoryStore()
    let intent = Intent(flow: "a", fingerprint: "1", state: "s")
    try store.save(intent)
    store.failure = Full()
    #expect(throws: Full.self) { try store.clear(flow: "a") }
    #expect(throws: Full.self) { try store.save(Intent(flow: "b", fingerprint: "1", state: "s")) }
    #expect(store.load(flow: "a") == intent)
    #expect(store.load(flow: "b") == nil)
  }
}
