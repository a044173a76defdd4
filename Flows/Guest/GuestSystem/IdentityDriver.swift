public import EveryPath
public import GuestFlow

/// The account server, as an app reaches it.
@MainActor
public protocol AccountServer: AnyObject {
  /// Asks for this device's guest identity; answers its id, or nil if there is none now.
  func requestGuest(_ answer: @escaping @MainActor (String?) -> Void)
  /// Logs in with what the person entered; `isMerge` once the person agreed to the merge.
  func logIn(isMerge: Bool, _ answer: @escaping @MainActor (LoginAnswer) -> Void)
  /// Gives the open login request up.
  func abortLogin()
  /// Ends the session; answered also if the server was not reached.
  func logOut(_ answer: @escaping @MainActor () -> Void)
}

/// What a login came to.
public enum LoginAnswer: Hashable, Sendable {
  /// The account's id.
  case accepted(user: String)
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

  private let store: any GuestStore
  private let server: any AccountServer
  private let isProtectedDataAvailable: @MainActor () -> Bool
  private let open: @MainActor (Owner) -> Void
  /// The guest and the account that the server named last.
  private var guest, user: String?
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
    store: any GuestStore, server: any AccountServer,
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
    case .requestGuest:
      server.requestGuest { [self] id in
        guest = id
        reply.resolve(id == nil ? .guestRefused : .guestGranted)
      }
    case .write(let facts):
      attempt(reply, else: .writeFailed) {
        guard !isUnread else { return .writeFailed }
        try store.write(record(facts))
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
        if let guest, let user { _ = try store.copy(item, from: guest, to: user) }
        return .copied
      }
    case .verify(let item):
      attempt(reply, else: .ioFailed) {
        guard let guest, let user else { return .verified }
        return try store.verify(item, from: guest, to: user) ? .verified : .ioFailed
      }
    case .drop(let item):
      attempt(reply, else: .ioFailed) {
        if let guest, let user { try store.drop(item, from: guest, to: user) }
        return .dropped
      }
    case .logout: server.logOut { reply.resolve(.loggedOut) }
    }
  }

  /// Asks first: a store may open between the two.
  private func readFacts() throws -> IdentityEvent {
    isUnread = true
    let isAvailable = isProtectedDataAvailable()
    let record = try store.record()
    (guest, user) = (record.guest, record.user)
    isUnread = !isAvailable
    return .facts(isAvailable: isAvailable, record.facts)
  }

  /// A guest is part of it until its data have moved.
  private func record(_ facts: IdentityFacts) -> IdentityRecord {
    if facts != .guest && facts != .moving { guest = nil }
    if !facts.isUser { user = nil }
    return IdentityRecord(facts, guest: guest, user: user)
  }

  private func logIn(isMerge: Bool, _ reply: Reply<IdentityEvent>) {
    server.logIn(isMerge: isMerge) { [self] answer in
      switch answer {
      case .accepted(let id):
        user = id
        reply.resolve(.loginAccepted)
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
