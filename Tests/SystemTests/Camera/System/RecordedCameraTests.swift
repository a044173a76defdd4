import CameraFlow
import CameraModel
import CameraSystem
import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import Foundation
import PermissionDrivers
import PermissionFlows
import PermissionModels
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
    _ record: FlightRecord? = nil,
    _ body: (CameraPageRunner, Runner<CameraFlow>) async throws -> Void
  ) async throws -> FlightRecord {
    let permissions = PermissionCoordinator(place: phone.place, store: store, clock: clock)
    let page = CameraPageRunner(
      phone.kind, permissions: permissions, camera: phone, page: phone)
    let runner = try #require(page.runner)
    let recorder = Recorder(record ?? FlightRecord(of: runner.graph))
    try await recorder.note(runner) { try await body(page, runner) }
    return recorder.record
  }

  private func explained(_ record: FlightRecord) throws -> FlightExplanation {
    // As it is kept: written by the app, read by the tool.
    let bytes = try JSONEncoder().encode(record)
    let read = try JSONDecoder().decode(FlightRecord.self, from: bytes)
    #expect(read == record)
    return try camera().explain(read)
  }

  private func camera() throws -> System<Phone> {
    try CameraSystems.system("camera", "the camera on any phone", CameraFlow())
  }

  /// Refused, and off to Settings, where iOS ends the app.
  private func refused() async throws -> FlightRecord {
    try await process { _, runner in
      runner.start()
      #expect(await becomesTrue { phone.log.last == "request" })
      phone.change(.inactive)
      phone.answer(.no)
      phone.change(.active)
      #expect(await becomesTrue { phone.dialog != nil })
      phone.tap(.openSettings)
      clock.advance(by: .seconds(1))
      phone.settings?(true)
      phone.change(.inactive)
      phone.change(.background)
    }
  }

  /// Refused, ended in Settings where the camera was switched on, and gone on with.
  private func resumed() async throws -> FlightRecord {
    let record = try await refused()
    phone.reading = .granted(.full)
    // A process that was just started is not active yet.
    return try await process(record) { _, runner in
      try runner.resume(try #require(runner.remembered))
      phone.change(.active)
      #expect(await becomesTrue { phone.log.last == "start" })
      phone.tell(.sessionStarted, 1)
    }
  }

  @Test func `A refusal and the way to Settings are explained`() async throws {
    let found = try explained(await refused())
    #expect(found.verdict == .explained)
    #expect(found.warning == nil)
    #expect(found.journey.expectation.position?.hasPrefix("explaining/enter/camera-access") == true)
    #expect(Replay(found.journey, in: try camera()).result == .matched)
  }

  @Test func `Ended in Settings and gone on with, both attempts are explained as one record`()
    async throws
  {
    let found = try explained(await resumed())
    #expect(found.verdict == .explained)
    // A page's record says nothing of what its permission does: any way back will do.
    #expect(found.journey.steps.map(\.choice).contains("settings-open"))
    #expect(found.journey.expectation.outcomes?.last == "camera: ready")
  }

  @Test func `What the coordinator recorded of the permission itself is explained`() async throws {
    let permissions = PermissionCoordinator(place: phone.place, store: store, clock: clock)
    let caller = Task { await permissions.ask(phone.kind) }
    #expect(await becomesTrue { phone.log.last == "request" })
    phone.change(.inactive)
    phone.answer(.no)
    phone.change(.active)
    #expect(await becomesTrue { phone.dialog != nil })
    phone.tap(.cancel)
    #expect(await caller.value == .denied)
    let record = try #require(permissions.record(of: phone.kind))
    let system = try #require(PermissionSystems.catalog.first { $0.name == "camera-access" })
    let found = try system.accept(Explaining(record: record))
    #expect(found.verdict == .explained)
    #expect(found.explained == record.steps.count && found.rareMoves == nil)
    #expect(found.journey.expectation.outcomes?.last == "denied")
  }

  @Test func `Control Center over the running camera is explained without a tap that nobody made`()
    async throws
  {
    phone.reading = .granted(.full)
    let record = try await process { _, runner in
      runner.start()
      #expect(await becomesTrue { phone.log.last == "start" })
      phone.tell(.sessionStarted, 1)
      #expect(await becomesTrue { runner.position == "running" })
      phone.change(.inactive)
      phone.change(.active)
    }
    let found = try explained(record)
    #expect(found.verdict == .explained)
    let steps = found.journey.steps.map(\.choice)
    #expect(steps.suffix(4) == ["picture", "control-center", "active", "status"])
    #expect(Replay(found.journey, in: try camera()).result == .matched)
  }

  @Test func `What a phone does not do is told by the first step that it does not`() async throws {
    var record = try await refused()
    let place = try #require(record.steps.firstIndex { $0.effects == ["leavePage"] })
    record.steps[place].effects = ["startSession"]
    let found = try explained(record)
    #expect(found.explained == place)
    guard case .unexplained(let misfit) = found.verdict else {
      Issue.record("\(found.verdict)")
      return
    }
    #expect(misfit.description.contains("performs startSession; the model says moved"))
  }
}

/// Explains a record by a system.
private struct Explaining: SystemVisitor {
  let record: FlightRecord

  func visit<W: World>(_ system: System<W>) throws -> FlightExplanation {
    try system.explain(record)
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
