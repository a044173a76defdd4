import EveryPath
import EveryPathTesting
import FlowChecker
import Testing

@Suite struct SmallestFlowTests {
  /// A visit: nothing of it is checked, and but for one step nothing is remembered.
  struct Visit: Flow {
    enum State: Hashable, Sendable, CaseIterable { case ringing, entering, inside, outside }
    enum Event: Hashable, Sendable, CaseIterable { case opened, turnedAway, sat, rang }
    enum Effect: Hashable, Sendable { case ring, enter }
    enum Outcome: Hashable, Sendable { case visited, left }

    var start: State { .ringing }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .ringing:
        Enter {
          Forget()
          Perform(.ring)
        }
        On(.opened) { Go(to: .entering) }
        On(.turnedAway) { Go(to: .outside) }
        Ignore(.rang, because: "the bell is heard once")
      case .entering:
        Enter {
          Remember()
          Perform(.enter, until: .sat) {
            Or(.turnedAway) {
              Forget()
              Go(to: .outside)
            }
          }
          Forget()
          Go(to: .inside)
        }
      case .inside: Finish(.visited)
      case .outside: Finish(.left)
      }
    }

    func abandoned(_ reason: Abandonment) -> Outcome { .left }
  }

  @MainActor
  @Test(arguments: [Visit.Event.sat, .turnedAway])
  func `The smallest flow runs, and takes what its driver answers`(_ answer: Visit.Event)
    async throws
  {
    let driver = ScriptedDriver<Visit>([.ring: .opened, .enter: answer])
    let runner = try Runner(Visit(), driver: driver, store: MemoryStore())
    #expect(await runner.run() == (answer == .sat ? .visited : .left))
    #expect(driver.effects == [.ring, .enter])
  }

  @MainActor
  @Test func `A late answer is stale there too`() throws {
    let driver = ScriptedDriver<Visit>([:])
    let runner = try Runner(Visit(), driver: driver, store: MemoryStore())
    runner.start()
    runner.send(.opened)
    #expect(driver.answer(.ring, with: .turnedAway) == .droppedAsStale)
    #expect(runner.state == .entering)
  }

  @MainActor
  @Test func `What it remembers begins anew in the next process`() throws {
    let store = MemoryStore()
    let before = try Runner(Visit(), driver: ScriptedDriver<Visit>([.ring: .opened]), store: store)
    before.start()
    let intent = try #require(before.remembered)
    let after = try Runner(Visit(), driver: ScriptedDriver<Visit>([:]), store: store)
    try after.resume(intent)
    #expect(after.state == .ringing)
  }

  @Test func `Lint says in one sentence that answers are to be written`() throws {
    let found = try FlowGraph(Visit()).findings.flatMap(\.all)
    #expect(
      found.map(\.sentence) == [
        "`Visit` says that any event may answer any effect, as a flow does without answers(to:); "
          + "write there what can answer each effect, and [] if nothing does"
      ], "\(found)")
  }
}
