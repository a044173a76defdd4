import FlowTesting
import Foundation
import IntentFiles
import PermissionDrivers
import PermissionFlow
import PermissionFlows

/// A process that goes on with, or begins, the way to a permission, and ends itself before a given step.
///
/// `AccessKillHelper FOLDER FLOW PERSON [STEP]`: a byte is written to the standard output before each
/// step, and then how it ended: `resumed OUTCOME`, `asked OUTCOME`, and the number of dialogs.
@MainActor
func run<F: AccessFlow>(
  _ flow: F, _ person: Person, in folder: URL, killBefore step: Int?
) async {
  let phone = Phone(
    flow, person, memory: folder.appendingPathComponent("phone"), killBefore: step)
  let store = SteppedStore(
    FileIntentStore(folder: folder.appendingPathComponent("intents", isDirectory: true))
  ) { phone.step() }
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

let arguments = CommandLine.arguments
guard arguments.count >= 4, let person = Person(rawValue: arguments[3]),
  let flow = EveryFlow.all.first(where: { $0.name == arguments[2] })
else {
  print("AccessKillHelper FOLDER FLOW PERSON [STEP]")
  exit(64)
}
await run(
  flow, person, in: URL(fileURLWithPath: arguments[1], isDirectory: true),
  killBefore: arguments.count > 4 ? Int(arguments[4]) : nil)
exit(0)
