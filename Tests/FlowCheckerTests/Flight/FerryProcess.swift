import EveryPath
import EveryPathTesting
import Foundation

/// A process of an app that runs the ferry and records what its runner publishes.
@MainActor
struct FerryProcess {
  let driver = ScriptedDriver<Ferry>()
  let clock = ManualClock()
  let runner: Runner<Ferry>

  init(_ store: MemoryStore) throws {
    runner = try Runner(Ferry(), driver: driver, clock: clock, store: store)
  }

  /// Goes on with a record until `body` is done; then the process ends without a word.
  static func record(
    into record: FlightRecord? = nil, store: MemoryStore = MemoryStore(),
    _ body: (FerryProcess) throws -> Void
  ) async throws -> FlightRecord {
    let process = try FerryProcess(store)
    let recorder = Recorder(record ?? FlightRecord(of: process.runner.graph))
    let steps = process.runner.steps
    let task = Task { for await step in steps { recorder.record.append(step) } }
    try body(process)
    _ = await becomesTrue(withinTurns: 200) { false }
    task.cancel()
    await task.value
    return recorder.record
  }

  /// Called, allowed, rung at while it loads, and landed.
  static func crossing() async throws -> FlightRecord {
    try await record { ferry in
      ferry.runner.start()
      ferry.driver.answer(.ask, with: .allowed)
      ferry.runner.send(.bell)
      ferry.driver.answer(.load, with: .loaded)
      ferry.clock.advance(by: .seconds(3))
    }
  }
}

@MainActor
private final class Recorder {
  var record: FlightRecord
  init(_ record: FlightRecord) { self.record = record }
}
