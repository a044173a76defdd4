import EveryPath
import EveryPathTesting
import Testing

/// A caller is remembered with what it waits for, in one intent, as long as it waits.
///
/// Who is remembered after any walk is searched and compared in `RememberedCallersTests` and
/// `RunnersAgreeTests`.
@MainActor
@Suite struct RememberedCallerTests {
  let store = MemoryStore()
  let building: Building

  init() throws {
    building = try Building(store)
    building.goToSettings()
  }

  @Test func `A caller is remembered with what it calls, before the next effect begins`() throws {
    let building = try Building()
    var seen: [Customs.Effect: String] = [:]
    building.driver.whenPerforming = { seen[$0] = building.kept }
    building.goToSettings()
    #expect(seen == [.read: "nothing", .leave: "explaining (Page asking)"])
    #expect(building.page.remembered?.state == "asking")
    #expect(Array(building.store.intents.keys) == ["Customs"])
  }

  @Test func `Whoever waits for a caller is remembered within it`() throws {
    let building = try Building()
    building.hall.start()
    building.hall.send(.go)
    building.page.send(.go)
    building.leaveForSettings()
    #expect(building.kept == "explaining (Page asking (Hall visited))")
    #expect(building.hall.remembered?.state == "visited")
  }

  @Test func `A caller that remembers something itself keeps it in its own place`() {
    building.other.start()
    building.other.send(.go)
    building.page.send(.keepIt)
    #expect(store.intents["Page"]?.state == "asking")
    #expect(building.kept == "explaining (Other asking, Page asking)")
    building.page.send(.leave)
    #expect(building.kept == "explaining (Other asking)")
    #expect(building.page.remembered == store.intents["Page"])
  }

  @Test func `Neither a caller whose driver ended is forgotten, nor one of a driver that ended`() {
    building.other.start()
    building.other.send(.go)
    building.page.abandon(.driverEnded)
    #expect(building.kept == "explaining (Other asking, Page asking)")
    building.customs.abandon(.driverEnded)
    // The other page has its outcome, and has ended: nothing is left of it to go on with.
    #expect(building.kept == "explaining (Page asking)")
  }

  @Test func `An attempt that is given up forgets its callers as well`() {
    building.customs.abandon(.dropped)
    #expect(store.intents.isEmpty)
    #expect(building.page.outcome == .left)
  }

  /// Two that remember, and then wait for each other for good.
  private func ring() throws -> [Runner<Sketch>] {
    let (one, two) = (ComponentID<Sketch>("one"), ComponentID<Sketch>("two"))
    let runners = try [("One", two), ("Two", one)].map { name, callee in
      var sketch = Sketch {
        Enter {
          Remember(); Call(callee, until: .done); Go(to: .z)
        }
      }
      sketch.name = name
      return try Runner(sketch, driver: ScriptedDriver<Sketch>(), store: store)
    }
    runners[0].connect(two, to: runners[1])
    runners[1].connect(one, to: runners[0])
    return runners
  }

  @Test func `Two that wait for each other are remembered, and go on`() throws {
    try ring()[0].start()
    #expect(store.intents["One"]?.callers.map(\.flow) == ["Two"])
    #expect(store.intents["Two"]?.callers.map(\.flow) == ["One"])
    let next = try ring()
    try next[0].resume(try #require(next[0].remembered))
    #expect(next.map(\.waitingCallers) == [1, 1])
  }

  @Test func `A flow that never remembers anything leaves the store alone`() throws {
    let other = Intent(flow: "Hall", fingerprint: "1", state: "waiting")
    try store.save(other)
    building.hall.start()
    building.hall.abandon(.dropped)
    #expect(store.intents["Hall"] == other)
    #expect(building.hall.remembered == nil)
  }

  @Test func `Whatever is called hears once that the caller has ended`() throws {
    let desk = NotedComponent()
    building.page.connect(desk, as: "customs")
    building.page.send(.go)
    #expect(desk.noted == [])
    building.page.send(.leave)
    #expect(desk.noted == ["forgets Page", "Page has ended"])
    building.other.connect(desk, as: "customs")
    building.other.start()
    building.other.abandon(.driverEnded)
    #expect(desk.noted.last == "Other has ended" && !desk.noted.contains("forgets Other"))
  }

  @Test func `What cannot be saved when a caller joins is said with the next step`() async throws {
    struct DiskFull: Error, CustomStringConvertible { var description: String { "disk full" } }
    let stream = building.customs.steps
    store.failure = DiskFull()
    building.other.start()
    building.other.send(.go)
    building.customs.send(.noThanks)
    building.customs.abandon(.driverEnded)
    let problems = await stream.all.flatMap(\.problems)
    #expect(problems == [.intentNotSaved("disk full")])
  }
}

/// Notes what becomes of its callers.
@MainActor
private final class NotedComponent: ConnectedComponent {
  let mailbox = Mailbox()
  var noted: [String] = []

  func knows(_ event: AnyValue) -> Bool { true }
  func tell(_ event: AnyValue) {}
  func call(_ caller: ComponentCaller) -> @MainActor @Sendable () -> Void { {} }
  func callersChanged() {}
  func remembered(of caller: String) -> Intent? { nil }
  func refusal(of caller: String) -> String? { nil }
  func forget(caller: String) { noted.append("forgets \(caller)") }
  func callerHasEnded(_ caller: String) { noted.append("\(caller) has ended") }
}
