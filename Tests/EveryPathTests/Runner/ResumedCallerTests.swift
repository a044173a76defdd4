import EveryPath
import EveryPathTesting
import Testing

/// A caller that was remembered with what it called goes on with it, whichever is resumed first.
@MainActor
@Suite struct ResumedCallerTests {
  let store = MemoryStore()
  /// A process that ends without another word.
  let ended: Building

  init() throws { ended = try Building(store) }

  /// Has the process remember something before it ends.
  private func remembered(_ begin: (Building) -> Void = { $0.goToSettings() }) {
    begin(ended)
  }

  private func all(_ building: Building) {
    building.hall.start()
    building.hall.send(.go)
    building.page.send(.go)
    building.other.start()
    building.other.send(.go)
    building.leaveForSettings()
  }

  /// Each resumes what it finds, in this order.
  private func resume(_ names: [String], in building: Building) throws {
    for name in names {
      switch name {
      case "customs":
        if let intent = building.customs.remembered { try building.customs.resume(intent) }
      case "page": if let intent = building.page.remembered { try building.page.resume(intent) }
      case "other": if let intent = building.other.remembered { try building.other.resume(intent) }
      default: if let intent = building.hall.remembered { try building.hall.resume(intent) }
      }
    }
  }

  nonisolated static let orders = [
    ["customs", "page", "other", "hall"], ["hall", "page", "other", "customs"],
    ["page", "customs", "hall", "other"], ["other", "hall", "customs", "page"],
  ]

  @Test(arguments: orders)
  func `goes on in any order, and asks once`(order: [String]) throws {
    remembered(all)
    let next = try Building(store)
    try resume(order, in: next)
    #expect(next.driver.effects == [.read])
    #expect(next.customs.waitingCallers == 2)
    next.driver.answer(.read, with: .allowed)
    #expect(next.page.state == .shown && next.other.state == .shown)
    #expect(next.hall.position == "waiting/enter/page: left")
    #expect(store.intents.isEmpty)
  }

  @Test(arguments: orders)
  func `goes on in any order with a driver that answers at once`(order: [String]) throws {
    remembered(all)
    let next = try Building(store)
    next.driver.script = [.read: .allowed]
    try resume(order, in: next)
    #expect(next.driver.effects == [.read])
    #expect(next.page.state == .shown && next.other.state == .shown)
    #expect(next.hall.position == "waiting/enter/page: left")
    #expect(store.intents.isEmpty)
  }

  @Test(arguments: orders)
  func `loses nobody if that process ends as well`(order: [String]) throws {
    remembered(all)
    for count in 0...order.count {
      try resume(Array(order.prefix(count)), in: try Building(store))
    }
    let last = try Building(store)
    #expect(last.page.remembered?.state == "asking" && last.other.remembered?.state == "asking")
    #expect(["visited", "waiting"].contains(last.hall.remembered?.state))
  }

  @Test func `A caller is among those who wait before the first effect`() throws {
    remembered()
    let next = try Building(store)
    var waiting: [Int] = []
    next.driver.whenPerforming = { _ in waiting.append(next.customs.waitingCallers) }
    try resume(["page"], in: next)
    #expect(waiting == [1])
    #expect(next.page.waitingCallers == 0)
  }

  @Test func `Callers that run are those who run() and resume`() async throws {
    remembered()
    let next = try Building(store)
    let intent = try #require(next.page.remembered)
    let page = Task { try await next.page.run(resuming: intent) }
    #expect(await becomesTrue { next.customs.waitingCallers == 1 })
    let customs = Task { [again = try #require(next.customs.remembered)] in
      try await next.customs.run(resuming: again)
    }
    #expect(await becomesTrue { next.customs.waitingCallers == 2 })
    next.driver.answer(.read, with: .allowed)
    #expect(try await customs.value == .open)
    next.page.send(.leave)
    #expect(try await page.value == .left)
  }

  @Test func `whoever is owed the outcome gets it once`() throws {
    remembered()
    let next = try Building(store)
    let intent = try #require(next.page.remembered)
    next.driver.script = [.read: .allowed]
    try resume(["customs"], in: next)
    try next.page.resume(intent)
    #expect(next.page.state == .shown)
    next.page.send(.leave)
    #expect(next.page.remembered == nil)
    try next.page.resume(intent)
    #expect(next.driver.effects == [.read, .read])
  }

  @Test func `of two pages of one name only the first is owed`() throws {
    remembered()
    let next = try Building(store)
    let second = try Runner(Page(), driver: ScriptedDriver<Page>(), store: store)
    second.connect(Page.customs, to: next.customs)
    next.driver.script = [.read: .allowed]
    try resume(["customs", "page"], in: next)
    #expect(second.remembered == nil)
    #expect(next.driver.effects == [.read])
  }

  @Test func `nobody is owed what a new attempt, or one that was given up, comes to`() throws {
    remembered()
    let next = try Building(store)
    try resume(["customs"], in: next)
    #expect(next.page.remembered != nil)
    next.customs.abandon(.dropped)
    #expect(next.page.remembered == nil)
    next.customs.start()
    #expect(next.page.remembered == nil)
  }

  @Test func `A caller that waits in another state than before is remembered there`() throws {
    remembered { building in
      building.hall.start()
      building.hall.send(.go)
      building.page.send(.go)
      building.leaveForSettings()
    }
    #expect(ended.kept == "explaining (Page asking (Hall visited))")
    try resume(["hall"], in: try Building(store))
    #expect(ended.kept == "explaining (Page asking (Hall waiting))")
  }

  @Test func `A caller that is resumed, and ends without calling, is forgotten`() throws {
    remembered(all)
    let next = try Building(store)
    next.page.start()
    next.page.send(.leave)
    #expect(next.kept == "explaining (Other asking)")
    #expect(next.hall.remembered == nil)
    try resume(["customs"], in: next)
    #expect(next.kept == "explaining (Other asking)")
  }

  @Test func `A caller whose callee has changed is not gone on with, and a sentence says why`()
    throws
  {
    remembered(all)
    let next = try Building(store, customs: Customs(isLater: true))
    #expect(next.page.remembered == nil && next.hall.remembered == nil)
    let why = try #require(next.page.refusal)
    #expect(
      why.contains("Page does not go on without Customs, which it waited for: Customs has changed"))
    #expect(next.hall.refusal?.contains("Hall does not go on without Customs") == true)
    #expect(next.other.refusal != nil && next.customs.refusal == nil)
  }

  @Test func `A caller that has changed is refused by itself, and what it waits for goes on`()
    throws
  {
    remembered(all)
    let next = try Building(store, page: Page(isLater: true))
    let intent = try #require(next.page.remembered)
    #expect(throws: Refusal.self) { try next.page.resume(intent) }
    #expect(next.hall.remembered == nil)
    #expect(next.hall.refusal?.contains("Hall does not go on without Page") == true)
    try resume(["other"], in: next)
    #expect(next.driver.effects == [.read])
  }

  @Test func `A caller with an intent of its own starts what it calls if that has changed`()
    async throws
  {
    remembered { building in
      all(building)
      building.page.send(.keepIt)
    }
    let next = try Building(store, customs: Customs(isLater: true))
    let stream = next.customs.steps
    try resume(["page"], in: next)
    #expect(next.driver.effects == [.read])
    next.customs.abandon(.dropped)
    let problems = await stream.all.flatMap(\.problems).map(\.description)
    #expect(problems.count == 1 && problems.first?.contains("has changed") == true)
  }

  @Test func `A resumed call is begun before an answer that came at once is heard`() throws {
    let customs = ComponentID<Customs>("customs")
    let hasty = Sketch { state in
      switch state {
      case .a:
        Enter {
          Perform(.ask)
          Call(customs, until: .open)
          Go(to: .z)
        }
        Interrupt(.yes) { Go(to: .b) }
        Interrupt(.no) { Go(to: .b) }
      case .b: On(.back) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let building = try Building(store)
    let (driver, next) = (ScriptedDriver<Sketch>(), try Building(store))
    let runners = try [building, next].map { building in
      let runner = try Runner(hasty, driver: driver, store: store)
      runner.connect(customs, to: building.customs)
      return runner
    }
    runners[0].start()
    building.leaveForSettings()
    driver.script = [.ask: .yes]
    try runners[1].resume(try #require(runners[1].remembered))
    #expect(next.driver.effects == [.read])
    #expect(next.customs.outcome == .cancelled)
    #expect(runners[1].state == .b)
  }
}
