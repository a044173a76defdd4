import Foundation
import GuestSystem

/// The server calls that a team writes; this one knows a single account.
@MainActor
final class ReaderServer: AccountServer, AccountDirectory, GatedActions {
  /// What stands in the form.
  var typed: () -> [FormFlow.Field: String] = { [:] }

  func isKnown(_ account: String, _ answer: @escaping @MainActor (Bool?) -> Void) {
    answer(account == "ada@example.org")
  }

  func requestGuest(_ answer: @escaping @MainActor (String?) -> Void) { answer("guest-1") }

  func logIn(isMerge: Bool, _ answer: @escaping @MainActor (LoginAnswer) -> Void) {
    answer(typed()[.secret] == "lovelace" ? .accepted(user: "ada") : .refused(.wrongSecret))
  }

  func abortLogin() {}
  func logOut(_ answer: @escaping @MainActor () -> Void) { answer() }
  func deleteAccount(_ user: String, _ answer: @escaping @MainActor (Bool) -> Void) {
    answer(true)
  }

  func send(
    _ action: GuestAction, _ wish: Wish, _ answer: @escaping @MainActor (ActionAnswer) -> Void
  ) {
    print("\(action) under \(wish.key)")
    answer(.done)
  }

  func run(_ action: GuestAction, _ payload: Data) { print(action) }
}
