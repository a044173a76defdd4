import EveryPath
import EveryPathTesting
import Testing

/// Continues the attempt that an earlier process stored, else begins one.
@MainActor
func access(
  _ driver: any Driver<CameraAccess.Effect, CameraAccess.Event>, _ store: any IntentStore
) async throws -> CameraAccess.Outcome {
  let runner = try Runner(CameraAccess(), driver: driver, store: store)
  guard let intent = runner.remembered, let outcome = try? await runner.run(resuming: intent)
  else { return await runner.run() }
  return outcome
}

@MainActor
@Test func whatWasLeftForSettingsIsContinued() async throws {
  let (store, clock) = (MemoryStore(), ManualClock())
  let first = ScriptedDriver<CameraAccess>([
    .readStatus: .denied, .showAlert: .openSettings, .dismissAlert: .alertGone,
  ])
  let ended = try Runner(CameraAccess(), driver: first, clock: clock, store: store)
  ended.start()
  clock.advance(by: .milliseconds(200))
  #expect(first.effects.last == .openSettings)
  let second = ScriptedDriver<CameraAccess>([.readStatus: .authorized])
  #expect(try await access(second, store) == .granted)
}
