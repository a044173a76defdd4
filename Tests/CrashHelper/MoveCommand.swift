import EveryPath
import Foundation
import GuestFlow
import GuestSystem

/// Logs a guest in and moves its data; whether that is done.
@MainActor
func moveGuest(in store: any GuestStore) async throws -> Bool {
  let driver = IdentityDriver<GuestItem>(
    store: store, server: Server(), isProtectedDataAvailable: { true }
  ) { _ in }
  let runner = try Runner(IdentityFlow(), driver: driver)
  runner.start()
  if runner.state == .guest {
    runner.send(.loginAsked)
    runner.send(.mergeAgreed)
  }
  // The data are moved on another thread.
  while runner.state == .moving { await Task.yield() }
  return runner.state == .user
}

@MainActor
private final class Server: AccountServer {
  func requestGuest(_ answer: @escaping @MainActor (String?) -> Void) { answer("G") }
  func logIn(isMerge: Bool, _ answer: @escaping @MainActor (LoginAnswer) -> Void) {
    answer(isMerge ? .accepted(user: "A") : .conflict)
  }
  func abortLogin() {}
  func logOut(_ answer: @escaping @MainActor () -> Void) { answer() }
  func deleteAccount(_ user: String, _ answer: @escaping @MainActor (Bool) -> Void) { answer(true) }
}

/// Moves the guest's files and prints how many bytes more of memory that needed at its height than
/// there were before, and how many milliseconds it took.
func measureMove(in store: any GuestStore) throws {
  let before = try peak()
  let start = ContinuousClock.now
  _ = try store.copy(GuestItem.file, from: "G", to: "A")
  let isThere = try store.verify(GuestItem.file, from: "G", to: "A")
  try store.drop(GuestItem.file, from: "G", to: "A")
  let time = (ContinuousClock.now - start) / Duration.milliseconds(1)
  print("\(try peak() - before) \(time) \(isThere)")
}

/// The most memory that this process had; of the children of `vfork`, `getrusage` would tell that of
/// the parent.
private func peak() throws -> Int {
  #if os(Linux)
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first).flatMap { Int($0) }
      .map { $0 * 1024 } ?? 0
  #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}
