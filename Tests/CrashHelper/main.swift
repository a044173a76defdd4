import EveryPath
import Foundation
import GuestFlow
import GuestSystem
import PermissionFlows
import PermissionModels

// A process that ends itself before a given step, so that tests see what a killed app leaves on its
// disk. One byte is written to the standard output before each step.
//
//   CrashHelper move FOLDER STORE [STEP]         logs a guest in and moves its data
//   CrashHelper measure FOLDER                   moves a guest's files and prints what that needed
//   CrashHelper login FOLDER in|out [STEP]       logs in to a messenger, and out again
//   CrashHelper widget FOLDER STORY [STEP]       logs in, changes the account, logs out, or launches
//   CrashHelper ask FOLDER FLOW PERSON [STEP]    goes on with the way to a permission, or begins it

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "move" where arguments.count >= 3:
  let steps = Steps(killBefore: arguments.dropFirst(3).first.flatMap { Int($0) })
  let files = FileGuestStore(folder: URL(fileURLWithPath: arguments[1], isDirectory: true)) { _ in
    steps.take()
  }
  var store: any GuestStore = files
  #if canImport(SQLite3)
    if let mode = ["sqlite": "delete", "sqlite-wal": "wal"][arguments[2]] {
      takeBeforeWritesOfSQLite(steps)
      store = SQLiteGuestStore(files, mode: mode)
    }
  #endif
  exit(try await moveGuest(in: store) ? 0 : 1)
case "widget" where arguments.count >= 3:
  let steps = Steps(killBefore: arguments.dropFirst(3).first.flatMap { Int($0) })
  let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
  try await runWidget(in: folder, launchesOnly: arguments[2] == "launch", steps)
  exit(0)
case "measure" where arguments.count == 2:
  try measureMove(
    in: FileGuestStore(folder: URL(fileURLWithPath: arguments[1], isDirectory: true)))
  exit(0)
case "login" where arguments.count >= 3:
  try await logIn(
    in: URL(fileURLWithPath: arguments[1], isDirectory: true), thenOut: arguments[2] == "out",
    Steps(killBefore: arguments.dropFirst(3).first.flatMap { Int($0) }))
  exit(0)
case "ask" where arguments.count >= 4:
  guard let flow = EveryFlow.all.first(where: { $0.name == arguments[2] }),
    let person = Person(rawValue: arguments[3])
  else { fallthrough }
  await ask(
    flow, person, in: URL(fileURLWithPath: arguments[1], isDirectory: true),
    Steps(killBefore: arguments.dropFirst(4).first.flatMap { Int($0) }))
  exit(0)
default:
  print("CrashHelper move FOLDER STORE [STEP] or CrashHelper ask FOLDER FLOW PERSON [STEP]")
  exit(64)
}
