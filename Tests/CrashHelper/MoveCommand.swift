import EveryPath
import Foundation
import GuestFlow
import GuestSystem

/// Logs a guest in and moves its data; whether that is done.
@MainActor
func moveGuest(in folder: URL, _ steps: Steps) throws -> Bool {
  let store = FileGuestStore(folder: folder) { _ in steps.take() }
  let driver = IdentityDriver(
    store: store, server: Server(), isProtectedDataAvailable: { true }
  ) { _ in }
  let runner = try Runner(IdentityFlow(), driver: driver)
  runner.start()
  if runner.state == .guest {
    runner.send(.loginAsked)
    runner.send(.mergeAgreed)
  }
  return runner.state == .user
}

@MainActor
private final class Server: AccountServer {
  func requestGuest(_ answer: @escaping @MainActor (Bool) -> Void) { answer(true) }
  func logIn(isMerge: Bool, _ answer: @escaping @MainActor (LoginAnswer) -> Void) {
    answer(isMerge ? .accepted : .conflict)
  }
  func abortLogin() {}
  func logOut(_ answer: @escaping @MainActor () -> Void) { answer() }
}
