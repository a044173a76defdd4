import EveryPath
import EveryPathTesting

/// Notes what a runner publishes, as an app does that keeps a flight record.
@MainActor
final class Recorder {
  private(set) var record: FlightRecord

  /// Goes on with a record.
  init(_ record: FlightRecord) { self.record = record }

  /// Records until `body` is done; its process then ends without a word.
  func note<F: Flow>(_ runner: Runner<F>, while body: () async throws -> Void) async rethrows {
    let steps = runner.steps
    let task = Task { for await step in steps { record.append(step) } }
    try await body()
    _ = await becomesTrue(withinTurns: 200) { false }
    task.cancel()
    await task.value
  }
}
