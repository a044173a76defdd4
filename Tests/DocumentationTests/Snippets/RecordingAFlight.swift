import EveryPath
import EveryPathTesting
import FlowModel
import Foundation
import Testing

/// Call it before an attempt: what the runner does until the attempt ends is kept in the file.
@MainActor
func record(_ runner: Runner<some Flow>, in file: URL) -> Task<Void, any Error> {
  let (steps, empty) = (runner.steps, FlightRecord(of: runner.graph))
  return Task {
    var record = empty
    for await step in steps {
      record.append(step)
      try JSONEncoder().encode(record).write(to: file, options: .atomic)
    }
  }
}

@MainActor
@Test func aRecordedFlightIsKeptInItsFile() async throws {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).record")
  defer { try? FileManager.default.removeItem(at: file) }
  let runner = try Runner(
    Newsletter(), driver: ScriptedDriver<Newsletter>([.ask: .accepted, .send: .sent]))
  let recording = record(runner, in: file)
  #expect(await runner.run() == .subscribed)
  try await recording.value
  let kept = try JSONDecoder().decode(FlightRecord.self, from: Data(contentsOf: file))
  #expect(
    kept.description == """
      1. start: started, nowhere > asking, performs ask
      2. answer accepted: moved, asking > sending/enter/sent, performs send
      3. answer sent: moved, sending/enter/sent > done, delivers subscribed, ends
      """)
}
