public import Foundation
public import GuestFlow
public import GuestSystem

/// An app's server that answers at once, with what it is set to, and keeps what it was asked.
@MainActor
open class AnsweringServer<Action: GateAction>: AccountServer, AccountDirectory, GatedActions {
  /// What was asked, in order.
  public var log: [String] = []
  /// The answers to the next logins; one without an answer stays open.
  public var logins: [LoginAnswer] = []
  /// The login that is open.
  public private(set) var open: (@MainActor (LoginAnswer) -> Void)?
  /// How often a guest identity was asked for.
  public private(set) var guests = 0
  /// The guest identity of this device.
  public var guest = "G"
  /// Whether no account is known.
  public var isNew = false
  /// Whether a code can be sent.
  public var sendsCodes = true
  /// Whether an account is not to be deleted.
  public var keepsAccount = false

  /// A server that knows every account.
  public init() {}

  /// Ada's nickname is taken.
  public func isTaken(_ nickname: String, _ answer: @escaping @MainActor (Bool?) -> Void) {
    answer(nickname == "ada")
  }
  /// Answers what ``isNew`` says.
  public func isKnown(_: String, _ answer: @escaping @MainActor (Bool?) -> Void) { answer(!isNew) }
  /// Sends a code.
  public func sendCode(to account: String, _ answer: @escaping @MainActor (Bool) -> Void) {
    log.append("code for \(account)")
    answer(sendsCodes)
  }
  /// Gives the guest identity.
  public func requestGuest(_ answer: @escaping @MainActor (String?) -> Void) {
    guests += 1
    answer(guest)
  }
  /// Gives the next answer.
  open func logIn(isMerge: Bool, _ answer: @escaping @MainActor (LoginAnswer) -> Void) {
    if logins.isEmpty { open = answer } else { answer(logins.removeFirst()) }
  }
  /// Notes it.
  public func abortLogin() { log.append("abort") }
  /// Answers.
  public func logOut(_ answer: @escaping @MainActor () -> Void) { answer() }
  /// Answers what ``keepsAccount`` says.
  public func deleteAccount(_: String, _ answer: @escaping @MainActor (Bool) -> Void) {
    answer(!keepsAccount)
  }
  /// Does an action.
  public func send(
    _ action: Action, _ wish: Wish, _ answer: @escaping @MainActor (ActionAnswer) -> Void
  ) {
    log.append("send \(action): \(String(decoding: wish.payload, as: UTF8.self))")
    answer(.done)
  }
  /// Does a free action.
  public func run(_ action: Action, _: Data) { log.append("run \(action)") }
}
