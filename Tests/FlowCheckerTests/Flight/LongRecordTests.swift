import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import Testing

/// Crossings one after the other, as a runner that goes on for long publishes them.
@MainActor
@Suite struct LongRecordTests {
  private func record(crossings: Int) async throws -> FlightRecord {
    var record = try await FerryProcess.crossing()
    record.steps = (0..<crossings).flatMap { _ in record.steps }
    return record
  }

  @Test func `A long record is explained crossing by crossing`() async throws {
    let once = try river().explain(try await record(crossings: 1)).journey
    let found = try river().explain(try await record(crossings: 300))
    #expect(found.verdict == .explained)
    #expect(found.explained == 1_800)
    #expect(found.journey.steps.count == 300 * once.steps.count)
    #expect(Array(found.journey.steps.suffix(5)).map(\.choice) == once.steps.map(\.choice))
    #expect(Replay(found.journey, in: try river()).result == .matched)
  }

  @Test func `A long record is followed without keeping the places behind it`() async throws {
    let short = try river().explain(try await record(crossings: 30))
    let long = try river().explain(try await record(crossings: 300))
    #expect(long.states > 9 * short.states)
    #expect(long.keptPlaces < 2 * short.keptPlaces)
    #expect(long.keptPlaces < long.states / 50)
  }

  @Test func `names a step in its middle that is not explained`() async throws {
    var record = try await record(crossings: 300)
    record.steps[900].effects = ["moor"]
    let found = try river().explain(record)
    guard case .unexplained(let misfit) = found.verdict else {
      Issue.record("it is explained")
      return
    }
    #expect(misfit.step == 901)
    #expect(found.explained == 900)
    #expect(Replay(found.journey, in: try river()).result == .matched)
  }
}
