import CameraFlow
import CameraModel
import CameraSystem
import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import Foundation
import SimulatedPhone
import Testing

/// What the camera's runner publishes, on the real driver, held against the model of the phone.
@MainActor
@Suite struct RecordedCameraTests {
  private let phone = FakePhone()
  private let clock = ManualClock()
  private let store = MemoryStore()

  /// Goes on with a record in a process of its own.
  private func process(
    _ record: FlightRecord? = nil, _ body: (Runner<CameraFlow>) async throws -> Void
  ) async throws -> FlightRecord {
    let driver = CameraDriver(device: phone, presenter: phone)
    let runner = try Runner(CameraFlow(), driver: driver, clock: clock, store: store)
    driver.connect(to: runner)
    let recorder = Recorder(record ?? FlightRecord(of: runner.graph))
    try await recorder.note(runner) { try await body(runner) }
    return recorder.record
  }

  private func explained(_ record: FlightRecord) throws -> FlightExplanation {
    // As it is kept: written by the app, read by the tool.
    let bytes = try JSONEncoder().encode(record)
    let read = try FlightRecordFile(bytes: Array(bytes)).record
    #expect(read == record)
    return try camera().explain(read)
  }

  private func camera() throws -> System<Phone> {
    try CameraSystems.system("camera", "the camera on any phone", CameraFlow())
  }

  /// Refused, and off to Settings, where iOS ends the app.
  private func refused() async throws -> FlightRecord {
    try await process { runner in
      runner.start()
      phone.tell(.inactive)
      phone.status = .denied
      phone.answer?(false)
      #expect(await becomesTrue { phone.dialog != nil })
      phone.tell(.active)
      phone.tap(.openSettings)
      clock.advance(by: .seconds(1))
      phone.settings?(true)
      phone.tell(.inactive)
      phone.tell(.background)
    }
  }

  /// Refused, ended in Settings where the camera was switched on, and gone on with.
  private func resumed(_ body: () -> Void) async throws -> FlightRecord {
    let record = try await refused()
    phone.status = .authorized
    // A process that was just started is not active yet.
    phone.isActive = false
    return try await process(record) { runner in
      try runner.resume(try #require(runner.remembered))
      body()
      phone.tell(.camera(.sessionStarted, run: 1))
    }
  }

  @Test func `A refusal and the way to Settings are explained`() async throws {
    let found = try explained(await refused())
    #expect(found.verdict == .explained)
    #expect(found.explained == 17)
    #expect(found.unrecorded == 0)
    #expect(found.warning == nil)
    #expect(
      found.journey.steps.map(\.choice).suffix(3) == [
        "status", "wait-leaving.gate-enter-wait-0.2-s", "settings-open",
      ])
    #expect(found.journey.expectation.position == "inSettings.gate")
    #expect(Replay(found.journey, in: try camera()).result == .matched)
  }

  @Test func `Ended in Settings and gone on with, both attempts are explained as one record`()
    async throws
  {
    let record = try await resumed {
      phone.isActive = true
      phone.tell(.active)
    }
    let found = try explained(record)
    #expect(found.verdict == .explained)
    #expect(found.unrecorded == 0)
    let choices = found.journey.steps.map(\.choice)
    #expect(choices.contains("settings-open"))
    #expect(choices.contains("switch-on-kill"))
    #expect(found.journey.expectation.outcomes == ["ready"])
  }

  @Test func `What a phone does not do is told by the first step that it does not`() async throws {
    var record = try await refused()
    record.steps[8].effects = ["showAlert(restricted)"]
    let found = try explained(record)
    #expect(found.explained == 8)
    guard case .unexplained(let misfit) = found.verdict else {
      Issue.record("\(found.verdict)")
      return
    }
    #expect(
      misfit.description == """
        step 9, "answer read(denied)": at "checking.gate" the record says moved, checking.gate > \
        explaining(denied).gate, performs showAlert(restricted); the model says moved, \
        checking.gate > explaining(denied).gate, performs showAlert(denied).
        """)
  }
}

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
