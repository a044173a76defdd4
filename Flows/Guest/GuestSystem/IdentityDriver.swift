public import EveryPath
public import GuestFlow

/// The account server, as an app reaches it.
@MainActor
public protocol AccountServer: AnyObject {
  /// Asks for this device's guest identity.
  func requestGuest(_ answer: @escaping @MainActor (Bool) -> Void)
  /// Logs in with what the person entered; `isMerge` once the person agreed to the merge.
  func logIn(isMerge: Bool, _ answer: @escaping @MainActor (LoginAnswer) -> Void)
  /// Gives the open login request up.
  func abortLogin()
  /// Ends the session; answered also if the server was not reached.
  func logOut(_ answer: @escaping @MainActor () -> Void)
}

/// What a login came to.
public enum LoginAnswer: Hashable, Sendable {
  case accepted
  case conflict
  case refused(LoginFault)
}

/// Carries out an identity's orders: on a folder, and at an account server.
///
/// An identity that cannot be read is told as unreadable, and nothing is written until a reading
/// succeeds while protected data is available. Send `protectedDataAvailable` to the runner when the app is told that protected data
/// has become available, and whenever it comes to the front: then the identity is read again.
@MainActor
public final class IdentityDriver: Driver {
  /// What an identity orders.
  public typealias Effect = IdentityEffect
  /// What an identity is told.
  public typealias Event = IdentityEvent

  private let store: FileGuestStore
  private let server: any AccountServer
  private let isProtectedDataAvailable: @MainActor () -> Bool
  private let open: @MainActor (Owner) -> Void
  /// Whether what is stored is unknown.
  private var isUnread = true

  /// A driver.
  ///
  /// - Parameters:
  ///   - store: Where the data are.
  ///   - server: The account server.
  ///   - isProtectedDataAvailable: Whether the store can be read; on iOS the property of that name
  ///     of `UIApplication`.
  ///   - open: Makes the app work on an owner's data: database, downloads, history, statistics.
  public init(
    store: FileGuestStore, server: any AccountServer,
    isProtectedDataAvailable: @escaping @MainActor () -> Bool,
    open: @escaping @MainActor (Owner) -> Void
  ) {
    self.store = store
    self.server = server
    self.isProtectedDataAvailable = isProtectedDataAvailable
    self.open = open
  }

  /// Begins an effect.
  public func perform(_ effect: IdentityEffect, reply: Reply<IdentityEvent>) {
    switch effect {
    case .readFacts: attempt(reply, else: .unreadable) { try readFacts() }
    case .requestGuest: server.requestGuest { reply.resolve($0 ? .guestGranted : .guestRefused) }
    case .write(let facts):
      attempt(reply, else: .writeFailed) {
        guard !isUnread else { return .writeFailed }
        try store.write(facts)
        return .written
      }
    case .openStore(let owner):
      open(owner)
      reply.resolve(.storeOpened)
    case .login: logIn(isMerge: false, reply)
    case .confirmMerge: logIn(isMerge: true, reply)
    case .abortLogin: server.abortLogin()
    case .copy(let item):
      attempt(reply, else: .ioFailed) {
        try store.copy(item)
        return .copied
      }
    case .verify(let item):
      attempt(reply, else: .ioFailed) { try store.verify(item) ? .verified : .ioFailed }
    case .drop(let item):
      attempt(reply, else: .ioFailed) {
        try store.drop(item)
        return .dropped
      }
    case .logout: server.logOut { reply.resolve(.loggedOut) }
    }
  }

  /// Asks first: a store may open between the two.
  private func readFacts() throws -> IdentityEvent {
    isUnread = true
    let isAvailable = isProtectedDataAvailable()
    let facts = try store.facts()
    isUnread = !isAvailable
    return .facts(isAvailable: isAvailable, facts)
  }

  private func logIn(isMerge: Bool, _ reply: Reply<IdentityEvent>) {
    server.logIn(isMerge: isMerge) { answer in
      switch answer {
      case .accepted: reply.resolve(.loginAccepted)
      case .conflict: reply.resolve(.loginConflict)
      case .refused(let fault): reply.resolve(.loginRefused(fault))
      }
    }
  }

  /// Whatever goes wrong, nothing was deleted, and the flow is told.
  private func attempt(
    _ reply: Reply<IdentityEvent>, else failure: IdentityEvent, _ work: () throws -> IdentityEvent
  ) {
    reply.resolve((try? work()) ?? failure)
  }
}
