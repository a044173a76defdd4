import Foundation
import GuestFlow
import GuestSystem
import PermissionFlow

/// A process that logs a guest in and moves its data, and ends itself before a given change.
///
/// `GuestMoveHelper FOLDER [CHANGE]`: one byte is written to the standard output before each change
/// of the disk.
final class Counter: @unchecked Sendable {
  // Safe: only the main actor counts: the driver works at once, in its calls.
  var count = 0
}

@MainActor
final class Server: AccountServer {
  func requestGuest(_ answer: @escaping @MainActor (Bool) -> Void) { answer(true) }
  func logIn(isMerge: Bool, _ answer: @escaping @MainActor (LoginAnswer) -> Void) {
    answer(isMerge ? .accepted : .conflict)
  }
  func abortLogin() {}
  func logOut(_ answer: @escaping @MainActor () -> Void) { answer() }
}

let arguments = CommandLine.arguments
let last = arguments.count > 2 ? Int(arguments[2]) : nil
let counter = Counter()
let store = FileGuestStore(folder: URL(fileURLWithPath: arguments[1], isDirectory: true)) { _ in
  counter.count += 1
  if counter.count == last { kill(getpid(), SIGKILL) }
  var byte: UInt8 = 46
  write(1, &byte, 1)
}
let driver = IdentityDriver(store: store, server: Server()) { _ in }
let runner = try Runner(IdentityFlow(), driver: driver)
runner.start()
if runner.state == .guest {
  runner.send(.loginAsked)
  runner.send(.mergeAgreed)
}
exit(runner.state == .user ? 0 : 1)
