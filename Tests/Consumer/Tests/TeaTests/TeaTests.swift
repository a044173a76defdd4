import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import Tea
import Testing

@Suite struct OutsideTests {
  @Test func `has nothing odd in its flow`() throws {
    #expect(try FlowGraph(TeaFlow()).findings.isEmpty)
  }

  @Test(arguments: try TeaFlow().journeys())
  func `walks every journey of its flow`(_ journey: FlowJourney<TeaFlow>) {
    journey.verify()
  }

  @Test func `satisfies its properties on every path of its world`() throws {
    let report = try kitchen().check()
    #expect(report.outcome == .ok, "\(report)")
  }

  @MainActor @Test func `runs its flow on its driver`() async throws {
    let driver = TeaDriver(ReadyPage(), HotKettle())
    let runner = try Runner(TeaFlow(), driver: driver, store: TeaStore())
    #expect(await runner.run() == .tea(.black))
  }

  @MainActor @Test func `runs its flow on a driver of asynchronous functions`() async throws {
    let runner = try Runner(TeaFlow(), driver: TeaAsyncDriver(HotKettle()))
    #expect(await runner.run() == .tea(.green))
  }

  @Test func `counts with its reducer`() {
    let counter = TeaCounter(cups: 2)
    var cups = counter.start
    #expect(counter.reduce(&cups, .cup).isEmpty)
    #expect(counter.reduce(&cups, .cup) == [.washUp])
  }
}

private struct ReadyPage: TeaPage {
  func offer(_ answer: @escaping @Sendable (Blend?) -> Void) { answer(.black) }
}

private struct HotKettle: Kettle {
  func boil(_ degrees: Int) async -> Bool { degrees <= 100 }
}
