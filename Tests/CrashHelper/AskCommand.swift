import EveryPath
import EveryPathFiles
import EveryPathTesting
import Foundation
import PermissionDrivers
import PermissionFlows

/// Goes on with the way to a permission, or begins it, and prints how it ended: `resumed OUTCOME`,
/// `asked OUTCOME`, and the number of dialogs.
@MainActor
func ask<F: AccessFlow>(_ flow: F, _ person: Person, in folder: URL, _ steps: Steps) async {
  let phone = AskedPhone(flow, person, memory: folder.appendingPathComponent("phone"), steps)
  let store = SteppedStore(
    FileIntentStore(folder: folder.appendingPathComponent("intents", isDirectory: true)), steps)
  let clock = ManualClock()
  let permissions = PermissionCoordinator(
    place: PermissionPlace(app: phone, presenter: phone), store: store, clock: clock)
  permissions.onProblem = { print("\nproblem \($0)") }
  let kind = PermissionKind(PermissionName(rawValue: flow.name), flow) { phone }
  // Time passes where the flow waits for it.
  let time = Task {
    for _ in 0..<100_000 where !Task.isCancelled {
      await Task.yield()
      clock.advanceToNext()
    }
    if !Task.isCancelled { exit(70) }
  }
  var story = ""
  if let outcome = await permissions.resume(kind) { story += "\nresumed \(outcome)" }
  story += "\ndialogs \(phone.dialogs)"
  if story.hasPrefix("\ndialogs") { story += "\nasked \(await permissions.ask(kind))" }
  time.cancel()
  print(story)
}
